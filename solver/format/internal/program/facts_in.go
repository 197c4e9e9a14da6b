package program

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/solver/format/internal/core"
)

// roleNames lists the names of rows, columns and values in lists of cells. The names
// after the bar occur only above a list.
var roleNames = [...]string{
	rowRole:    " r row y i z zeile |",
	columnRole: " c col column x j s spalte |",
	valueRole:  " v val value d digit n num number w wert ziffer | given clue ",
}

// roleOf returns the role that a word names.
func roleOf(word string, isHeader bool) role {
	if len(word) > 3 {
		word = strings.TrimSuffix(word, "s")
	}
	for r, names := range roleNames {
		if !isHeader {
			names, _, _ = strings.Cut(names, "|")
		}
		if word != "" && strings.Contains(names, " "+word+" ") {
			return role(r)
		}
	}
	return unnamed
}

// Words and signs before a fact that deny it or make it doubtful.
var (
	denials = []string{"not", "no", "nicht", "kein", "never", "isn", "!", "≠", "¬", "~", "<>", "\\+", "-", ":-"}
	doubts  = []string{"?", "or", "oder", "maybe", "perhaps", "vielleicht", "if"}
)

// factComments lists the delimiters of comments in lists of cells.
var factComments = [...][2]string{{"//", "\n"}, {"%", "\n"}, {"-- ", "\n"}, {"REM ", "\n"}, {"/*", "*/"}, {"<!--", "-->"}}

// A factReader splits a text into facts.
type factReader struct {
	facts
	text string // rest of the line
	last rune   // character before text
	now  fact   // the numbers since the last fact
	n    int    // number of numbers in now

	signs  []string // words and signs in this line since the last fact
	name   string   // word before the next number
	called string   // word before the last bracket
	used   string   // words of all facts, each after a space
	open   int      // number of open brackets
	inside int      // number of numbers since the last opening bracket
	isJSON bool

	inLine   int  // number of facts in the line
	isMarked bool // the line has a parenthesis or the name of a row, a column or a value

	tail, common string // signs after the last fact, and after all other facts
	inTail       bool
}

// factsIn splits a text into facts. It returns false if the text contains anything other
// than facts and words.
func factsIn(s core.Source) (all *facts, ok bool) {
	r := factReader{last: ' '}
	closing := ""
	end := "" // last word of the text, if nothing follows
	last := len(s.Lines) - 1
	for last > 0 && strings.TrimSpace(s.Lines[last].Text) == "" {
		last--
	}
	for i, l := range s.Lines[:last+1] {
		r.text, l.Comment, closing = cutFactComments(l, closing)
		if l.Comment != "" {
			r.comment = append(r.comment, strings.TrimSpace(l.Comment))
		}
		r.now.line = l.Number
		isBlank := strings.TrimSpace(r.text) == ""
		words, ok := r.line()
		switch {
		case !ok:
			return &facts{}, false
		case r.inLine > 0 && slices.Contains(r.signs, "?"):
			r.doubt(s, l)
		case r.inLine > 0 && len(r.list) > 0 && r.list[len(r.list)-1].order == (order{}):
			r.header(lettersIn(l.Text)) // as in SQL
		case r.inLine == 0 && r.n == 0:
			r.header(lettersIn(l.Text))
			r.header(lettersIn(l.Comment))
		}
		if !isBlank {
			end = ""
			if len(words) > 0 && r.n == 0 && strings.HasSuffix(strings.TrimRight(l.Text, "\"'`([{=: "), words[len(words)-1]) {
				end = words[len(words)-1]
			}
		}
		r.signs, r.name, r.inTail, r.last = nil, "", false, ' '
		if i < last && r.n > 0 && slices.Contains(r.now.order[:r.n], unnamed) {
			return &facts{}, false
		}
	}
	missing, isShort := strings.CutPrefix(r.common, r.tail)
	if r.n > 0 || r.open > 0 || end != "" && strings.Contains(r.used, " "+strings.ToLower(end)) || isShort && strings.Trim(missing, ",;") != "" {
		r.wrong = &core.Error{Kind: core.CutOff}
	}
	return &r.facts, true
}

