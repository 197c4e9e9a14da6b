package techniques

import "sudoku/solver/explain"

var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Zwei fast gesperrte Mengen, jede mit einer Ziffer mehr als Zellen, mit einer Ziffer, die nicht in beiden stehen kann. Eine andere gemeinsame Ziffer fällt in den Zellen weg, die alle ihre Plätze in beiden sehen.",
		Why:   "Die verbindende Ziffer fehlt einer der Mengen; die ist dann gesperrt und enthält alle ihre anderen. Bei zwei solchen Ziffern sind beide gesperrt.",
		Look:  "Zweiwertige Zellen sind die kleinsten Mengen. Such zwei Mengen in Häusern, die sich kreuzen.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "ALS-XZ"},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Drei fast gesperrte Mengen: Die mittlere hat mit jeder der anderen eine verbindende Ziffer, und diese haben eine weitere gemeinsam; die fällt in den Zellen weg, die alle ihre Plätze darin sehen.",
		Why:   "Die mittlere kann nur eine Ziffer abgeben. Also verliert eine der äußeren ihre verbindende und ist gesperrt.",
		Look:  "Es ist der XY-Wing mit Mengen statt Zellen.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "ALS-XY-Wing"},
		},
	},
	{
		Title: "ALS-Kette",
		What:  "Eine Reihe fast gesperrter Mengen, jede mit der nächsten durch eine Ziffer verbunden. Eine Ziffer der ersten und der letzten fällt in den Zellen weg, die alle ihre Plätze dort sehen.",
		Why:   "Fehlt die Ziffer der ersten Menge, so hat diese alle anderen, die nächste verliert ihre verbindende, und so weiter bis zur letzten.",
		Look:  "Nimm eine XY-Kette und lass Mengen statt Zellen zu.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "ALS-Kette"},
		},
	},
	{
		Title: "Todesblüte (Death Blossom)",
		What:  "Eine Zelle, der Stiel, und zu jedem ihrer Kandidaten eine fast gesperrte Menge, ein Blütenblatt, der er dann fehlt. Eine Ziffer aller Blätter fällt in den Zellen weg, die alle ihre Plätze dort sehen.",
		Why:   "Was immer der Stiel enthält, eines der Blätter ist gesperrt und enthält die gemeinsame Ziffer.",
		Look:  "Nimm eine Zelle mit zwei oder drei Kandidaten und such Mengen, deren Plätze für jeden davon sie sieht.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Todesblüte (Death Blossom)"},
		},
	},
	{
		Title: "Fast gesperrte Kandidaten",
		What:  "Eine Linie und ein Block kreuzen sich. In einem der beiden Häuser hat eine Zelle außerhalb der Kreuzung nur zwei Kandidaten, und im anderen haben diese zwei Ziffern außerhalb der Kreuzung nur einen Platz. Dort steht eine der beiden und nichts anderes, und im Rest des ersten Hauses fallen beide weg. Bei drei Ziffern sind es auf jeder Seite zwei Zellen.",
		Why:   "Das erste Haus lässt in der Kreuzung höchstens eine der beiden Ziffern zu, und das zweite braucht dort mindestens eine. Also enthält die Kreuzung genau eine, und die andere füllt den Platz im zweiten Haus. Im ersten Haus sind damit beide vergeben.",
		Look:  "Nimm eine zweiwertige Zelle und prüf jede Kreuzung ihrer Zeile, ihrer Spalte und ihres Blocks: Hat das kreuzende Haus nur noch einen weiteren Platz für die beiden Ziffern?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Fast gesperrtes Paar"},
			{Key: "almost-locked-triple", Name: "Fast gesperrtes Tripel"},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Zwei oder drei Zellen, in denen eine Linie einen Block kreuzt, enthalten zwei Ziffern mehr, als es Zellen sind. Einige davon nimmt eine Menge im Rest der Linie, andere eine im Rest des Blocks. So sind alle verbraucht: Linie und Block verlieren die ihren anderswo.",
		Why:   "Zellen und Ziffern gehen genau auf, also hat jede Ziffer des Musters darin ihren Platz.",
		Look:  "Schau auf Kreuzungen mit vier oder fünf Ziffern in zwei oder drei Zellen und auf zweiwertige Zellen daraus in der Linie und im Block.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq"},
		},
	},
	{
		Title: "Feuerwerk (Firework)",
		What:  "Eine Zeile und eine Spalte kreuzen sich in einem Block, und außerhalb davon hat eine Ziffer in jeder höchstens einen Platz. Drei Ziffern mit denselben drei Zellen, der Kreuzung und den beiden Enden, füllen diese. Vier können sich die Ecken eines Rechtecks teilen, und zweien hilft eine Zelle, die nur diese beiden enthalten kann.",
		Why:   "Steht eine Ziffer an keinem der Enden, so haben beide Linien sie im Block, und dort kreuzen sie sich. Also steht sie in einer der drei Zellen.",
		Look:  "Such Ziffern, die in einer Zeile und einer Spalte durch denselben Block fast nur noch dort stehen können.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Feuerwerks-Dreier (Firework)"},
			{Key: "firework-quad", Name: "Feuerwerks-Vierer (Firework)"},
			{Key: "firework-alp", Name: "Feuerwerk mit fast gesperrtem Paar"},
			{Key: "firework-w-wing", Name: "Feuerwerks-W-Flügel (Firework W-Wing)"},
		},
	},
	{
		Title: "Tridagon (Thors Hammer)",
		What:  "Vier Blöcke im Rechteck und in jedem drei Zellen, je eine in jeder Zeile und Spalte, die kaum andere Kandidaten haben als dieselben drei Ziffern. Liegen sie so, dass die drei Ziffern allein sie nicht füllen können, so ist einer ihrer anderen Kandidaten, der Wächter, wahr.",
		Why:   "Die Reihenfolgen, in denen die drei Ziffern in den Blöcken stehen, müssen von Block zu Block zueinander passen, entlang der Zeilen und entlang der Spalten. In diesem Muster geht das einmal herum nicht auf.",
		Look:  "Such drei Ziffern, die in vier solchen Blöcken fehlen. Von den vier Gruppen von Zellen muss eine andersherum laufen, oder drei.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon"},
		},
	},
	{
		Title: "SK-Schleife (SK Loop)",
		What:  "Zwei Zeilen und zwei Spalten kreuzen sich in vier Blöcken. Neben den Kreuzungen liegen acht Paare von Zellen, ein Ring, in dem ein Paar mit dem einen Nachbarn eine Linie und mit dem anderen den Block teilt. Nehmen die Häuser rundum je zwei Ziffern auf, bei sechzehn Zellen, so fallen diese Ziffern im Rest ihrer Häuser weg.",
		Why:   "Ein Haus kann jede seiner Ziffern nur einmal in den Ring setzen. Sechzehn Ziffern für sechzehn Zellen heißt, dass jede gebraucht wird.",
		Look:  "Such vier Vorgaben an den Ecken eines Rechtecks in vier Blöcken, deren Linien ihre anderen Vorgaben außerhalb dieser Blöcke haben.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK-Schleife (SK Loop)"},
		},
	},
	{
		Title: "Junior-Exocet",
		What:  "Zwei Zellen einer Linie in einem Block, die Basis, mit drei oder vier Kandidaten, und in den beiden anderen Blöcken des Bandes oder Stapels je eine Zielzelle. Passt jede Ziffer der Basis höchstens zweimal in den Rest dreier Linien quer dazu, durch die Ziele und an der Basis vorbei, so enthalten die Ziele die beiden Ziffern der Basis und sonst nichts.",
		Why:   "Eine Ziffer der Basis muss in allen drei Linien stehen, dort aber nicht in der Basis, und außerhalb passt sie nur zweimal. Beim dritten Mal steht sie also in einem Ziel.",
		Look:  "Such zwei leere Zellen in einer Linie und einem Block mit zusammen wenigen Ziffern und prüf diese in den drei Linien quer dazu. Die Zelle neben einem Ziel darf keine davon enthalten.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior-Exocet"},
		},
	},
	{
		Title: "Gesperrte Menge über mehrere Linien (MSLS)",
		What:  "Alle leeren Zellen, in denen sich einige Zeilen und einige Spalten kreuzen; einige Ziffern zählt man nach Zeilen, die anderen nach Spalten. Sind es so viele wie Zellen, so fällt jede gezählte Ziffer im Rest ihrer Linie weg.",
		Why:   "Eine Linie kann eine Ziffer nur einmal in diese Zellen setzen. Sind es so viele wie Zellen, so wird jede gebraucht.",
		Look:  "Such Zeilen, die einige Ziffern gemeinsam als Vorgaben haben, und Spalten, die die anderen haben.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Gesperrte Menge über mehrere Linien (MSLS)"},
		},
	},
	{
		Title: "Ausschluss im Paar und im Tripel",
		What:  "Alle Arten, zwei oder drei Zellen mit gemeinsamen Nachbarn zu füllen, werden gezählt. Was einer dritten Zelle keinen Kandidaten ließe, wird gestrichen; ein Kandidat, der in keiner übrigen vorkommt, fällt weg.",
		Why:   "Jede Art, auf die der Kandidat stimmen könnte, führt zu einer leeren Zelle oder bringt eine Ziffer zweimal in ein Haus.",
		Look:  "Nimm zwei Zellen, die viele zweiwertige gemeinsam sehen, und geh ihre Kombinationen durch.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Ausschluss im Paar"},
			{Key: "aligned-triplet-exclusion", Name: "Ausschluss im Tripel"},
		},
	},
}
