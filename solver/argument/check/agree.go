package check

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"sudoku/solver/explain"
)

// Shape returns a line of an argument with a mark in place of each name: [C2&] for two
// cells joined with "and", [D3|] for three digits joined with "or", [H1] for a house,
// [X1] for a digit in a cell and [N] for a number.
func Shape(l *explain.Language, words []explain.Token) string {
	var b strings.Builder
	for _, t := range words {
		switch {
		case t.Kind == explain.Text:
			b.WriteString(t.Text)
		case t.Hole == "loses":
			b.WriteString(shapeLosses(l, t.Text))
		case t.Kind == explain.Cells:
			b.WriteString(mark(l, 'C', t.Cells.Len(), t.Text))
		case t.Kind == explain.Digits:
			b.WriteString(mark(l, 'D', t.Digits.Len(), t.Text))
		case t.Kind == explain.Houses:
			b.WriteString(mark(l, 'H', t.Houses.Len(), t.Text))
		case t.Kind == explain.Candidates && strings.Contains(t.Text, between(l.Words.Placed)):
			b.WriteString(mark(l, 'X', t.Candidates.Len(), t.Text))
		case t.Kind == explain.Candidates: // only their cells are named
			b.WriteString(mark(l, 'C', t.Candidates.Len(), t.Text))
		default:
			b.WriteString("[N]")
		}
	}
	return b.String()
}

// between returns the words between the two holes of a template.
func between(template string) string {
	_, rest, _ := strings.Cut(template, "}")
	words, _, _ := strings.Cut(rest, "{")
	return words
}

// mark returns the mark for a list of n items, given its text.
func mark(l *explain.Language, kind byte, n int, text string) string {
	join := ""
	switch {
	case strings.Contains(text, l.Words.Or), l.Words.OrEight != "" && strings.Contains(text, l.Words.OrEight):
		join = "|"
	case strings.Contains(text, l.And):
		join = "&"
	case n > 1:
		join = "," // no conjunction
	}
	return fmt.Sprintf("[%c%d%s]", kind, n, join)
}

var (
	cellLists  = regexp.MustCompile(`r\dc\d(?:(?:, | \pL+ |、|\pL)r\dc\d)*`)
	digitLists = regexp.MustCompile(`\b[1-9](?:(?:, | \pL+ |、|\pL)[1-9])*\b`)
)

// shapeLosses marks the lists in a text such as "r1c2 and r1c3 lose 5". Package explain
// writes effects as plain text, so their lists are parsed again here.
func shapeLosses(l *explain.Language, text string) string {
	cells := func(list string) string { return mark(l, 'C', strings.Count(list, "c"), list) }
	var b strings.Builder
	for len(text) > 0 {
		at := cellLists.FindStringIndex(text)
		if at == nil {
			at = []int{len(text), len(text)}
		}
		b.WriteString(digitLists.ReplaceAllStringFunc(text[:at[0]], func(list string) string {
			return mark(l, 'D', len(regexp.MustCompile(`[1-9]`).FindAllString(list, -1)), list)
		}))
		if at[1] > at[0] {
			b.WriteString(cells(text[at[0]:at[1]]))
		}
		text = text[at[1]:]
	}
	return b.String()
}

// A grammar defines which words of a language must agree with the names around them.
type grammar struct {
	// quantifiers matches a list with words that make it singular, such as "one of". It is
	// nil if the language has no plural.
	quantifiers *regexp.Regexp
	// wrong lists patterns that must not match a shape.
	wrong []*regexp.Regexp
	// equal lists patterns with two numbers that must be equal.
	equal []*regexp.Regexp
	// subjects matches the words that may follow cells. Other words are errors because no
	// rule would check them.
	subjects *regexp.Regexp
}

