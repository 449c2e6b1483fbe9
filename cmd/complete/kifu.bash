# Completes kifu's command lines in bash, by what kifu complete prints.
_kifu()
{
	local line extension IFS=$'\n'

	COMPREPLY=()
	while IFS= read -r line; do
		case $line in
		:files) COMPREPLY+=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]#[=:]}")) ;;
		:files\ *)
			for extension in $(tr ' ' '\n' <<<"${line#:files }"); do
				COMPREPLY+=($(compgen -f -X "!*.$extension" -- "${COMP_WORDS[COMP_CWORD]}"))
			done ;;
		:folders) COMPREPLY+=($(compgen -d -- "${COMP_WORDS[COMP_CWORD]#[=:]}")); compopt -o filenames ;;
		*) COMPREPLY+=("${line%%$'\t'*}") ;;
		esac
	done < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
	[[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace
}
complete -F _kifu kifu
