package techniques

import "sudoku/solver/explain"

var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Zwei fast gesperrte Gruppen, jede mit einer Ziffer mehr als Zellen, mit einer Ziffer, die nicht in beiden stehen kann. Eine andere gemeinsame Ziffer fällt in den Zellen weg, die alle ihre Plätze in beiden sehen.",
		Why:   "Die verbindende Ziffer fehlt einer der Gruppen; die ist dann gesperrt und enthält alle ihre anderen. Bei zwei solchen Ziffern sind beide gesperrt.",
		Look:  "Zweiwertige Zellen sind die kleinsten Gruppen. Such zwei Gruppen in Häusern, die sich kreuzen.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "ALS-XZ",
				Sentence: "Gruppe A ist {first}, Gruppe B ist {second}. Jede hat eine Ziffer mehr als Zellen, und nur eine von beiden kann {restricted:die {restricted}|{restricted} jeweils} enthalten. Die Gruppe, der sie fehlt, enthält alle ihre anderen Ziffern. {restricted:Also steht {digits} in einer der Gruppen, und keine Zelle, die alle Plätze dort sieht, kann sie enthalten|Also sind beide gesperrt, und was alle ihre Plätze für eine Ziffer sieht, kann sie nicht enthalten}: {eliminations}."},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Drei fast gesperrte Gruppen: Die mittlere hat mit jeder der anderen eine verbindende Ziffer, und diese haben eine weitere gemeinsam; die fällt in den Zellen weg, die alle ihre Plätze darin sehen.",
		Why:   "Die mittlere kann nur eine Ziffer abgeben. Also verliert eine der äußeren ihre verbindende und ist gesperrt.",
		Look:  "Es ist der XY-Wing mit Gruppen statt Zellen.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "ALS-XY-Wing",
				Sentence: "Gruppe A ist {first}, Gruppe B ist {second}, Gruppe C ist {pivot}. Jede hat eine Ziffer mehr als Zellen. Nur eine von A und C kann die {first-restricted} enthalten, nur eine von B und C die {second-restricted}. Also fehlt sie A oder B, die dann alle ihre anderen Ziffern enthält, auch {digits}, und keine Zelle, die alle Plätze {digits:dafür|für eine davon} sieht, kann sie enthalten: {eliminations}."},
		},
	},
	{
		Title: "ALS-Kette",
		What:  "Eine Reihe fast gesperrter Gruppen, jede mit der nächsten durch eine Ziffer verbunden. Eine Ziffer der ersten und der letzten fällt in den Zellen weg, die alle ihre Plätze dort sehen.",
		Why:   "Fehlt die Ziffer der ersten Gruppe, so hat diese alle anderen, die nächste verliert ihre verbindende, und so weiter bis zur letzten.",
		Look:  "Nimm eine XY-Kette und lass Gruppen statt Zellen zu.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "ALS-Kette",
				Sentence: "{sets} fast gesperrte Gruppen hintereinander: Was der einen fehlt, verbindet sie mit der nächsten. Fehlt der ersten {digits:{digits}|eine von {digits}}, so steht sie in der letzten, und keine Zelle, die alle Plätze in beiden sieht, kann sie enthalten: {eliminations}. Die Kette: {chain}."},
		},
	},
	{
		Title: "Todesblüte (Death Blossom)",
		What:  "Eine Zelle, der Stiel, und zu jedem ihrer Kandidaten eine fast gesperrte Gruppe, ein Blütenblatt, der er dann fehlt. Eine Ziffer aller Blätter fällt in den Zellen weg, die alle ihre Plätze dort sehen.",
		Why:   "Was immer der Stiel enthält, eines der Blätter ist gesperrt und enthält die gemeinsame Ziffer.",
		Look:  "Nimm eine Zelle mit zwei oder drei Kandidaten und such Gruppen, deren Plätze für jeden davon sie sieht.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Todesblüte (Death Blossom)",
				Sentence: "{stem} enthält eine von {stem-digits}, und zu jeder gibt es eine fast gesperrte Gruppe, der sie dann fehlt: {petal-*}. Diese enthält alle ihre anderen Ziffern, auch {digits}, also kann keine Zelle, die alle Plätze der {digits} in diesen Gruppen sieht, sie enthalten: {eliminations}."},
		},
	},
	{
		Title: "Fast gesperrte Kandidaten",
		What:  "Eine Linie und ein Block kreuzen sich. In einem der beiden Häuser hat eine Zelle außerhalb der Kreuzung nur zwei Kandidaten, und im anderen haben diese zwei Ziffern außerhalb der Kreuzung nur einen Platz. Dort steht eine der beiden und nichts anderes, und im Rest des ersten Hauses fallen beide weg. Bei drei Ziffern sind es auf jeder Seite zwei Zellen.",
		Why:   "Das erste Haus lässt in der Kreuzung höchstens eine der beiden Ziffern zu, und das zweite braucht dort mindestens eine. Also enthält die Kreuzung genau eine, und die andere füllt den Platz im zweiten Haus. Im ersten Haus sind damit beide vergeben.",
		Look:  "Nimm eine zweiwertige Zelle und prüf jede Kreuzung ihrer Zeile, ihrer Spalte und ihres Blocks: Hat das kreuzende Haus nur noch einen weiteren Platz für die beiden Ziffern?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Fast gesperrtes Paar",
				Sentence: "{cells} enthält eine von {digits}, also kann in {crossing}, wo {house} und {other-house} sich kreuzen, höchstens eine davon stehen. Der Rest von {other-house} hat für {digits} keinen Platz außer {places}, also steht in {crossing} mindestens eine. Genau eine steht also dort, {places} enthält die andere und sonst nichts, und der Rest von {house} enthält keine von beiden: {eliminations}."},
			{Key: "almost-locked-triple", Name: "Fast gesperrtes Tripel",
				Sentence: "{cells} enthalten zwei von {digits}, also kann in {crossing}, wo {house} und {other-house} sich kreuzen, höchstens eine davon stehen. Der Rest von {other-house} hat für {digits} keinen Platz außer {places}, also steht in {crossing} mindestens eine. Genau eine steht also dort, {places} enthalten die beiden anderen und sonst nichts, und der Rest von {house} enthält keine der drei: {eliminations}."},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Zwei oder drei Zellen, in denen eine Linie einen Block kreuzt, enthalten zwei Ziffern mehr, als es Zellen sind. Einige davon nimmt eine Gruppe im Rest der Linie, andere eine im Rest des Blocks. So sind alle verbraucht: Linie und Block verlieren die ihren anderswo.",
		Why:   "Zellen und Ziffern gehen genau auf, also hat jede Ziffer des Musters darin ihren Platz.",
		Look:  "Schau auf Kreuzungen mit vier oder fünf Ziffern in zwei oder drei Zellen und auf zweiwertige Zellen daraus in der Linie und im Block.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq",
				Sentence: "{cells} liegen, wo {line} und {box} sich kreuzen, und enthalten {digits}. {line-cells} in {line} können nur {line-digits} enthalten, {box-cells} in {box} nur {box-digits}. Zusammen haben diese Zellen gerade so viele Ziffern, wie sie brauchen, also kann der Rest von {line} und {box} die dort verbrauchten nicht enthalten: {eliminations}."},
		},
	},
	{
		Title: "Feuerwerk (Firework)",
		What:  "Eine Zeile und eine Spalte kreuzen sich in einem Block, und außerhalb davon hat eine Ziffer in jeder höchstens einen Platz. Drei Ziffern mit denselben drei Zellen, der Kreuzung und den beiden Enden, füllen diese. Vier können sich die Ecken eines Rechtecks teilen, und zweien hilft eine Zelle, die nur diese beiden enthalten kann.",
		Why:   "Steht eine Ziffer an keinem der Enden, so haben beide Linien sie im Block, und dort kreuzen sie sich. Also steht sie in einer der drei Zellen.",
		Look:  "Such Ziffern, die in einer Zeile und einer Spalte durch denselben Block fast nur noch dort stehen können.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Feuerwerks-Dreier (Firework)",
				Sentence: "Außerhalb des Blocks, in dem sie sich kreuzen, in {pivots}, haben {houses} keinen Platz für {digits} als in {cells}. Stünde eine Ziffer in keiner dieser Zellen, so brauchten beide Linien sie in diesem Block, also dort, wo sie sich kreuzen. Also füllen {digits} die Zellen {cells}, die nichts anderes enthalten: {eliminations}."},
			{Key: "firework-quad", Name: "Feuerwerks-Vierer (Firework)",
				Sentence: "Für jede von {digits} gibt es zwei Linien unter {houses}, die sich in einer von {pivots} kreuzen und außerhalb des Blocks dort keinen Platz für sie haben als in {cells}. Stünde sie in keiner dieser Zellen, so brauchten beide Linien sie in diesem Block, also dort, wo sie sich kreuzen. Also füllen {digits} die Zellen {cells}, die nichts anderes enthalten: {eliminations}."},
			{Key: "firework-alp", Name: "Feuerwerk mit fast gesperrtem Paar",
				Sentence: "Außerhalb des Blocks, in dem sie sich kreuzen, in {pivot}, haben {houses} keinen Platz für {digits} als {ends}. {cell} enthält eine der beiden; da der Block diese damit hat, müssen beide Linien sie in {ends} haben, sodass die andere in {pivot} steht. Also enthalten diese drei Zellen nur {digits}, und der Rest des Blocks keine davon: {eliminations}."},
			{Key: "firework-w-wing", Name: "Feuerwerks-W-Flügel (Firework W-Wing)",
				Sentence: "Außerhalb des Blocks, in dem sie sich kreuzen, in {pivot}, haben {houses} keinen Platz für {digits} als {ends}. {cell} enthält eine der beiden und sieht {ends}, sodass beide Linien diese Ziffer in dem Block brauchen, also in {pivot}, wo sie sich kreuzen. Also enthält {pivot} nur {digits}: {eliminations}."},
		},
	},
	{
		Title: "Tridagon (Thors Hammer)",
		What:  "Vier Blöcke im Rechteck und in jedem drei Zellen, je eine in jeder Zeile und Spalte, die kaum andere Kandidaten haben als dieselben drei Ziffern. Liegen sie so, dass die drei Ziffern allein sie nicht füllen können, so ist einer ihrer anderen Kandidaten, der Wächter, wahr.",
		Why:   "Die Reihenfolgen, in denen die drei Ziffern in den Blöcken stehen, müssen von Block zu Block zueinander passen, entlang der Zeilen und entlang der Spalten. In diesem Muster geht das einmal herum nicht auf.",
		Look:  "Such drei Ziffern, die in vier solchen Blöcken fehlen. Von den vier Gruppen von Zellen muss eine andersherum laufen, oder drei.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon",
				Sentence: "{cells} sind in {houses} je drei Zellen, dort in jeder Zeile und Spalte eine. {digits} allein können nicht alle zwölf füllen: In den Blöcken eines Bandes stünden sie, nach Zeilen gelesen, beide Male in gerader oder beide Male in ungerader Reihenfolge, ebenso nach Spalten in denen eines Stapels, und das geht bei der Lage dieser Zellen nicht auf. Also ist {guardians:{guardians} wahr|eines von {guardians} wahr, und falsch ist, was jedem davon widerspricht}: {effects}.",
				Idea:     "In {houses} liegen je drei Zellen so, dass {digits} allein nicht alle zwölf füllen können. Also ist {guardians:{guardians} wahr|einer der anderen Kandidaten dort wahr}: {effects}."},
		},
	},
	{
		Title: "SK-Schleife (SK Loop)",
		What:  "Zwei Zeilen und zwei Spalten kreuzen sich in vier Blöcken. Neben den Kreuzungen liegen acht Paare von Zellen, ein Ring, in dem ein Paar mit dem einen Nachbarn eine Linie und mit dem anderen den Block teilt. Nehmen die Häuser rundum je zwei Ziffern auf, bei sechzehn Zellen, so fallen diese Ziffern im Rest ihrer Häuser weg.",
		Why:   "Ein Haus kann jede seiner Ziffern nur einmal in den Ring setzen. Sechzehn Ziffern für sechzehn Zellen heißt, dass jede gebraucht wird.",
		Look:  "Such vier Vorgaben an den Ecken eines Rechtecks in vier Blöcken, deren Linien ihre anderen Vorgaben außerhalb dieser Blöcke haben.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK-Schleife (SK Loop)",
				Sentence: "{cells} bilden einen Ring aus acht Paaren von Zellen, jedes mit dem vorigen in einer Linie und mit dem nächsten in einem Block. Der Ring hat sechzehn Zellen, und alle ihre Kandidaten zählen als {digits-1} in {house-1}, {digits-2} in {house-2}, {digits-3} in {house-3}, {digits-4} in {house-4}, {digits-5} in {house-5}, {digits-6} in {house-6}, {digits-7} in {house-7} und {digits-8} in {house-8}, zusammen sechzehn. Also steht jede davon dort in einer Zelle des Rings, keine zählt doppelt, und der Rest des Hauses kann sie nicht enthalten: {eliminations}.",
				Idea:     "Sechzehn Zellen in einem Ring können, Haus für Haus gezählt, höchstens sechzehn Ziffern enthalten. Also stehen alle diese im Ring, und der Rest jedes Hauses verliert sie: {eliminations}."},
		},
	},
	{
		Title: "Junior-Exocet",
		What:  "Zwei Zellen einer Linie in einem Block, die Basis, mit drei oder vier Kandidaten, und in den beiden anderen Blöcken des Bandes oder Stapels je eine Zielzelle. Passt jede Ziffer der Basis höchstens zweimal in den Rest dreier Linien quer dazu, durch die Ziele und an der Basis vorbei, so enthalten die Ziele die beiden Ziffern der Basis und sonst nichts.",
		Why:   "Eine Ziffer der Basis muss in allen drei Linien stehen, dort aber nicht in der Basis, und außerhalb passt sie nur zweimal. Beim dritten Mal steht sie also in einem Ziel.",
		Look:  "Such zwei leere Zellen in einer Linie und einem Block mit zusammen wenigen Ziffern und prüf diese in den drei Linien quer dazu. Die Zelle neben einem Ziel darf keine davon enthalten.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior-Exocet",
				Sentence: "Die Basis {base} enthält zwei von {digits}. Außerhalb der drei Blöcke des Musters passt jede davon höchstens zweimal in {houses}, doch eine Ziffer der Basis muss in allen drei Linien stehen, und dort nicht in der Basis. Also steht sie auch in einem Ziel. Das erste Ziel ist {first}, das zweite {second}; jedes enthält eine der beiden Ziffern der Basis. " +
					"{ruled-out?Für {ruled-out} ist dabei kein Platz. |}" +
					"{mirrors?Die Ziffer eines Ziels kommt im Block des anderen noch einmal vor, außerhalb der Linien beider Ziele: in {mirrors}. |}" +
					"{sure?{sure} {sure:ist|sind} sicher dabei und {sure:steht|stehen} also nicht, wo alle Plätze dafür in der Basis oder in den Zielen zu sehen sind, noch anderswo in den beiden Linien, die sie außerhalb {sure:braucht|brauchen}. |}" +
					"Was dazu nicht passt, ist falsch: {eliminations}.",
				Idea: "Die beiden Ziffern aus {base} müssen auch in {first} und {second} stehen; was dazu nicht passt, entfällt: {eliminations}."},
		},
	},
	{
		Title: "Gesperrte Menge über mehrere Linien (MSLS)",
		What:  "Alle leeren Zellen, in denen sich einige Zeilen und einige Spalten kreuzen; einige Ziffern zählt man nach Zeilen, die anderen nach Spalten. Sind es so viele wie Zellen, so fällt jede gezählte Ziffer im Rest ihrer Linie weg.",
		Why:   "Eine Linie kann eine Ziffer nur einmal in diese Zellen setzen. Sind es so viele wie Zellen, so wird jede gebraucht.",
		Look:  "Such Zeilen, die einige Ziffern gemeinsam als Vorgaben haben, und Spalten, die die anderen haben.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Gesperrte Menge über mehrere Linien (MSLS)",
				Sentence: "{cells} sind die {count} leeren Zellen, in denen sich {rows} und {columns} kreuzen. Zählt man {row-digits} je einmal für jede dieser Zeilen, die sie dort enthalten kann, und {column-digits} je einmal für jede solche Spalte, so sind alle Kandidaten erfasst, und es sind ebenfalls {count}. Also steht jede gezählte Ziffer in einer der Zellen ihrer Linie, keine zählt doppelt, und der Rest der Linie kann sie nicht enthalten: {eliminations}.",
				Idea:     "{count} Zellen, höchstens {count} Ziffern: Alle stehen dort, wo sich {rows} und {columns} kreuzen, und der Rest dieser Linien verliert sie: {eliminations}."},
		},
	},
	{
		Title: "Ausschluss im Paar und im Tripel",
		What:  "Alle Arten, zwei oder drei Zellen mit gemeinsamen Nachbarn zu füllen, werden gezählt. Was einer dritten Zelle keinen Kandidaten ließe, wird gestrichen; ein Kandidat, der in keiner übrigen vorkommt, fällt weg.",
		Why:   "Jede Art, auf die der Kandidat stimmen könnte, führt zu einer leeren Zelle oder bringt eine Ziffer zweimal in ein Haus.",
		Look:  "Nimm zwei Zellen, die viele zweiwertige gemeinsam sehen, und geh ihre Kombinationen durch.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Ausschluss im Paar",
				Sentence: "Von allen Arten, {cells} zu füllen, setzt jede mit diesen Kandidaten eine Ziffer zweimal in ein Haus{excluders? oder lässt nichts für {excluders}|}. Also sind sie falsch: {eliminations}."},
			{Key: "aligned-triplet-exclusion", Name: "Ausschluss im Tripel",
				Sentence: "Von allen Arten, {cells} zu füllen, setzt jede mit diesen Kandidaten eine Ziffer zweimal in ein Haus{excluders? oder lässt nichts für {excluders}|}. Also sind sie falsch: {eliminations}."},
		},
	},
}