// patterns compiles patterns with these abbreviations: <one> for a single item, <all>
// for several joined with "and" or a comma, and <any> for several joined with "or",
// each with an optional letter for the kind; a letter alone, such as <C>, for one or
// more items of the kind; <is> and <are> for singular and plural verbs.
func patterns(is, are string, texts ...string) (list []*regexp.Regexp) {
	of := strings.NewReplacer("<is>", `(?:`+is+`)\b`, "<are>", `(?:`+are+`)\b`)
	kinds := regexp.MustCompile(`<(one|all|any|[CDHX])([CDHX]?)>`)
	for _, text := range texts {
		text = kinds.ReplaceAllStringFunc(of.Replace(text), func(short string) string {
			name, kind := short[1:len(short)-1], "[CDX]"
			if last := name[len(name)-1]; last < 'a' {
				name, kind = name[:len(name)-1], string(last)
			}
			switch name {
			case "one":
				return `\[` + kind + `1\]`
			case "all":
				return `\[` + kind + `\d+[&,]\]`
			case "any":
				return `\[` + kind + `\d+\|\]`
			}
			return `\[` + kind + `\d+[&,|]?\]`
		})
		list = append(list, regexp.MustCompile(text))
	}
	return list
}

const (
	englishIs  = "is|sees|holds|has|loses|lies|lacks|shares|takes|needs|shows|fits|keeps"
	englishAre = "are|see|hold|have|lose|lie|lack|share|take|need|show|fit|keep"
	germanIst  = "ist|sieht|enthält|hat|verliert|liegt|steht|teilt|passt|enthielte|wäre"
	germanSind = "sind|sehen|enthalten|haben|verlieren|liegen|stehen|teilen|passen|enthielten|wären"
	// "está" and "están" are missing because \b knows only ASCII.
	spanishEs  = "es|ve|tiene|pierde|ocupa|cuenta|cabe|sería|fuera|tuviera|lleva"
	spanishSon = "son|ven|tienen|pierden|ocupan|cuentan|caben|serían|fueran|tuvieran|llevan|comparten"
	frenchEst  = "est|voit|contient|a|perd|prend|tient|compte|serait"
	frenchSont = "sont|voient|contiennent|ont|perdent|prennent|tiennent|comptent|seraient|occupent"
	// "è" is missing because \b knows only ASCII.
	italianHa   = "vede|ha|perde|prende|porta|sarebbe|fosse|avesse"
	italianSono = "sono|vedono|hanno|perdono|prendono|portano|sarebbero|fossero|avessero|condividono|contano"
	// "é", "está" and "estão" are missing because \b knows only ASCII.
	portugueseTem = "tem|perde|ocupa|cabe|seria|fosse|tivesse|leva|fica"
	portugueseTêm = "são|veem|perdem|ocupam|cabem|contam|seriam|fossem|tivessem|levam|ficam"
)