// noDigit is the number for an empty cell that is written as a word.
const noDigit = 10

// cutFactComments returns the text and the comments of a line. closing is the delimiter
// that ends a comment still open at the start of the line, and stillOpen is the delimiter
// that ends a comment still open at its end.
func cutFactComments(l core.TextLine, closing string) (text, comment, stillOpen string) {
	var texts, comments strings.Builder
	comments.WriteString(l.Comment)
	rest := l.Text
	for rest != "" {
		if closing != "" {
			inside, after, found := strings.Cut(rest, closing)
			comments.WriteString(" " + inside)
			if rest = after; found {
				closing = ""
			}
			continue
		}
		at := strings.IndexAny(rest, "/%-R<")
		if at < 0 {
			texts.WriteString(rest)
			break
		}
		size := 1
		for _, marks := range factComments {
			if strings.HasPrefix(rest[at:], marks[0]) {
				size, closing = len(marks[0]), marks[1]
			}
		}
		if closing == "" {
			texts.WriteString(rest[:at+size])
		} else {
			texts.WriteString(rest[:at] + " ")
		}
		rest = rest[at+size:]
	}
	return texts.String(), comments.String(), strings.TrimSpace(closing)
}

// lettersIn returns the words of a text in lower case.
func lettersIn(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) })
}

// header takes the order of the facts from the names in a line or its comment. A single
// letter is a name only if there are few words.
func (r *factReader) header(words []string) {
	const short = 4
	var o order
	n := 0
	for _, word := range words {
		role := roleOf(word, true)
		if role == unnamed || word == "values" || len(word) == 1 && len(words) > short {
			continue
		}
		if n == len(o) {
			return
		}
		o[n] = role
		n++
	}
	if full, ok := o.complete(); !ok || full != o || o == (order{}) {
		return
	}
	if r.order != (order{}) && r.order != o {
		r.wrong = &core.Error{Kind: core.Ambiguous}
	}
	r.order = o
}

func (r *factReader) doubt(s core.Source, l core.TextLine) {
	r.wrong = s.At(l, &core.Error{Kind: core.Ambiguous})
}

// line reads the facts in a line and returns its words. It returns false if the line
// contains anything other than facts and words.
func (r *factReader) line() (words []string, ok bool) {
	r.called, r.isMarked, r.inLine = "", false, 0
	for r.text != "" {
		ch, size := utf8.DecodeRuneInString(r.text)
		isGlued := unicode.IsDigit(r.last)
		switch {
		case unicode.IsLetter(ch):
			named := r.name
			word := r.text[:len(r.text)-len(strings.TrimLeftFunc(r.text, unicode.IsLetter))]
			size = len(word)
			ch, _ = utf8.DecodeLastRuneInString(word)
			r.name = strings.ToLower(word)
			words, r.signs, r.inTail = append(words, word), append(r.signs, r.name), false
			if (r.name == "null" || r.name == "none") && roleOf(named, false) == valueRole {
				if r.name = named; !r.number(noDigit) {
					return nil, false
				}
			}
			if isGlued && roleOf(r.name, false) == unnamed {
				return nil, false
			}
		case ch >= '0' && ch <= '9':
			if isGlued || !r.number(byte(ch-'0')) {
				return nil, false
			}
		case unicode.IsSpace(ch):
			r.inTail = false
		default:
			if size = r.sign(ch, size); size == 0 {
				return nil, false
			}
		}
		r.last, r.text = ch, r.text[size:]
	}
	return words, true
}

