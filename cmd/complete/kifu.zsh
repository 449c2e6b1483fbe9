#compdef kifu
# Completes kifu's command lines in zsh, by what kifu complete prints.
local line
local -a names help valued

for line in "${(@f)$($words[1] complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
	case $line in
	:files) compset -P '*[=:]'; _files ;;
	:files\ *) _files -g "*.(${${line#:files }// /|})" ;;
	:folders) compset -P '*[=:]'; _path_files -/ ;;
	*=$'\t'*) valued+=("${line%%$'\t'*}") ;;
	?*) names+=("${line%%$'\t'*}"); help+=("${line/$'\t'/  -- }") ;;
	esac
done
(( ! $#names )) || compadd -l -d help -a names
(( ! $#valued )) || compadd -S '' -a valued
