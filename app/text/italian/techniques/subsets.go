package techniques

import "sudoku/solver/explain"

var subsets = []explain.Lesson{
	{
		Title: "Candidati bloccati: puntamento",
		What:  "Tutti i posti di un numero in un riquadro sono in una sola riga o colonna. Il numero è escluso dal resto di quella linea.",
		Why:   "Il riquadro deve avere il numero, quindi è dove la linea attraversa il riquadro, e la linea lo ha una volta sola.",
		Look:  "Va' di riquadro in riquadro. In ciascuno, prendi ogni numero a cui restano due o tre posti. Se sono tutti in una riga o colonna, segui quella linea fuori dal riquadro e cerca lì il numero.",
		Techniques: []explain.Technique{
			{Key: "pointing", Name: "Candidati bloccati, tipo 1 (puntamento)"},
		},
	},
	{
		Title: "Candidati bloccati: rivendicazione",
		What:  "Tutti i posti di un numero in una riga o colonna sono in un solo riquadro. Il numero è escluso dal resto di quel riquadro.",
		Why:   "La linea deve avere il numero e può averlo solo dentro il riquadro, quindi il riquadro lo ha lì e in nessun altro posto.",
		Look:  "Va' di linea in linea. In ciascuna, prendi ogni numero a cui restano due o tre posti. Se sono tutti in un riquadro, cerca il numero nel resto di quel riquadro.",
		Techniques: []explain.Technique{
			{Key: "claiming", Name: "Candidati bloccati, tipo 2 (rivendicazione)"},
		},
	},
	{
		Title: "Coppia e tripla bloccata",
		What:  "Due caselle con gli stessi due candidati, o tre con tre, che sono insieme in una linea e in un riquadro. I loro numeri sono esclusi dal resto di entrambi.",
		Why:   "Le caselle si spartiscono i loro numeri, e questo vale sia per la linea sia per il riquadro.",
		Look:  "È una coppia o tripla nuda nell'incrocio: guarda le due o tre caselle vuote in cui una linea attraversa un riquadro.",
		Techniques: []explain.Technique{
			{Key: "locked-pair", Name: "Coppia bloccata"},
			{Key: "locked-triple", Name: "Tripla bloccata"},
		},
	},
	{
		Title: "Coppia, tripla e quadrupla nuda",
		What:  "Due caselle di un'unità che insieme hanno solo due candidati; o tre caselle con tre, o quattro con quattro. Le altre caselle dell'unità perdono questi numeri.",
		Why:   "Ci sono tante caselle quanti numeri: ogni casella ne prende uno, e per le altre non ne restano. Non serve che ogni casella abbia tutti i numeri.",
		Look:  "Comincia dalle caselle con due candidati. Nella riga, nella colonna e nel riquadro di una di queste, cercane una seconda con gli stessi due; poi una terza che aggiunga un solo numero.",
		Techniques: []explain.Technique{
			{Key: "naked-pair", Name: "Coppia nuda"},
			{Key: "naked-triple", Name: "Tripla nuda"},
			{Key: "naked-quad", Name: "Quadrupla nuda"},
		},
	},
	{
		Title: "Coppia, tripla e quadrupla nascosta",
		What:  "Due numeri i cui unici posti in un'unità sono le stesse due caselle; o tre numeri con tre caselle, o quattro con quattro. Queste caselle perdono tutti gli altri candidati.",
		Why:   "I numeri hanno bisogno di tutte queste caselle, in cui quindi non c'è posto per altro. È il rovescio di un sottoinsieme nudo nel resto dell'unità.",
		Look:  "Prendi un'unità con molte caselle vuote e conta i posti di ogni numero. Due numeri con gli stessi due posti sono una coppia, per quanti candidati abbiano quelle caselle.",
		Techniques: []explain.Technique{
			{Key: "hidden-pair", Name: "Coppia nascosta"},
			{Key: "hidden-triple", Name: "Tripla nascosta"},
			{Key: "hidden-quad", Name: "Quadrupla nascosta"},
		},
	},
}
