package techniques

import "sudoku/solver/explain"

var singleDigit = []explain.Lesson{
	{
		Title: "Grattacielo",
		What:  "Un numero con due posti in ciascuna di due linee parallele, dove un posto dell'una è allineato con un posto dell'altra. Una casella che vede gli altri due posti perde il numero.",
		Why:   "I due posti allineati non possono essere veri entrambi, quindi almeno uno degli altri lo è.",
		Look:  "Prendi un numero e annota le colonne in cui ha due posti. Se gli estremi inferiori di due di esse sono in una stessa riga e quelli superiori no, cerca una casella che veda entrambi gli estremi superiori. Poi fai lo stesso con le righe.",
		Techniques: []explain.Technique{
			{Key: "skyscraper", Name: "Grattacielo"},
		},
	},
	{
		Title: "Aquilone a due fili",
		What:  "Un numero con due posti in una riga e due in una colonna, dove un posto dell'una e uno dell'altra sono nello stesso riquadro. La casella in cui si incrociano gli altri due estremi perde il numero.",
		Why:   "I due posti nel riquadro non possono essere veri entrambi, quindi almeno uno degli altri estremi lo è.",
		Look:  "Prendi un numero. Dove una riga con due posti e una colonna con due posti si incontrano in un riquadro, ma non in una casella, seguile entrambe fino all'altro estremo: la casella in cui questi si incrociano perde il numero.",
		Techniques: []explain.Technique{
			{Key: "two-string-kite", Name: "Aquilone a due fili"},
			{Key: "dual-two-string-kite", Name: "Doppio aquilone a due fili"},
		},
	},
	{
		Title: "Turbot Fish",
		What:  "Due unità con due posti ciascuna per un numero, dove un posto dell'una vede un posto dell'altra. Una casella che vede gli altri due estremi perde il numero.",
		Why:   "Forte, debole, forte: uno degli estremi dev'essere vero. Grattacielo e aquilone sono le forme più facili da vedere.",
		Look:  "Prendi un numero e traccia una linea fra i suoi posti in ogni unità che ne ha solo due. Dove gli estremi di due di queste linee si vedono, guarda i due estremi liberi.",
		Techniques: []explain.Technique{
			{Key: "turbot-fish", Name: "Turbot Fish"},
		},
	},
	{
		Title: "Rettangolo vuoto",
		What:  "In un riquadro, un numero ha posti solo in una riga e in una colonna; fuori, una coppia del numero ha un estremo in quella riga o colonna. La casella in cui la linea dell'altro estremo incrocia l'altra linea del riquadro perde il numero.",
		Why:   "Se l'estremo vicino della coppia è falso, è vero quello lontano; se è vero, il riquadro deve avere il numero nell'altra linea. In entrambi i casi la casella dell'incrocio è esclusa.",
		Look:  "Cerca riquadri in cui le quattro caselle fuori da una croce non possono avere il numero.",
		Techniques: []explain.Technique{
			{Key: "empty-rectangle", Name: "Rettangolo vuoto"},
			{Key: "dual-empty-rectangle", Name: "Doppio rettangolo vuoto"},
		},
	},
	{
		Title: "Guardiani (broken wing)",
		What:  "Un anello con un numero dispari di caselle, due in ogni unità lungo il giro, che potrebbero avere tutte un numero. Gli altri posti del numero in queste unità sono i guardiani: le caselle che li vedono tutti perdono il numero.",
		Why:   "Il numero non può alternarsi lungo un anello dispari, quindi uno dei guardiani è vero.",
		Look:  "Cerca un numero le cui coppie formano quasi un anello di cinque.",
		Techniques: []explain.Technique{
			{Key: "guardians", Name: "Guardiani"},
		},
	},
}
