package techniques

import "sudoku/solver/explain"

var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Due insiemi quasi bloccati, ciascuno con un numero più delle caselle, che hanno un comune ristretto: un numero che non può essere in entrambi. Un altro numero di entrambi è escluso nelle caselle che vedono tutti i suoi posti nei due.",
		Why:   "A uno degli insiemi manca il comune ristretto; allora è bloccato e ha tutti gli altri suoi numeri. Con due comuni ristretti, sono bloccati entrambi.",
		Look:  "Le caselle con due candidati sono gli insiemi più piccoli. Cerca due insiemi in unità che si incrociano.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "ALS-XZ"},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Tre insiemi quasi bloccati: quello di mezzo ha un comune ristretto con ciascuno degli altri, e questi condividono un altro numero, che è escluso nelle caselle che vedono tutti i suoi posti in loro.",
		Why:   "L'insieme di mezzo può cedere un solo numero. Quindi uno degli insiemi esterni perde il suo comune ed è bloccato.",
		Look:  "È un XY-Wing con insiemi al posto delle caselle.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "ALS-XY-Wing"},
		},
	},
	{
		Title: "Catena di ALS",
		What:  "Una catena di insiemi quasi bloccati, ciascuno unito al successivo da un comune ristretto. Un numero dei due insiemi agli estremi è escluso nelle caselle che vedono tutti i suoi posti lì.",
		Why:   "Se al primo insieme manca il numero, ha tutti gli altri, l'insieme successivo perde il suo comune, e così via fino all'ultimo.",
		Look:  "Prendi una catena XY e ammetti insiemi al posto delle caselle.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "Catena di ALS"},
		},
	},
	{
		Title: "Death Blossom",
		What:  "Una casella, lo stelo, e per ciascuno dei suoi candidati un insieme quasi bloccato, un petalo: se lo stelo è quel numero, il petalo lo perde. Un numero comune a tutti i petali è escluso nelle caselle che vedono tutti i suoi posti lì.",
		Why:   "Qualunque numero abbia lo stelo, uno dei petali è bloccato e ha il numero comune.",
		Look:  "Prendi una casella con due o tre candidati. Per ciascuno, cerca un insieme quasi bloccato in cui la casella veda tutti i posti di quel numero.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Death Blossom"},
		},
	},
	{
		Title: "Candidati quasi bloccati",
		What:  "Una linea e un riquadro si incrociano. In una delle due unità, una casella fuori dall'incrocio ha solo due candidati; nell'altra, i due numeri hanno un solo posto fuori dall'incrocio. Quel posto ha uno dei due e nient'altro, e il resto della prima unità li perde entrambi. Con tre numeri, le caselle sono due per parte.",
		Why:   "La prima unità ha posto nell'incrocio per al massimo uno dei due numeri, e alla seconda ne serve lì almeno uno. Quindi l'incrocio ne ha esattamente uno, e l'altro riempie il posto nella seconda unità. Nella prima, entrambi i numeri sono usati.",
		Look:  "Prendi una casella con due candidati e controlla ogni incrocio della sua riga, colonna e riquadro: l'unità che vi si incrocia ha un solo altro posto per i due numeri?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Coppia quasi bloccata"},
			{Key: "almost-locked-triple", Name: "Tripla quasi bloccata"},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Due o tre caselle in cui una linea attraversa un riquadro hanno almeno due candidati più delle caselle. Un insieme di caselle nel resto della linea prende alcuni di questi numeri, e uno nel resto del riquadro ne prende altri. Tutti i numeri sono usati, quindi la linea e il riquadro li perdono altrove.",
		Why:   "Ci sono tanti numeri quante caselle, quindi ogni numero della configurazione ha il suo posto al suo interno.",
		Look:  "Cerca incroci con quattro o cinque numeri in due o tre caselle, e caselle con due candidati presi da questi numeri nella linea e nel riquadro.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq"},
		},
	},
	{
		Title: "Firework",
		What:  "Una riga e una colonna si incrociano in un riquadro, e fuori dal riquadro un numero ha al massimo un posto in ciascuna. Tre numeri con le stesse tre caselle, l'incrocio e i due estremi, le riempiono. Quattro numeri possono dividersi gli angoli di un rettangolo, e a due numeri serve l'aiuto di una casella che può avere solo quei due.",
		Why:   "Se un numero non è a nessuno degli estremi, entrambe le linee lo hanno nel riquadro, quindi è nella casella in cui si incrociano. In ogni caso è in una delle tre caselle.",
		Look:  "Cerca numeri quasi confinati in un riquadro, in una riga e in una colonna che lo attraversano.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Firework: tripla"},
			{Key: "firework-quad", Name: "Firework: quadrupla"},
			{Key: "firework-alp", Name: "Firework: coppia quasi bloccata"},
			{Key: "firework-w-wing", Name: "Firework: W-Wing"},
		},
	},
	{
		Title: "Tridagon (martello di Thor)",
		What:  "Quattro riquadri che formano un rettangolo, e in ciascuno tre caselle, una per riga e colonna, che non hanno quasi altri candidati che gli stessi tre numeri. Se sono disposte in modo che i tre numeri da soli non possano riempirle, uno dei loro altri candidati, i guardiani, è vero.",
		Why:   "L'ordine dei tre numeri deve combaciare da riquadro a riquadro, lungo le righe e lungo le colonne. In questa configurazione, lungo il giro, non ci riesce.",
		Look:  "Cerca tre numeri che mancano in quattro riquadri così. Dei quattro gruppi di caselle, uno o tre devono andare nel senso opposto.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon"},
		},
	},
	{
		Title: "SK loop (anello di domino)",
		What:  "Due righe e due colonne si incrociano in quattro riquadri. Accanto agli incroci ci sono otto coppie di caselle, un anello in cui ogni coppia condivide una linea con una delle due coppie vicine e il riquadro con l'altra. Se le unità lungo l'anello prendono due numeri ciascuna, per sedici caselle, questi numeri sono esclusi dal resto delle loro unità.",
		Why:   "Un'unità può mettere nell'anello ciascuno dei suoi numeri una volta. Con sedici numeri per sedici caselle, servono tutti.",
		Look:  "Cerca quattro numeri iniziali agli angoli di un rettangolo in quattro riquadri, le cui linee hanno gli altri numeri iniziali fuori da questi riquadri.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK loop"},
		},
	},
	{
		Title: "Junior Exocet",
		What:  "Due caselle di una linea in un riquadro, la base, con tre o quattro candidati, e una casella bersaglio in ciascuno degli altri due riquadri della fascia o pila. Se ogni numero di base sta al massimo due volte nel resto di tre linee trasversali, per i bersagli e accanto alla base, i bersagli hanno i due numeri della base e nient'altro.",
		Why:   "Un numero della base dev'essere in tutte e tre le linee, ma lì non è nella base, e fuori sta solo due volte. Quindi il terzo è in un bersaglio.",
		Look:  "Cerca due caselle vuote in una linea e un riquadro con pochi numeri in tutto, e controlla questi numeri nelle tre linee trasversali. La casella accanto a ogni bersaglio non deve avere nessuno di loro.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior Exocet"},
		},
	},
	{
		Title: "Insiemi bloccati multisettore",
		What:  "Tutte le caselle vuote in cui si incrociano alcune righe e alcune colonne, e alcuni numeri contati per righe, gli altri per colonne. Se il conto è uguale al numero delle caselle, ogni numero contato è escluso dal resto della sua linea.",
		Why:   "Una linea può mettere in queste caselle un numero una volta. Se ce ne sono tanti quante caselle, servono tutti.",
		Look:  "Cerca righe che hanno alcuni numeri iniziali in comune, e colonne che hanno gli altri.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Insiemi bloccati multisettore"},
		},
	},
	{
		Title: "Esclusione di coppie e triple allineate",
		What:  "Si elencano tutti i modi di riempire due o tre caselle che vedono caselle in comune. Quelli che lascerebbero una di queste senza candidati si cancellano; un candidato che non compare in nessuno dei rimanenti è escluso.",
		Why:   "Ogni modo in cui il candidato potrebbe essere vero porta a una casella vuota, o mette un numero due volte in un'unità.",
		Look:  "Prendi due caselle che vedono molte caselle con due candidati in comune e passa in rassegna le loro combinazioni.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Esclusione di coppia allineata"},
			{Key: "aligned-triplet-exclusion", Name: "Esclusione di tripla allineata"},
		},
	},
}
