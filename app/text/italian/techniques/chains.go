package techniques

import "sudoku/solver/explain"

var chains = []explain.Lesson{
	{
		Title: "Colorazione semplice",
		What:  "Le coppie coniugate di un numero si colorano alternando. Se due posti di uno stesso colore si vedono, quel colore è falso (scontro); una casella che vede entrambi i colori perde il numero (trappola).",
		Why:   "Le caselle di un colore sono tutte vere o tutte false, e uno dei due colori è vero.",
		Look:  "Prendi un numero con molte coppie, comincia dove vuoi e colora coppia dopo coppia.",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "Colorazione semplice: trappola"},
			{Key: "simple-colours-wrap", Name: "Colorazione semplice: scontro"},
		},
	},
	{
		Title: "Multicolorazione",
		What:  "Due gruppi separati di coppie di un numero, ciascuno in due colori, dove un colore dell'uno vede un colore dell'altro.",
		Why:   "I due colori che si vedono non possono essere veri entrambi, quindi almeno uno dei colori opposti lo è. Un candidato che vede entrambi questi è escluso, e un colore che vede entrambi i colori di un altro gruppo è falso.",
		Look:  "Quando la colorazione semplice si ferma, colora un secondo gruppo dello stesso numero e confronta i due.",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "Multicolorazione 1"},
			{Key: "multi-colours-2", Name: "Multicolorazione 2"},
		},
	},
	{
		Title: "Medusa 3D",
		What:  "Colorazione alternata attraverso coppie coniugate e caselle con due candidati, su più numeri.",
		Why:   "Anche qui uno dei due colori è tutto vero. Un colore che mette un numero due volte in un'unità, due numeri in una casella o lascia una casella vuota è falso; un candidato che vede entrambi i colori è escluso.",
		Look:  "Comincia da una casella con due candidati e segui le coppie nelle caselle e nelle unità.",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "Medusa 3D"},
		},
	},
	{
		Title: "Catena X",
		What:  "Una catena di un solo numero con legami forti e deboli alternati, forti a entrambi gli estremi. Una casella che vede entrambi gli estremi perde il numero.",
		Why:   "Se un estremo è falso, i legami rendono vero l'altro.",
		Look:  "Unisci una dopo l'altra le coppie coniugate di un numero attraverso caselle che si vedono.",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "Catena X"},
		},
	},
	{
		Title: "Catena XY",
		What:  "Una catena di caselle con due candidati, ciascuna delle quali ne condivide uno con la successiva. Se ai due estremi resta lo stesso numero, le caselle che li vedono entrambi lo perdono.",
		Why:   "Se la prima casella non è quel numero, ogni casella obbliga la successiva, e l'ultima è quel numero.",
		Look:  "Evidenzia tutte le caselle con due candidati e passa dall'una all'altra con il numero che resta.",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "Catena XY"},
		},
	},
	{
		Title: "Cicli (nice loop)",
		What:  "Una catena di legami forti e deboli che torna al suo inizio. In un ciclo continuo i legami si alternano lungo tutto il giro; in uno discontinuo, in un punto no. I nodi possono essere gruppi di caselle o insiemi quasi bloccati.",
		Why:   "Lungo un ciclo continuo ogni legame debole ha un estremo vero, e questo svuota il resto della sua unità o casella. Dove si interrompe, due legami deboli rendono falso il candidato, due forti lo rendono vero.",
		Look:  "Parti da un candidato la cui esclusione ti servirebbe, supponi che sia vero e guarda se torna falso.",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "Ciclo continuo"},
			{Key: "discontinuous-nice-loop", Name: "Ciclo discontinuo"},
			{Key: "grouped-continuous-nice-loop", Name: "Ciclo continuo con gruppi"},
			{Key: "grouped-discontinuous-nice-loop", Name: "Ciclo discontinuo con gruppi"},
			{Key: "als-continuous-nice-loop", Name: "Ciclo continuo con ALS"},
			{Key: "als-discontinuous-nice-loop", Name: "Ciclo discontinuo con ALS"},
		},
	},
	{
		Title: "Catene di inferenze alternate (AIC)",
		What:  "Una catena di legami forti e deboli alternati, forti a entrambi gli estremi, su numeri qualsiasi. I nodi possono essere gruppi di caselle o insiemi quasi bloccati.",
		Why:   "Se un estremo è falso, l'altro è vero. Quindi uno dei due è vero, e ciò che contraddice entrambi è falso.",
		Look:  "Quasi ogni esclusione fatta a mano è una di queste. Parti da un legame forte e prosegui finché l'altro estremo vede qualcosa che vede anche il primo.",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "AIC"},
			{Key: "grouped-aic", Name: "AIC con gruppi"},
			{Key: "als-aic", Name: "AIC con ALS"},
		},
	},
	{
		Title: "Ciclo bidirezionale",
		What:  "È il nome che Sudoku Explainer dà a un ciclo di implicazioni che si legge in entrambi i sensi.",
		Why:   "In un senso o nell'altro, ogni legame debole ha un estremo vero, quindi la sua unità o casella perde gli altri candidati.",
		Look:  "È un ciclo continuo; con un solo numero è un ciclo X, con caselle a due candidati un ciclo Y.",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "Ciclo X bidirezionale"},
			{Key: "bidirectional-y-cycle", Name: "Ciclo Y bidirezionale"},
			{Key: "bidirectional-cycle", Name: "Ciclo bidirezionale"},
		},
	},
	{
		Title: "Catena forzata",
		What:  "Un'ipotesi che, legame dopo legame, porta al proprio contrario.",
		Why:   "Ciò che implica il proprio contrario è falso.",
		Look:  "Supponi un candidato vero, o falso, e segui tutto ciò che è obbligato finché torni al punto di partenza.",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "Catena X forzata"},
			{Key: "forcing-chain", Name: "Catena forzata"},
		},
	},
	{
		Title: "Nishio",
		What:  "Un'ipotesi su un numero, seguita con quel solo numero finché un posto dovrebbe averlo e non averlo.",
		Why:   "Un'ipotesi che rende qualcosa vero e falso insieme è sbagliata.",
		Look:  "Prendi un numero a cui restano pochi posti, mettilo in uno di essi, e cancella e inserisci solo quel numero finché a un'unità manca o ce l'ha due volte.",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Catena forzata Nishio"},
		},
	},
	{
		Title: "Catene forzate di casella e di unità",
		What:  "Si provano a turno tutti i candidati di una casella, o tutti i posti di un numero in un'unità; da ciascuno una catena porta allo stesso risultato.",
		Why:   "Uno di loro è vero, quindi ciò che segue da tutti è vero.",
		Look:  "Prendi una casella con tre candidati, o un numero con tre posti in un'unità, colora ciò che ciascuno obbliga, e cerca ciò che ha tutti i colori.",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "Catena forzata di casella"},
			{Key: "house-forcing-chain", Name: "Catena forzata di unità"},
		},
	},
	{
		Title: "Catene forzate dinamiche",
		What:  "Come una catena forzata, ma un ramo può usare ciò che ha escluso lui stesso: dove questo lascia a una casella un solo candidato o a un numero un solo posto, prosegue. Con un più, lungo la strada può usare anche candidati bloccati, coppie e X-Wing.",
		Why:   "Ogni ramo è una dimostrazione a sé: usa solo ciò che ha già mostrato.",
		Look:  "Scrivi l'ipotesi e seguila come se facesse parte dello schema. Se un'unità o una casella resta senza niente, l'ipotesi è sbagliata; ciò che segue sia da essa sia dal suo contrario è vero.",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "Catena forzata dinamica"},
			{Key: "dynamic-plus-forcing-chain", Name: "Catena forzata dinamica più"},
		},
	},
	{
		Title: "Catene forzate annidate",
		What:  "Una catena forzata dinamica i cui rami usano lungo la strada altre catene, di un tipo o di un altro. Servono agli schemi più difficili.",
		Why:   "Una catena che vale nella griglia raggiunta da un ramo si può usare in quel ramo come qualsiasi altro passo.",
		Look:  "Sono per i programmi. Per seguirne una, leggi i suoi rami in ordine, e ogni catena annidata dove il ramo la raggiunge.",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "Catena forzata annidata (catene forzate)"},
			{Key: "nested-forcing-chain-3", Name: "Catena forzata annidata (catene forzate multiple)"},
			{Key: "nested-forcing-chain-4", Name: "Catena forzata annidata (catene forzate dinamiche)"},
			{Key: "nested-forcing-chain-5", Name: "Catena forzata annidata (catene dinamiche annidate)"},
		},
	},
}
