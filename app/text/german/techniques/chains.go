package techniques

import "sudoku/solver/explain"

var chains = []explain.Lesson{
	{
		Title: "Einfaches Färben",
		What:  "Die konjugierten Paare einer Ziffer werden abwechselnd gefärbt. Sehen sich zwei gleicher Farbe, so ist die Farbe falsch; eine Zelle, die beide Farben sieht, verliert die Ziffer.",
		Why:   "Alle Zellen einer Farbe stimmen oder keine, und eine der beiden Farben stimmt.",
		Look:  "Nimm eine Ziffer mit vielen Paaren, beginne irgendwo und färbe weiter.",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "Einfache Farben: Falle"},
			{Key: "simple-colours-wrap", Name: "Einfache Farben: Widerspruch"},
		},
	},
	{
		Title: "Mehrfaches Färben",
		What:  "Zwei getrennte Gruppen von Paaren einer Ziffer, jede in zwei Farben, von denen eine der einen eine der anderen sieht.",
		Why:   "Die beiden Farben, die sich sehen, können nicht beide stimmen, also stimmt eine ihrer Gegenfarben. Was beide sieht, fällt weg; und eine Farbe, die beide einer anderen Gruppe sieht, ist falsch.",
		Look:  "Wenn das einfache Färben stockt, färbe eine zweite Gruppe der Ziffer und vergleiche.",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "Mehrfarben 1"},
			{Key: "multi-colours-2", Name: "Mehrfarben 2"},
		},
	},
	{
		Title: "3D-Medusa",
		What:  "Abwechselndes Färben durch konjugierte Paare und durch zweiwertige Zellen, über mehrere Ziffern.",
		Why:   "Auch hier stimmt eine der beiden Farben ganz. Eine Farbe, die eine Ziffer zweimal in ein Haus oder zwei in eine Zelle bringt oder eine Zelle leert, ist falsch; ein Kandidat, der beide sieht, fällt weg.",
		Look:  "Beginne bei einer Zelle mit zwei Kandidaten und folge Paaren in Zellen und in Häusern.",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "3D-Medusa"},
		},
	},
	{
		Title: "X-Kette",
		What:  "Eine Kette einer Ziffer, stark und schwach im Wechsel, stark an beiden Enden. Eine Zelle, die beide Enden sieht, verliert die Ziffer.",
		Why:   "Ist das eine Ende falsch, so machen die Glieder das andere wahr.",
		Look:  "Füge konjugierte Paare einer Ziffer über Zellen aneinander, die sich sehen.",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "X-Kette"},
		},
	},
	{
		Title: "XY-Kette",
		What:  "Eine Kette von Zellen mit zwei Kandidaten, von denen jede einen mit der nächsten teilt. Bleibt an beiden Enden dieselbe Ziffer übrig, so verlieren sie die Zellen, die beide sehen.",
		Why:   "Hat die erste Zelle diese Ziffer nicht, so zwingt jede die nächste, und die letzte hat sie.",
		Look:  "Merk dir alle zweiwertigen Zellen und geh von einer zur nächsten mit der Ziffer, die übrig bleibt.",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "XY-Kette"},
		},
	},
	{
		Title: "Ringe (Nice Loops)",
		What:  "Eine Kette starker und schwacher Glieder, die zu ihrem Anfang zurückkehrt. In einem stetigen Ring wechseln sie sich ringsum ab, in einem unstetigen an einer Stelle nicht. Knoten können auch Gruppen von Zellen oder fast gesperrte Mengen sein.",
		Why:   "In einem stetigen Ring hat jedes schwache Glied ein wahres Ende, das den Rest seines Hauses oder seiner Zelle leert. An der Bruchstelle machen zwei schwache Glieder den Kandidaten falsch, zwei starke wahr.",
		Look:  "Nimm einen Kandidaten, dessen Streichung helfen würde, nimm ihn als wahr an und schau, ob er als falsch zurückkommt.",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "Stetiger Ring (Nice Loop)"},
			{Key: "discontinuous-nice-loop", Name: "Unstetiger Ring (Nice Loop)"},
			{Key: "grouped-continuous-nice-loop", Name: "Gruppierter stetiger Ring (Nice Loop)"},
			{Key: "grouped-discontinuous-nice-loop", Name: "Gruppierter unstetiger Ring (Nice Loop)"},
			{Key: "als-continuous-nice-loop", Name: "Stetiger Ring (Nice Loop) mit ALS"},
			{Key: "als-discontinuous-nice-loop", Name: "Unstetiger Ring (Nice Loop) mit ALS"},
		},
	},
	{
		Title: "Alternierende Ketten (AIC)",
		What:  "Eine Kette aus starken und schwachen Gliedern im Wechsel, stark an beiden Enden, über beliebige Ziffern. Knoten können auch Gruppen von Zellen oder fast gesperrte Mengen sein.",
		Why:   "Ist das eine Ende falsch, so ist das andere wahr. Also stimmt eines von beiden, und was beiden widerspricht, ist falsch.",
		Look:  "Fast jede Streichung beim Lösen von Hand ist eine davon. Beginne mit einem starken Glied und geh weiter, bis das andere Ende sieht, was das erste sieht.",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "Alternierende Kette (AIC)"},
			{Key: "grouped-aic", Name: "Gruppierte alternierende Kette (AIC)"},
			{Key: "als-aic", Name: "Alternierende Kette (AIC) mit ALS"},
		},
	},
	{
		Title: "Beidseitiger Ring",
		What:  "So nennt Sudoku Explainer einen Ring von Folgerungen, den man in beiden Richtungen lesen kann.",
		Why:   "In jeder Richtung hat jedes schwache Glied ein wahres Ende, also verliert sein Haus oder seine Zelle die anderen Kandidaten.",
		Look:  "Es ist ein stetiger Ring; mit einer Ziffer ein X-Ring, mit zweiwertigen Zellen ein Y-Ring.",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "Beidseitiger X-Ring"},
			{Key: "bidirectional-y-cycle", Name: "Beidseitiger Y-Ring"},
			{Key: "bidirectional-cycle", Name: "Beidseitiger Ring"},
		},
	},
	{
		Title: "Zwingende Kette",
		What:  "Eine Annahme, die Glied um Glied zu ihrem Gegenteil führt.",
		Why:   "Was sein eigenes Gegenteil zur Folge hat, ist falsch.",
		Look:  "Nimm einen Kandidaten als wahr oder als falsch an und folge dem, was erzwungen ist, bis du wieder beim Anfang bist.",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "Zwingende X-Kette"},
			{Key: "forcing-chain", Name: "Zwingende Kette"},
		},
	},
	{
		Title: "Nishio",
		What:  "Eine Annahme über eine Ziffer, nur mit dieser Ziffer verfolgt, bis ein Platz sie zugleich enthalten müsste und nicht enthalten dürfte.",
		Why:   "Eine Annahme, die etwas zugleich wahr und falsch macht, ist falsch.",
		Look:  "Nimm eine Ziffer mit wenigen Plätzen, setze sie auf einen davon und streiche und setze nur diese Ziffer, bis sie in einem Haus fehlt oder doppelt steht.",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Nishio-Kette"},
		},
	},
	{
		Title: "Zwingende Ketten einer Zelle oder eines Hauses",
		What:  "Alle Kandidaten einer Zelle oder alle Plätze einer Ziffer in einem Haus werden nacheinander angenommen; von jedem führt eine Kette zum selben Ergebnis.",
		Why:   "Einer davon ist wahr, welcher auch immer, also ist wahr, was aus allen folgt.",
		Look:  "Nimm eine Zelle mit drei Kandidaten oder eine Ziffer mit drei Plätzen in einem Haus, färbe, was jeder davon erzwingt, und suche, was alle Farben trägt.",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "Zwingende Ketten einer Zelle"},
			{Key: "house-forcing-chain", Name: "Zwingende Ketten eines Hauses"},
		},
	},
	{
		Title: "Dynamische zwingende Ketten",
		What:  "Wie eine zwingende Kette, doch ein Zweig darf nutzen, was er selbst ausgeschlossen hat: Bleibt dadurch einer Zelle ein Kandidat oder einer Ziffer ein Platz, geht er dort weiter. Mit plus darf er unterwegs auch gesperrte Kandidaten, Paare und X-Wings nutzen.",
		Why:   "Jeder Zweig ist ein Beweis für sich: Er nutzt nur, was er zuvor gezeigt hat.",
		Look:  "Schreib die Annahme hin und verfolge sie, als wäre sie das Rätsel. Bleibt in einem Haus oder einer Zelle nichts übrig, ist sie falsch; stimmen sie und ihr Gegenteil irgendwo überein, gilt das.",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "Dynamische zwingende Kette"},
			{Key: "dynamic-plus-forcing-chain", Name: "Dynamische zwingende Kette plus"},
		},
	},
	{
		Title: "Verschachtelte zwingende Ketten",
		What:  "Eine dynamische zwingende Kette, deren Zweige unterwegs andere Ketten nutzen, von der einen oder der nächsten Art. Die schwersten Rätsel brauchen sie.",
		Why:   "Eine Kette, die in der Stellung gilt, bei der ein Zweig angekommen ist, darf in diesem Zweig gelten wie jeder andere Schritt.",
		Look:  "Das ist etwas für Programme. Um eine nachzuvollziehen, lies die Zweige der Reihe nach, und jede verschachtelte Kette dort, wo der Zweig zu ihr kommt.",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "Verschachtelte Kette (zwingende Ketten)"},
			{Key: "nested-forcing-chain-3", Name: "Verschachtelte Kette (mehrfache Ketten)"},
			{Key: "nested-forcing-chain-4", Name: "Verschachtelte Kette (dynamische Ketten)"},
			{Key: "nested-forcing-chain-5", Name: "Verschachtelte Kette (verschachtelte dynamische Ketten)"},
		},
	},
}
