# Completes kifu's command lines in fish, by what kifu complete prints.
function __kifu_complete
	set -l before (commandline -opc)
	for line in ($before[1] complete -- $before[2..] (commandline -ct) 2>/dev/null)
		switch $line
			case ':files'
				__fish_complete_path (string replace -r '^--[a-z0-9-]+=([a-z]+:)?' '' -- (commandline -ct))
			case ':folders'
				__fish_complete_directories (string replace -r '^--[a-z0-9-]+=([a-z]+:)?' '' -- (commandline -ct)) ''
			case ':files *'
				set -l extensions (string replace -a ' ' '|' -- (string sub -s 8 -- $line))
				__fish_complete_path (commandline -ct) | string match -e -r "^[^\t]*\.($extensions)(\t|\$)"
			case '*'
				echo $line
		end
	end
end
complete -c kifu -f -k -a '(__kifu_complete)'
