package techniques

import "sudoku/solver/explain"

var singles = []explain.Lesson{
	{
		Title: "Ultima casella libera",
		What:  "Otto caselle di una riga, colonna o riquadro sono piene. Nella nona va il numero che manca.",
		Why:   "Ogni unità ha una volta ciascuno i numeri da 1 a 9, quindi con otto al loro posto ne resta uno solo.",
		Look:  "Guarda le unità quasi piene, e guarda di nuovo dopo ogni numero che scrivi.",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "Ultima casella libera"},
		},
	},
	{
		Title: "Singolo nascosto",
		What:  "In una riga, colonna o riquadro resta una sola casella in cui un numero può andare, qualunque altra cosa possa essere quella casella.",
		Why:   "L'unità ha bisogno del numero, e tutte le altre caselle vuote lo vedono già nella loro riga, colonna o riquadro.",
		Look:  "Prendi un numero che compare spesso nella griglia. In ogni riquadro che non lo ha, cancella le righe e le colonne che lo hanno; se resta una casella, scrivilo lì. Poi fai lo stesso per righe e colonne.",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "Singolo nascosto (riquadro)"},
			{Key: "hidden-single-line", Name: "Singolo nascosto (linea)"},
		},
	},
	{
		Title: "Singolo nudo",
		What:  "A una casella resta un solo candidato.",
		Why:   "La sua riga, colonna e riquadro hanno gli altri otto numeri, o altri passi li hanno esclusi.",
		Look:  "Guarda le caselle con le tre unità ben riempite e conta i numeri diversi che ciascuna vede: se sono otto, ne resta uno.",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "Singolo nudo"},
		},
	},
	{
		Title: "Passi diretti",
		What:  "Un passo che esclude candidati e così lascia a un numero un solo posto in un'unità: il numero si scrive subito, senza note.",
		Why:   "Ciascuno è un candidato bloccato o un sottoinsieme nascosto seguito da un singolo nascosto. Sudoku Explainer conta i due come un passo solo, perché una persona li vede come uno.",
		Look:  "Quando un numero ha due o tre posti in un riquadro, tutti in una linea, considera quella linea occupata e perlustra di nuovo i riquadri accanto.",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "Puntamento diretto"},
			{Key: "direct-claiming", Name: "Rivendicazione diretta"},
			{Key: "direct-hidden-pair", Name: "Coppia nascosta diretta"},
			{Key: "direct-hidden-triplet", Name: "Tripla nascosta diretta"},
		},
	},
}
