package techniques

import "sudoku/solver/explain"

var chains = []explain.Lesson{
	{
		Title: "Coloriage simple",
		What:  "Les paires conjuguées d’un chiffre sont coloriées en alternance. Si deux cases d’une même couleur se voient, cette couleur est fausse (conflit) ; une case qui voit les deux couleurs perd le chiffre (piège).",
		Why:   "Les cases d’une couleur sont toutes vraies ou toutes fausses, et l’une des deux couleurs est vraie.",
		Look:  "Prenez un chiffre qui a beaucoup de paires, commencez n’importe où et coloriez paire après paire.",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "Coloriage simple : piège"},
			{Key: "simple-colours-wrap", Name: "Coloriage simple : conflit"},
		},
	},
	{
		Title: "Coloriage multiple",
		What:  "Deux réseaux séparés de paires d’un même chiffre, chacun en deux couleurs, où une couleur de l’un voit une couleur de l’autre.",
		Why:   "Les deux couleurs qui se voient ne peuvent pas être vraies toutes les deux : l’une au moins des couleurs opposées l’est donc. Un candidat qui voit ces deux-là est exclu, et une couleur qui voit les deux couleurs d’un autre réseau est fausse.",
		Look:  "Quand le coloriage simple ne donne rien, coloriez un second réseau du chiffre et comparez les deux.",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "Coloriage multiple 1"},
			{Key: "multi-colours-2", Name: "Coloriage multiple 2"},
		},
	},
	{
		Title: "3D Medusa",
		What:  "Un coloriage en alternance à travers paires conjuguées et cases à deux candidats, sur plusieurs chiffres.",
		Why:   "De nouveau, l’une des deux couleurs est entièrement vraie. Une couleur qui met un chiffre deux fois dans une zone, deux chiffres dans une case ou laisse une case vide est fausse ; un candidat qui voit les deux couleurs est exclu.",
		Look:  "Partez d’une case à deux candidats et suivez les paires dans les cases et dans les zones.",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "3D Medusa"},
		},
	},
	{
		Title: "X-Chain",
		What:  "Une chaîne sur un seul chiffre, à liens forts et faibles alternés, forts aux deux bouts. Une case qui voit les deux extrémités perd le chiffre.",
		Why:   "Si une extrémité est fausse, les liens rendent l’autre vraie.",
		Look:  "Joignez bout à bout les paires conjuguées d’un chiffre par des cases qui se voient.",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "X-Chain"},
		},
	},
	{
		Title: "XY-Chain",
		What:  "Une chaîne de cases à deux candidats, chacune en partageant un avec la suivante. Si le même chiffre reste aux deux extrémités, les cases qui voient les deux le perdent.",
		Why:   "Si la première case n’est pas ce chiffre, chaque case force la suivante, et la dernière est ce chiffre.",
		Look:  "Marquez toutes les cases à deux candidats et passez de l’une à l’autre par le chiffre qui reste.",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "XY-Chain"},
		},
	},
	{
		Title: "Nice Loops",
		What:  "Une chaîne de liens forts et faibles qui revient à son départ. Dans une boucle continue, les liens alternent tout autour ; dans une boucle discontinue, ils ne le font pas en un endroit. Les nœuds peuvent être des groupes de cases ou des ensembles presque verrouillés.",
		Why:   "Autour d’une boucle continue, chaque lien faible a une extrémité vraie, ce qui nettoie le reste de sa zone ou de sa case. À la rupture, deux liens faibles rendent le candidat faux, deux liens forts le rendent vrai.",
		Look:  "Partez d’un candidat dont l’élimination vous aiderait, supposez-le vrai et voyez s’il revient faux.",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "Nice Loop continue"},
			{Key: "discontinuous-nice-loop", Name: "Nice Loop discontinue"},
			{Key: "grouped-continuous-nice-loop", Name: "Nice Loop continue groupée"},
			{Key: "grouped-discontinuous-nice-loop", Name: "Nice Loop discontinue groupée"},
			{Key: "als-continuous-nice-loop", Name: "Nice Loop continue avec ALS"},
			{Key: "als-discontinuous-nice-loop", Name: "Nice Loop discontinue avec ALS"},
		},
	},
	{
		Title: "Chaînes d’inférences alternées (AIC)",
		What:  "Une chaîne à liens forts et faibles alternés, forts aux deux bouts, sur n’importe quels chiffres. Les nœuds peuvent être des groupes de cases ou des ensembles presque verrouillés.",
		Why:   "Si une extrémité est fausse, l’autre est vraie. L’une des deux est donc vraie, et ce qui contredit les deux est faux.",
		Look:  "Presque toutes les éliminations faites à la main en sont. Partez d’un lien fort et continuez jusqu’à ce que l’autre extrémité voie quelque chose que voit la première.",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "AIC"},
			{Key: "grouped-aic", Name: "AIC groupée"},
			{Key: "als-aic", Name: "AIC avec ALS"},
		},
	},
	{
		Title: "Cycle bidirectionnel",
		What:  "Le nom que donne Sudoku Explainer à une boucle d’implications qui se lit dans les deux sens.",
		Why:   "Dans un sens comme dans l’autre, chaque lien faible a une extrémité vraie : sa zone ou sa case perd donc ses autres candidats.",
		Look:  "C’est une Nice Loop continue ; avec un seul chiffre, un X-Cycle ; avec des cases à deux candidats, un Y-Cycle.",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "X-Cycle bidirectionnel"},
			{Key: "bidirectional-y-cycle", Name: "Y-Cycle bidirectionnel"},
			{Key: "bidirectional-cycle", Name: "Cycle bidirectionnel"},
		},
	},
	{
		Title: "Chaîne forcée",
		What:  "Une supposition qui mène, lien après lien, à son propre contraire.",
		Why:   "Ce qui implique son propre contraire est faux.",
		Look:  "Supposez un candidat vrai, ou faux, et suivez ce qui est forcé jusqu’à revenir au départ.",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "X-Chain forcée"},
			{Key: "forcing-chain", Name: "Chaîne forcée"},
		},
	},
	{
		Title: "Nishio",
		What:  "Une supposition sur un chiffre, suivie pour ce seul chiffre jusqu’à ce qu’une place doive l’avoir et ne pas l’avoir.",
		Why:   "Une supposition qui rend quelque chose vrai et faux à la fois est fausse.",
		Look:  "Prenez un chiffre auquel il reste peu de places, mettez-le à l’une d’elles, puis barrez et placez ce seul chiffre jusqu’à ce qu’il manque à une zone ou y figure deux fois.",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Chaîne forcée Nishio"},
		},
	},
	{
		Title: "Chaînes forcées de case et de zone",
		What:  "Tous les candidats d’une case, ou toutes les places d’un chiffre dans une zone, sont essayés tour à tour ; une chaîne mène de chacun au même résultat.",
		Why:   "L’un d’eux est vrai : ce qui découle de tous est donc vrai.",
		Look:  "Prenez une case à trois candidats, ou un chiffre à trois places dans une zone, coloriez ce que chacun force et cherchez ce qui a toutes les couleurs.",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "Chaîne forcée de case"},
			{Key: "house-forcing-chain", Name: "Chaîne forcée de zone"},
		},
	},
	{
		Title: "Chaînes forcées dynamiques",
		What:  "Comme une chaîne forcée, mais une branche peut se servir de ce qu’elle a elle-même éliminé : là où il ne reste ainsi qu’un candidat à une case ou qu’une place à un chiffre, elle continue. Avec un plus, elle peut aussi employer en chemin candidats verrouillés, paires et X-Wings.",
		Why:   "Chaque branche est une preuve en soi : elle n’emploie que ce qu’elle a déjà montré.",
		Look:  "Écrivez la supposition et suivez-la comme si elle faisait partie de la grille. Si une zone ou une case n’a plus aucune possibilité, la supposition est fausse ; ce qui découle d’elle comme de son contraire est vrai.",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "Chaîne forcée dynamique"},
			{Key: "dynamic-plus-forcing-chain", Name: "Chaîne forcée dynamique plus"},
		},
	},
	{
		Title: "Chaînes forcées imbriquées",
		What:  "Une chaîne forcée dynamique dont les branches emploient en chemin d’autres chaînes, d’une sorte ou d’une autre. Les grilles les plus difficiles en demandent.",
		Why:   "Une chaîne qui vaut dans la grille qu’une branche a atteinte peut y servir comme n’importe quelle autre étape.",
		Look:  "C’est l’affaire des programmes. Pour en suivre une, lisez ses branches dans l’ordre, et chaque chaîne imbriquée là où la branche l’atteint.",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "Chaîne forcée imbriquée (chaînes forcées)"},
			{Key: "nested-forcing-chain-3", Name: "Chaîne forcée imbriquée (chaînes forcées multiples)"},
			{Key: "nested-forcing-chain-4", Name: "Chaîne forcée imbriquée (chaînes forcées dynamiques)"},
			{Key: "nested-forcing-chain-5", Name: "Chaîne forcée imbriquée (chaînes dynamiques imbriquées)"},
		},
	},
}