// sign reads a sign and returns its length, or 0 if the sign does not occur in lists of
// cells.
func (r *factReader) sign(ch rune, size int) int {
	text := string(ch)
	for _, long := range []string{"<>", "\\+", ":-", "->", "=>"} {
		if strings.HasPrefix(r.text, long) {
			text, size = long, len(long)
		}
	}
	next, _ := utf8.DecodeRuneInString(r.text[size:])
	switch {
	case text == "-" && (unicode.IsDigit(r.last) || !unicode.IsLetter(next)) && (unicode.IsDigit(r.last) || unicode.IsDigit(next)):
		return 0
	case text == "-" && (!unicode.IsLetter(next) || unicode.IsLetter(r.last)):
		text = "" // a bullet or a hyphen
	case strings.Contains("([{", text):
		r.open++
		r.inside = 0
		r.isJSON = r.isJSON || ch == '{'
		r.called = r.name + text
		r.isMarked = r.isMarked || ch == '('
		r.name = ""
	case strings.Contains(")]}", text):
		r.open = max(0, r.open-1)
		r.isMarked = r.isMarked || r.inside == len(r.now.numbers) && r.n == 0
	case text == "<" || text == ">", !strings.ContainsAny(text, ",;.:=\"'`!?-~≠¬") && (unicode.IsDigit(r.last) || unicode.IsDigit(next)) && size == 1:
		return 0
	}
	const longest = 8
	if r.inTail && len(r.tail) < longest {
		r.tail += text
	}
	r.signs = append(r.signs, text)
	return size
}

// number reads a number. It returns false if the numbers do not make a fact.
func (r *factReader) number(n byte) bool {
	role := roleOf(r.name, false)
	isAssigned := len(r.signs) > 0 && strings.Contains("=:", r.signs[len(r.signs)-1])
	switch {
	case role == unnamed && unicode.IsLetter(r.last):
		return false
	case role == rowRole && unicode.IsLetter(r.last):
		r.fromOne = true
	case role == unnamed && r.name != "" && isAssigned && r.isJSON:
		r.name = ""
		return true // another property of an object
	}
	if role != unnamed {
		r.use(r.name)
		r.isMarked = true
	}
	if n := len(r.signs); r.n == 1 && n > 1 && r.signs[n-2] == "]" && r.signs[n-1] == "[" {
		r.now.order, role, r.isMarked = order{rowRole}, columnRole, true
	}
	r.inside++
	r.now.numbers[r.n], r.now.order[r.n] = n, role
	r.n++
	r.name = ""
	return r.n < len(r.now.numbers) || r.add()
}

// add adds the current fact once its third number has been read.
func (r *factReader) add() bool {
	f := r.now
	r.now, r.n = fact{line: f.line}, 0
	for i := range f.order {
		var onlyValue order
		if onlyValue[i] = valueRole; f.order == onlyValue {
			value := f.numbers[i]
			copy(f.numbers[i:], f.numbers[i+1:])
			f.numbers[2], f.order = value, order{}
		}
	}
	var ok bool
	if f.order, ok = f.order.complete(); !ok || r.inLine > 0 && !r.isMarked {
		return false
	}
	r.inLine++
	has := func(any []string) bool {
		return slices.ContainsFunc(r.signs, func(sign string) bool { return slices.Contains(any, sign) })
	}
	switch name, _ := strings.CutSuffix(r.called, "("); {
	case has(doubts):
		r.wrong = &core.Error{Kind: core.Ambiguous}
		r.list = append(r.list, f)
	case has(denials):
		r.denied++
	default:
		if name != r.called && len(r.list) > 0 && !strings.Contains(r.used+" ", " "+name+" ") {
			r.wrong = &core.Error{Kind: core.Ambiguous} // two kinds of facts
		}
		if len(r.list) == 0 {
			r.use(name)
		}
		if n := len(r.list); n == 1 {
			r.common = r.tail
		} else if n > 1 && r.common != r.tail {
			r.common = ""
		}
		r.list = append(r.list, f)
	}
	r.signs, r.tail, r.inTail = nil, "", true
	return true
}

// use records a word of a fact.
func (r *factReader) use(word string) {
	if !strings.Contains(r.used+" ", " "+word+" ") {
		r.used += " " + word
	}
}