// grammars holds the grammar of each language, by code.
var grammars = map[string]grammar{
	"en": {
		quantifiers: regexp.MustCompile(`(?i)\b(one|each|any|none) of (?:the fins )?\[[CDHX]\d+[&,]\]|\bthe set \[C\d+.?\] with \[D\d+.\]`),
		wrong: patterns(englishIs, englishAre,
			`<one> <are>`, `<all> <is>`, `<any> <are>`, `\[S\] <are>`,
			`\[[CX]([3-9]|\d\d).\][^.;]* one of the two\b`, `(?i)\b(one|each|any|none|neither|both|either) of <one>`, `(?i)\b(each|all|both) of <any>`,
			`\bis (each )?<allD>`, `\bare each <allD>`, `\bholds? (only )?<any>`, `\b(is|has its \[D1\]) (not )?in (<all>|<allH>)`,
			`\b(none|nothing) but <any>`, `\black(s)? <all>`, `\bloses? <any>`, `\bhas no <all>`, `\bmust be <all>`,
			`the fin <all>`, `the fins <one>`, `\bplaces for <D> is`, `\bplace for <D> are`,
			`no other cell of (\[H\d+&\]) <are>`,
			`(^|\. )[^;.]*\bloses <D>: they`, `(;[^.]*|\blose <D>): it\b`, `these is true: <one>`, `these is true: <all>`, `These cells is|This cell are|This cells|These cell\b`,
			`\bboth <one>`, `\bboth \[.([3-9]|\d\d)`, `\beither <all>`, `\bonly <all> is|\bonly <one> are`,
			`\bmust be true: <all>|<all> must be true`, `(?i)\beach of <oneH>`),
		equal:    patterns("", "", `places for \[D1\] in \[H(\d+).?\] lie in \[H(\d+)`, `places for \[D(\d+).\] are \[C(\d+).\], as many`),
		subjects: regexp.MustCompile(`^(` + englishIs + `|` + englishAre + `|and|or|in|of|with|has|that|cannot|would|must|could|held|from|to|so|then|there|from|for|at|on|as|block|blocks|where|joins|each|take|not|than|but|clash|leaves|leave|if|also|repeats|always|count|leads|both|were)\b`),
	},
	"de": {
		quantifiers: regexp.MustCompile(`(?i)\b(eine|eines|einer|einem|jede|jeder|jedes|keine|keiner|je) (?:davon )?von \[[CDHX]\d+[&,]\]|\bdie Gruppe \[C\d+.?\] mit \[D\d+.\]`),
		wrong: patterns(germanIst, germanSind,
			`<oneC> <are>`, `<allC> <is>`, `<anyC> <are>`, `\[S\] <are>`,
			`(?i)\b(eine|eines|einer|einem|jede|jeder|jedes|keine|keiner) von <one>`, `(?i)\b(jede|jeder|beide) von <any>`,
			`\bist (je )?<allD>`, `\bsind (je )?<allD>`, `\b(enthält|enthalten) (nur )?<any>`, `\bsteht (nicht )?in (<all>|<allH>)`,
			`\bfehlt <all>`, `\b(verliert|verlieren) <any>`, `\bkeine <all>`, `\bmuss <all>`, `\b[Aa]lso <C> (<is>|<are>)`,
			`die Flosse <all>`, `der Flossen <one>`, `Plätze für <D> ist`, `(Platz|Plätze) für <one> sind`,
			`verliert <C> <D>: Sie`, `verlieren <C> <D>: Die Zelle`, `\bverliert <allC>`, `\bverlieren <oneC>`, `von diesen: <one>`, `von diesen: <all>`, `Diese Zelle liegen|Diese Zellen liegt`,
			`\bsind <oneC> (es )?nicht`, `\bist <allC> (es )?nicht`, `\bbeide <one>`, `\bbeide \[.([3-9]|\d\d)`),
		equal: patterns("", "", `Plätze für die \[D1\] in \[H(\d+).?\] (?:liegen )?in \[H(\d+)`, `Plätze für \[D(\d+).\] \[C(\d+).\], so viele`),
	},
	"es": {
		quantifiers: regexp.MustCompile(`(?i)\b(una|uno|cada una|cada uno|ninguna) de (?:las aletas |cada dos celdas del anillo )?\[[CDHX]\d+[&,]\]|\bel conjunto \[C\d+.?\] con \[D\d+.\]`),
		wrong: patterns(spanishEs, spanishSon,
			`<oneC> (no |no lo |solo )?<are>`, `<allC> (no |no lo |solo )?<is>`, `<anyC> <are>`, `\[S\] <are>`, `<oneC> están `, `<allC> está `, `\[S\] están `,
			`(?i)\b(una|uno|cada una|cada uno) de (las aletas )?<one>`, `(?i)\b(cada una|cada uno) de <any>`,
			`(?i)\bel \[D\d+[&|,]`, `\b(pierde|pierden) \[D1\]`, `\b(pierde|pierden) (el )?<any>`,
			`\bes <allD>`, `\bson <allD> cada`, `\b(tiene|tienen) <any>`, `\[D1\] (no )?está en (<allC>|<allH>)`, `\ben ellas están <one>`,
			`la aleta <all>`, `las aletas <one>`, `lugares para <one>`, `\btiene que ser <all>`, `\bse va del resto de <any>`,
			`(^|\. )[^;.]*\bpierde (el )?<D>: ven\b`, `(;[^.]*|\bpierden (el )?<D>): ve\b`,
			`es verdadero: <one>`, `es verdadero: <all>`, `Esta celda están|Estas celdas está `, `\bsus únicos candidatos son <one>`, `\bsu único candidato es <all>`),
		equal: patterns("", "", `lugares del \[D1\] en \[H(\d+).?\] están en \[H(\d+)`, `lugares para \[D(\d+).\] son \[C(\d+).\], tantas`),
	},
	"fr": {
		quantifiers: regexp.MustCompile(`(?i)\b(une|un|aucune|chacune|chacun) (?:des nageoires |des chiffres |case sur deux de l’anneau )?\[[CDHX]\d+[&,]\]`),
		wrong: patterns(frenchEst, frenchSont,
			`<oneC> (ne |n’)?<are>`, `<allC> (ne |n’)?<is>`, `<anyC> <are>`, `\[S\] <are>`,
			`la case <all>`, `les cases <one>`, `la nageoire <all>`, `nageoires <one>`, `\b(une|un|chacun) des chiffres <any>`,
			`(?i)\ble \[D\d+[&|,]`, `\[D1\] (n’)?est (pas )?en (<allC>|<allH>)`, `\best <allD>`, `\bcontien(t|nent) que <any>`,
			`\bper(d|dent) <any>`, `(^|\. )[^;.]*\bperd <D>.: elles\b`, `(;[^.]*|\bperdent <D>.): elle\b`,
			`seules places pour <one>`, `est vrai.: <one>`, `est vrai.: <all>`, `seuls autres candidats sont <one>`, `seul autre candidat est <all>`),
		equal: patterns("", "", `places pour le \[D1\] dans \[H(\d+).?\] sont dans \[H(\d+)`, `places pour \[D(\d+).\] sont \[C(\d+).\], autant`),
	},
	"it": {
		quantifiers: regexp.MustCompile(`(?i)\b(una|uno|ognuno|ciascuna|ciascuno) (?:di|delle pinne) \[[CDHX]\d+[&,]\]|\bl'insieme \[C\d+.?\](?: con \[D\d+.\])?`),
		wrong: patterns(italianHa, italianSono,
			`<oneC> (non |non lo |solo )?<are>`, `<allC> (non |non lo |solo )?<is>`, `<anyC> <are>`, `\[S\] <are>`, `<allC> (non |non lo )?è `,
			`(?i)\b(una|uno|ognuno|ciascuna|ciascuno) (di|delle pinne) <one>`, `(?i)\b(ognuno|ciascuna|ciascuno) di <any>`,
			`\b(perde|perdono) <any>`, `è <allD>`, `\bsono <allD> ciascun`, `\b(ha|hanno) (solo )?<any>`,
			`\[D1\] (non )?è in <allC>`, `la pinna <all>`, `le pinne <one>`, `posti per <D> è`, `\bdeve essere <all>`,
			`(^|\. )[^;.]*\bperde <D>: vedono`, `(;[^.]*|\bperdono <D>): vede\b`,
			`è vero: <one>`, `è vero: <all>`, `Questa casella sono|Queste caselle è`, `unici candidati sono <one>`, `unico candidato è <all>`),
		equal: patterns("", "", `posti per \[D1\] \[H(\d+).?\] sono \[H(\d+)`, `posti per \[D(\d+).\] sono \[C(\d+).\], tante`),
	},
	"pt-BR": {
		quantifiers: regexp.MustCompile(`(?i)\b(uma|um|cada uma|cada um|nenhuma) d(?:e|as barbatanas|e cada duas células do anel) \[[CDHX]\d+[&,]\]|\bo conjunto \[C\d+.?\] com \[D\d+.\]`),
		wrong: patterns(portugueseTem, portugueseTêm,
			`<oneC> (não |só )?<are>`, `<oneC> (não |só )?(têm|estão) `, `<allC> (não |só )?<is>`, `<allC> (não |só )?(é|vê|está) `, `<anyC> <are>`,
			`\[S\] <are>`, `\[S\] (têm|estão) `,
			`(?i)\b(uma|um|cada uma|cada um) de <one>`, `(?i)\b(cada uma|cada um) de <any>`,
			`(^|[ (])[oO] \[D\d+[&|,]`, `\b(perde|perdem) \[D1\]`, `\b(perde|perdem) (o )?<any>`,
			`\bsão <allD> cada`, `\b(tem|têm) <any>`, `\[D1\] (não )?está em <allC>`,
			`a barbatana <all>`, `as barbatanas <one>`, `lugares para <one>`, `\btem de ser <all>`,
			`(^|\. )[^;.]*\bperde (o )?<D>: veem\b`, `(;[^.]*|\bperdem (o )?<D>): vê `,
			`é verdadeiro: <one>`, `é verdadeiro: <all>`, `Esta célula também estão|Estas células também está `, `\bseus únicos candidatos são <one>`, `\bseu único candidato é <all>`),
		equal: patterns("", "", `lugares para \[D(\d+).\] são \[C(\d+).\], tantas`),
	},
	"ja": {
		wrong: patterns("", "",
			`\[[CX]1\](は|が|の)?、?(いずれ|どれ|どちら|両方|片方|それぞれ)`, `\[[CX]\d+\|\](は|が|の)?、?(いずれも|どれも|どちらも|両方|それぞれ)`,
			`\[[CX]([3-9]|\d\d).\](は|が|の)?、?(どちら|両方|片方)`, `<allC>(は|が)\[D1\]では?な`, `<allC>(は|が)\[D1\]ではあ`,
			`\[D1\](は|の)?(いずれ|それぞれ)`, `\[H[^3].?\]では、\[D1\]がどれも三マス`),
		equal: patterns("", "", `\[H(\d+).?\]で\[D1\]が入る(?:ほかの)?マスはすべて\[H(\d+)`, `\[D(\d+).\]が入るのは\[C(\d+).\]だけで、マスと`),
	},
	"zh-Hans": {
		wrong: patterns("", "",
			`\[[CX]1\](都|各|均|之一|中有一格)`, `\[[CX]\d+\|\](都|各|均|之一)`, `<allC>就?不是\[D1\]`,
			`\[D1\](各|之一|中的两个)`, `\[H[^3].?\]中，\[D1\]都有两个以上`),
		equal: patterns("", "", `\[H(\d+).?\]中\[D1\]的(?:其他)?位置都在\[H(\d+)`, `\[D(\d+).\]只能填在\[C(\d+).\]，格数`),
	},
}

// agree returns an error unless plurals, verbs and conjunctions agree with the names
// around them.
func agree(l *explain.Language, words []explain.Token) error {
	g, known := grammars[l.Code]
	if !known {
		return nil
	}
	shape := Shape(l, words)
	for _, p := range g.equal {
		for _, m := range p.FindAllStringSubmatch(shape, -1) {
			if m[1] != m[2] {
				return errors.New("unequal numbers: " + shape)
			}
		}
	}
	one := shape
	if g.quantifiers != nil {
		one = g.quantifiers.ReplaceAllString(shape, "[S]")
	}
	for _, p := range g.wrong {
		if bad := p.FindString(one); bad != "" {
			return fmt.Errorf("%q in %s", bad, one)
		}
	}
	if g.subjects == nil {
		return nil
	}
	for _, m := range followed.FindAllStringSubmatch(one, -1) {
		if !g.subjects.MatchString(m[1]) {
			return fmt.Errorf("no rule for %q in %s", m[0], one)
		}
	}
	return nil
}

// followed matches a name and the word after it.
var followed = regexp.MustCompile(`\[[CXS][^\]]*\] (\pL+)`)
