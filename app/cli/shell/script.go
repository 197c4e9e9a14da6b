//go:build !js

package shell

// Script returns the completion script for bash, zsh or fish. The script queries the
// command itself, so it is never out of date.
func Script(shell string) string { return scripts[shell] }

var scripts = map[string]string{
	"bash": `# source <(sudoku completion bash)
_sudoku() {
	local line="${COMP_LINE:0:COMP_POINT}" words word
	read -ra words <<<"$line"
	case $line in *[[:space:]]) words+=("") ;; esac
	COMPREPLY=()
	while IFS= read -r word; do
		# To bash, the part before "=" is a separate word.
		case ${words[${#words[@]}-1]} in *=*) word="${word#*=}" ;; esac
		COMPREPLY+=("$word")
	done < <("${words[0]}" words -- "${words[@]:1}" 2>/dev/null)
}
complete -o default -F _sudoku sudoku
`,
	"zsh": `#compdef sudoku
# source <(sudoku completion zsh), or a file _sudoku in $fpath
_sudoku() {
	local -a all
	all=("${(@f)$("${words[1]}" words -- "${(@)words[2,$CURRENT]}" 2>/dev/null)}")
	if [[ -n "${all[*]}" ]]; then
		compadd -Q -a all
	else
		_files
	fi
}
if [[ "${funcstack[1]}" == _sudoku ]]; then
	_sudoku "$@"
else
	compdef _sudoku sudoku
fi
`,
	"fish": `# sudoku completion fish | source
function __sudoku_words
	set -l words (commandline -opc) (commandline -ct)
	$words[1] words -- $words[2..-1] 2>/dev/null
end
complete -c sudoku -a '(__sudoku_words)'
`,
}
