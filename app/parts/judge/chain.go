package judge

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/eureka"
)

// chain writes the drawn links in Eureka notation. If they do not form one chain or loop, it
// writes only the last one.
func chain(l *board.LinkList) string {
	links := l.Links[:l.Len]
	if len(links) == 0 {
		return ""
	}
	if text, ok := path(links); ok {
		return text
	}
	return lastLink(l)
}

// lastLink writes the link that was drawn last, or "".
func lastLink(l *board.LinkList) string {
	if l.Len == 0 {
		return ""
	}
	text, _ := path(l.Links[l.Len-1 : l.Len])
	return text
}

// path writes links that form one chain or loop. ok is false if they do not.
func path(links []board.DrawnLink) (text string, ok bool) {
	at := make(map[board.Candidate][]int) // indices of the links at each end
	for i, x := range links {
		at[x.From], at[x.To] = append(at[x.From], i), append(at[x.To], i)
	}
	from, ends := links[0].From, 0
	for _, x := range links { // in the order in which they were drawn
		for _, end := range []board.Candidate{x.From, x.To} {
			switch {
			case len(at[end]) > 2:
				return "", false
			case len(at[end]) == 1:
				if ends == 0 {
					from = end
				}
				ends++
			}
		}
	}
	// A loop is written from a strong link that follows a weak one, so that the weak one
	// leads back to the start and can be left out.
	first := -1
	if ends == 0 {
		for i, x := range links {
			for _, end := range []board.Candidate{x.From, x.To} {
				if pair := at[end]; x.Strong && first < 0 && links[pair[0]].Strong != links[pair[1]].Strong {
					first, from = i, end
				}
			}
		}
	}
	var b strings.Builder
	b.WriteString(term(from))
	used := make([]bool, len(links))
	for n := range links {
		next := -1
		for _, i := range at[from] {
			if !used[i] && (n > 0 || first < 0 || i == first) {
				next = i
			}
		}
		if next < 0 {
			return "", false // the links are in several pieces
		}
		used[next] = true
		x := links[next]
		to := x.To
		if to == from {
			to = x.From
		}
		if n == len(links)-1 && first >= 0 && !x.Strong {
			break // package eureka adds this link itself
		}
		kind := eureka.Weak
		if x.Strong {
			kind = eureka.Strong
		}
		b.WriteString(" " + string(kind) + " " + term(to))
		from = to
	}
	return b.String(), true
}

func term(x board.Candidate) string {
	return eureka.TermText(board.NewDigitSet(x.Digit()), board.NewCellSet(x.Cell()))
}
