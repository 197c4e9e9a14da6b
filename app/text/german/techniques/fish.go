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
			{Key: "x-wing", Name: "X-Wing"},
			{Key: "swordfish", Name: "Schwertfisch"},
			{Key: "jellyfish", Name: "Qualle"},
			{Key: "squirmbag", Name: "Squirmbag"},
			{Key: "whale", Name: "Wal"},
			{Key: "leviathan", Name: "Leviathan"},
		},
	},
	{
		Title: "Fische mit Flossen, Sashimi",
		What:  "Ein Fisch mit einigen Plätzen zu viel, den Flossen. Was der Fisch streichen würde, bleibt gestrichen, wo es jede Flosse sieht.",
		Why:   "Entweder stimmt eine Flosse, dann verlieren die Zellen, die alle Flossen sehen, die Ziffer; oder keine, dann gilt der Fisch. Sashimi heißt er, wenn ihm ohne die Flossen eine Ecke fehlt.",
		Look:  "Such einen Fisch, den nur ein oder zwei Zellen in einem Block verderben; die Streichungen liegen in diesem Block.",
		Techniques: []explain.Technique{
			{Key: "finned-x-wing", Name: "X-Wing mit Flosse"},
			{Key: "finned-swordfish", Name: "Schwertfisch mit Flosse"},
			{Key: "finned-jellyfish", Name: "Qualle mit Flosse"},
			{Key: "finned-squirmbag", Name: "Squirmbag mit Flosse"},
			{Key: "finned-whale", Name: "Wal mit Flosse"},
			{Key: "finned-leviathan", Name: "Leviathan mit Flosse"},
			{Key: "sashimi-x-wing", Name: "Sashimi-X-Wing"},
			{Key: "sashimi-swordfish", Name: "Sashimi-Schwertfisch"},
			{Key: "sashimi-jellyfish", Name: "Sashimi-Qualle"},
			{Key: "sashimi-squirmbag", Name: "Sashimi-Squirmbag"},
			{Key: "sashimi-whale", Name: "Sashimi-Wal"},
			{Key: "sashimi-leviathan", Name: "Sashimi-Leviathan"},
		},
	},
	{
		Title: "Franken-Fische",
		What:  "Ein Fisch, zu dessen Häusern auch Blöcke gehören, in der Basis, in der Deckung oder in beiden.",
		Why:   "Ein Block braucht seine Ziffer einmal wie eine Linie, also stimmt die Rechnung: so viele Basis- wie Deckhäuser, und alle Plätze der Basis in der Deckung.",
		Look:  "Wenn eine Ziffer in zwei Blöcken auf wenige Zeilen beschränkt ist, nimm die Blöcke mit in die Basis.",
		Techniques: []explain.Technique{
			{Key: "franken-x-wing", Name: "Franken-X-Wing"},
			{Key: "franken-swordfish", Name: "Franken-Schwertfisch"},
			{Key: "franken-jellyfish", Name: "Franken-Qualle"},
			{Key: "franken-squirmbag", Name: "Franken-Squirmbag"},
			{Key: "franken-whale", Name: "Franken-Wal"},
			{Key: "franken-leviathan", Name: "Franken-Leviathan"},
			{Key: "finned-franken-x-wing", Name: "Franken-X-Wing mit Flosse"},
			{Key: "finned-franken-swordfish", Name: "Franken-Schwertfisch mit Flosse"},
			{Key: "finned-franken-jellyfish", Name: "Franken-Qualle mit Flosse"},
			{Key: "finned-franken-squirmbag", Name: "Franken-Squirmbag mit Flosse"},
			{Key: "finned-franken-whale", Name: "Franken-Wal mit Flosse"},
			{Key: "finned-franken-leviathan", Name: "Franken-Leviathan mit Flosse"},
		},
	},
	{
		Title: "Mutanten-Fische",
		What:  "Ein Fisch, dessen Basis und Deckung aus Zeilen, Spalten und Blöcken beliebig gemischt sind.",
		Why:   "Es kommt nur auf die Zahl an: n Basishäuser ohne gemeinsamen Platz brauchen n Ziffern, n Deckhäuser haben höchstens n. Ein Platz in zwei Basishäusern zählt als Flosse, als Endoflosse.",
		Look:  "Mit dem Auge findet sie kaum jemand; nimm sie als Übung und lass das Programm suchen.",
		Techniques: []explain.Technique{
			{Key: "mutant-x-wing", Name: "Mutanten-X-Wing"},
			{Key: "mutant-swordfish", Name: "Mutanten-Schwertfisch"},
			{Key: "mutant-jellyfish", Name: "Mutanten-Qualle"},
			{Key: "mutant-squirmbag", Name: "Mutanten-Squirmbag"},
			{Key: "mutant-whale", Name: "Mutanten-Wal"},
			{Key: "mutant-leviathan", Name: "Mutanten-Leviathan"},
			{Key: "finned-mutant-x-wing", Name: "Mutanten-X-Wing mit Flosse"},
			{Key: "finned-mutant-swordfish", Name: "Mutanten-Schwertfisch mit Flosse"},
			{Key: "finned-mutant-jellyfish", Name: "Mutanten-Qualle mit Flosse"},
			{Key: "finned-mutant-squirmbag", Name: "Mutanten-Squirmbag mit Flosse"},
			{Key: "finned-mutant-whale", Name: "Mutanten-Wal mit Flosse"},
			{Key: "finned-mutant-leviathan", Name: "Mutanten-Leviathan mit Flosse"},
		},
	},
	{
		Title: "Kraken-Fische",
		What:  "Ein Fisch mit Flossen, die den gestrichenen Kandidaten nicht selbst sehen, sondern durch Ketten zu seiner Streichung führen.",
		Why:   "Entweder gilt der Fisch, oder eine Flosse stimmt. Schließt jede Flosse den Kandidaten aus, auf welchem Weg auch immer, so ist er in jedem Fall falsch.",
		Look:  "Nimm einen Fisch mit wenigen Flossen und verfolge jede, als wäre sie wahr.",
		Techniques: []explain.Technique{
			{Key: "kraken-fish-1", Name: "Kraken Typ 1"},
			{Key: "kraken-fish-2", Name: "Kraken Typ 2"},
		},
	},
}
