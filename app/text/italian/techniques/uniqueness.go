package techniques

import "sudoku/solver/explain"

var uniqueness = []explain.Lesson{
	{
		Title: "Rettangolo unico",
		What:  "Quattro caselle in due righe, due colonne e due riquadri che potrebbero avere tutte gli stessi due numeri. Una di loro deve avere un altro numero; i tipi si distinguono per ciò che ne segue.",
		Why:   "Se le quattro caselle avessero solo i due numeri, questi si potrebbero scambiare, e lo schema avrebbe due soluzioni. Serve uno schema con una sola soluzione.",
		Look:  "Trova due coppie identiche in una linea, poi la stessa coppia fra più candidati in una linea parallela degli stessi due riquadri.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Rettangolo unico, tipo 1"},
			{Key: "unique-rectangle-2", Name: "Rettangolo unico, tipo 2"},
			{Key: "unique-rectangle-3", Name: "Rettangolo unico, tipo 3"},
			{Key: "unique-rectangle-4", Name: "Rettangolo unico, tipo 4"},
			{Key: "unique-rectangle-5", Name: "Rettangolo unico, tipo 5"},
			{Key: "unique-rectangle-6", Name: "Rettangolo unico, tipo 6"},
		},
	},
	{
		Title: "Rettangolo nascosto",
		What:  "Un rettangolo di due numeri in due riquadri, in cui uno dei numeri non ha altri posti nella riga e nella colonna di un angolo. Quell'angolo perde l'altro numero.",
		Why:   "Con quel numero lì, i legami forti completerebbero la configurazione con due soluzioni.",
		Look:  "Parti da un angolo con i due soli numeri e guarda lungo le due linee che non passano per esso.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Rettangolo nascosto"},
		},
	},
	{
		Title: "Rettangolo evitabile",
		What:  "Tre caselle risolte di un rettangolo, nessuna con un numero iniziale, che con un certo numero nella quarta diventerebbero una configurazione scambiabile. Quel numero è escluso.",
		Why:   "Con quella configurazione, i numeri si potrebbero scambiare senza toccare un numero iniziale, e lo schema avrebbe due soluzioni.",
		Look:  "Guarda i numeri che hai scritto tu: due coppie uguali in due riquadri, con una casella aperta.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Rettangolo evitabile, tipo 1"},
			{Key: "avoidable-rectangle-2", Name: "Rettangolo evitabile, tipo 2"},
		},
	},
	{
		Title: "Ciclo unico",
		What:  "Un ciclo chiuso di sei o più caselle che potrebbero avere tutte gli stessi due numeri, due in ogni unità lungo il giro.",
		Why:   "Come nel rettangolo, i due numeri si potrebbero scambiare lungo tutto il giro. Quindi almeno una delle caselle con candidati in più deve averne uno di questi.",
		Look:  "Segui coppie uguali da un'unità all'altra finché torni al punto di partenza; ammetti una o due caselle con più candidati.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Ciclo unico, tipo 1"},
			{Key: "unique-loop-2", Name: "Ciclo unico, tipo 2"},
			{Key: "unique-loop-3", Name: "Ciclo unico, tipo 3"},
			{Key: "unique-loop-4", Name: "Ciclo unico, tipo 4"},
		},
	},
	{
		Title: "Rettangolo esteso",
		What:  "Sei caselle, due in ciascuna di tre linee, che potrebbero avere tutte gli stessi tre numeri. In una di loro dev'essere vero qualcos'altro.",
		Why:   "I tre numeri si potrebbero scambiare fra i due lati lunghi, quindi lo schema avrebbe due soluzioni.",
		Look:  "Cerca in una fascia o pila caselle con candidati presi dagli stessi tre numeri.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Rettangolo unico esteso, tipo 1"},
			{Key: "extended-rectangle-2", Name: "Rettangolo unico esteso, tipo 2"},
			{Key: "extended-rectangle-3", Name: "Rettangolo unico esteso, tipo 3"},
			{Key: "extended-rectangle-4", Name: "Rettangolo unico esteso, tipo 4"},
		},
	},
	{
		Title: "BUG (bivalue universal grave)",
		What:  "Tutte le caselle vuote tranne una o poche hanno due candidati. In queste poche dev'essere vero qualcosa che non fa parte della configurazione.",
		Why:   "Se ogni casella vuota avesse due candidati e ogni numero due posti in ogni unità, si potrebbero scambiare tutti, e lo schema avrebbe due soluzioni o nessuna. Serve uno schema con una sola soluzione.",
		Look:  "Verso la fine, quando ci sono coppie dappertutto: trova la casella con tre candidati. Il numero che compare tre volte nelle sue unità è la soluzione.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG+1"},
			{Key: "bug-type-1", Name: "BUG, tipo 1"},
			{Key: "bug-type-2", Name: "BUG, tipo 2"},
			{Key: "bug-type-3", Name: "BUG, tipo 3"},
			{Key: "bug-type-4", Name: "BUG, tipo 4"},
		},
	},
}
