package techniques

import "sudoku/solver/explain"

const fishSentence = "{base} {base:braucht|brauchen} je eine {digit}, und alle Plätze dafür{fins? bis auf die {fins:Flosse|Flossen} {fins}|} liegen in {cover}, also in ebenso vielen Häusern. " +
	"{fins?Also steht die {digit} in {fins:der Flosse|einer Flosse}, oder {cover} {cover:hat|haben} sie dort und sonst nirgends; eine Zelle von {cover}, die {fins:die Flosse|jede Flosse} sieht, kann sie so oder so nicht enthalten|Also {cover:hat|haben} {cover} sie dort und sonst nirgends}: {eliminations}." +
	"{endo-fins? {endo-fins:Die Endoflosse|Die Endoflossen} {endo-fins} {endo-fins:liegt|liegen} in zwei Basishäusern.|}" +
	"{cannibalism? {cannibalism} {cannibalism:gehört|gehören} zum Fisch und {cannibalism:ist|sind} trotzdem falsch.|}" +
	"{second-cover? Mit {second-cover} als Deckhäusern sind {second-fins} die Flossen; dieser Schritt enthält beide Fische.|}"

var fish = []explain.Lesson{
	{
		Title: "Fische: X-Wing, Schwertfisch, Qualle",
		What:  "In zwei Zeilen hat eine Ziffer nur in denselben zwei Spalten Plätze (X-Wing), in drei Zeilen nur in drei Spalten (Schwertfisch), in vieren nur in vieren (Qualle). Im Rest dieser Spalten fällt die Ziffer weg. Zeilen und Spalten können die Rollen tauschen.",
		Why:   "Jede der Zeilen braucht die Ziffer einmal, jede der Spalten hat sie höchstens einmal. Es sind gleich viele: Die Spalten haben ihre in diesen Zeilen.",
		Look:  "Nimm eine Ziffer, geh die Zeilen durch und merk dir die mit zwei Plätzen. Zwei Zeilen mit denselben zwei Spalten sind ein X-Wing. Für größere Fische nimm Zeilen mit bis zu drei oder vier Plätzen. Dann ebenso mit den Spalten.",
		Techniques: []explain.Technique{
			{Key: "x-wing", Name: "X-Wing", Sentence: fishSentence},
			{Key: "swordfish", Name: "Schwertfisch", Sentence: fishSentence},
			{Key: "jellyfish", Name: "Qualle", Sentence: fishSentence},
			{Key: "squirmbag", Name: "Squirmbag", Sentence: fishSentence},
			{Key: "whale", Name: "Wal", Sentence: fishSentence},
			{Key: "leviathan", Name: "Leviathan", Sentence: fishSentence},
		},
	},
	{
		Title: "Fische mit Flossen, Sashimi",
		What:  "Ein Fisch mit einigen Plätzen zu viel, den Flossen. Was der Fisch streichen würde, bleibt gestrichen, wo es jede Flosse sieht.",
		Why:   "Entweder stimmt eine Flosse, dann verlieren die Zellen, die alle Flossen sehen, die Ziffer; oder keine, dann gilt der Fisch. Sashimi heißt er, wenn ihm ohne die Flossen eine Ecke fehlt.",
		Look:  "Such einen Fisch, den nur ein oder zwei Zellen in einem Block verderben; die Streichungen liegen in diesem Block.",
		Techniques: []explain.Technique{
			{Key: "finned-x-wing", Name: "X-Wing mit Flosse", Sentence: fishSentence},
			{Key: "finned-swordfish", Name: "Schwertfisch mit Flosse", Sentence: fishSentence},
			{Key: "finned-jellyfish", Name: "Qualle mit Flosse", Sentence: fishSentence},
			{Key: "finned-squirmbag", Name: "Squirmbag mit Flosse", Sentence: fishSentence},
			{Key: "finned-whale", Name: "Wal mit Flosse", Sentence: fishSentence},
			{Key: "finned-leviathan", Name: "Leviathan mit Flosse", Sentence: fishSentence},
			{Key: "sashimi-x-wing", Name: "Sashimi-X-Wing", Sentence: fishSentence},
			{Key: "sashimi-swordfish", Name: "Sashimi-Schwertfisch", Sentence: fishSentence},
			{Key: "sashimi-jellyfish", Name: "Sashimi-Qualle", Sentence: fishSentence},
			{Key: "sashimi-squirmbag", Name: "Sashimi-Squirmbag", Sentence: fishSentence},
			{Key: "sashimi-whale", Name: "Sashimi-Wal", Sentence: fishSentence},
			{Key: "sashimi-leviathan", Name: "Sashimi-Leviathan", Sentence: fishSentence},
		},
	},
	{
		Title: "Franken-Fische",
		What:  "Ein Fisch, zu dessen Häusern auch Blöcke gehören, in der Basis, in der Deckung oder in beiden.",
		Why:   "Ein Block braucht seine Ziffer einmal wie eine Linie, also stimmt die Rechnung: so viele Basis- wie Deckhäuser, und alle Plätze der Basis in der Deckung.",
		Look:  "Wenn eine Ziffer in zwei Blöcken auf wenige Zeilen beschränkt ist, nimm die Blöcke mit in die Basis.",
		Techniques: []explain.Technique{
			{Key: "franken-x-wing", Name: "Franken-X-Wing", Sentence: fishSentence},
			{Key: "franken-swordfish", Name: "Franken-Schwertfisch", Sentence: fishSentence},
			{Key: "franken-jellyfish", Name: "Franken-Qualle", Sentence: fishSentence},
			{Key: "franken-squirmbag", Name: "Franken-Squirmbag", Sentence: fishSentence},
			{Key: "franken-whale", Name: "Franken-Wal", Sentence: fishSentence},
			{Key: "franken-leviathan", Name: "Franken-Leviathan", Sentence: fishSentence},
			{Key: "finned-franken-x-wing", Name: "Franken-X-Wing mit Flosse", Sentence: fishSentence},
			{Key: "finned-franken-swordfish", Name: "Franken-Schwertfisch mit Flosse", Sentence: fishSentence},
			{Key: "finned-franken-jellyfish", Name: "Franken-Qualle mit Flosse", Sentence: fishSentence},
			{Key: "finned-franken-squirmbag", Name: "Franken-Squirmbag mit Flosse", Sentence: fishSentence},
			{Key: "finned-franken-whale", Name: "Franken-Wal mit Flosse", Sentence: fishSentence},
			{Key: "finned-franken-leviathan", Name: "Franken-Leviathan mit Flosse", Sentence: fishSentence},
		},
	},
	{
		Title: "Mutanten-Fische",
		What:  "Ein Fisch, dessen Basis und Deckung aus Zeilen, Spalten und Blöcken beliebig gemischt sind.",
		Why:   "Es kommt nur auf die Zahl an: n Basishäuser ohne gemeinsamen Platz brauchen n Ziffern, n Deckhäuser haben höchstens n. Ein Platz in zwei Basishäusern zählt als Flosse, als Endoflosse.",
		Look:  "Mit dem Auge findet sie kaum jemand; nimm sie als Übung und lass das Programm suchen.",
		Techniques: []explain.Technique{
			{Key: "mutant-x-wing", Name: "Mutanten-X-Wing", Sentence: fishSentence},
			{Key: "mutant-swordfish", Name: "Mutanten-Schwertfisch", Sentence: fishSentence},
			{Key: "mutant-jellyfish", Name: "Mutanten-Qualle", Sentence: fishSentence},
			{Key: "mutant-squirmbag", Name: "Mutanten-Squirmbag", Sentence: fishSentence},
			{Key: "mutant-whale", Name: "Mutanten-Wal", Sentence: fishSentence},
			{Key: "mutant-leviathan", Name: "Mutanten-Leviathan", Sentence: fishSentence},
			{Key: "finned-mutant-x-wing", Name: "Mutanten-X-Wing mit Flosse", Sentence: fishSentence},
			{Key: "finned-mutant-swordfish", Name: "Mutanten-Schwertfisch mit Flosse", Sentence: fishSentence},
			{Key: "finned-mutant-jellyfish", Name: "Mutanten-Qualle mit Flosse", Sentence: fishSentence},
			{Key: "finned-mutant-squirmbag", Name: "Mutanten-Squirmbag mit Flosse", Sentence: fishSentence},
			{Key: "finned-mutant-whale", Name: "Mutanten-Wal mit Flosse", Sentence: fishSentence},
			{Key: "finned-mutant-leviathan", Name: "Mutanten-Leviathan mit Flosse", Sentence: fishSentence},
		},
	},
	{
		Title: "Kraken-Fische",
		What:  "Ein Fisch mit Flossen, die den gestrichenen Kandidaten nicht selbst sehen, sondern durch Ketten zu seiner Streichung führen.",
		Why:   "Entweder gilt der Fisch, oder eine Flosse stimmt. Schließt jede Flosse den Kandidaten aus, auf welchem Weg auch immer, so ist er in jedem Fall falsch.",
		Look:  "Nimm einen Fisch mit wenigen Flossen und verfolge jede, als wäre sie wahr.",
		Techniques: []explain.Technique{
			{Key: "kraken-fish-1", Name: "Kraken Typ 1",
				Sentence: "{base} {base:braucht|brauchen} je eine {digit}, und alle Plätze dafür bis auf die {fins:Flosse|Flossen} {fins} liegen in {cover}, also in ebenso vielen Häusern. Gilt der Fisch ohne {fins:Flosse|Flossen}, so folgt es sofort, und von {fins:der Flosse|jeder Flosse} führt eine Kette dahin: {eliminations}. {chain-*}."},
			{Key: "kraken-fish-2", Name: "Kraken Typ 2",
				Sentence: "{base} {base:braucht|brauchen} je eine {digit}, und alle Plätze dafür bis auf die {fins:Flosse|Flossen} {fins} liegen in {cover}, also in ebenso vielen Häusern. Also steht die {digit} in {fins:der Flosse|einer Flosse} oder auf einem der Plätze des Fischs in {house}, und von jedem führt eine Kette zum selben Ergebnis: {eliminations}. {chain-*}."},
		},
	},
}
