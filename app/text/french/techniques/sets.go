package techniques

import "sudoku/solver/explain"

var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Deux ensembles presque verrouillés, chacun avec un chiffre de plus que de cases, qui partagent un commun restreint : un chiffre qui ne peut pas être dans les deux. Un autre chiffre commun est éliminé des cases qui en voient toutes les places dans les deux.",
		Why:   "Le commun restreint manque à l’un des ensembles, qui est alors verrouillé et contient tous ses autres chiffres. Avec deux chiffres de ce genre entre eux, les deux ensembles sont verrouillés.",
		Look:  "Les cases à deux candidats sont les plus petits ensembles. Cherchez deux ensembles dans des zones qui se croisent.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "ALS-XZ"},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Trois ensembles presque verrouillés : celui du milieu a un commun restreint avec chacun des deux autres, et ceux-ci partagent un autre chiffre, éliminé des cases qui en voient toutes les places chez eux.",
		Why:   "L’ensemble du milieu ne peut céder qu’un chiffre. L’un des deux autres perd donc son commun et se verrouille.",
		Look:  "C’est un XY-Wing avec des ensembles à la place des cases.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "ALS-XY-Wing"},
		},
	},
	{
		Title: "Chaîne d’ALS",
		What:  "Une chaîne d’ensembles presque verrouillés, chacun joint au suivant par un commun restreint. Un chiffre commun aux deux ensembles extrêmes est éliminé des cases qui en voient toutes les places chez eux.",
		Why:   "Si le chiffre manque au premier ensemble, il contient tous les autres, l’ensemble suivant perd son commun, et ainsi de suite jusqu’au dernier.",
		Look:  "Prenez une XY-Chain et admettez des ensembles à la place des cases.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "Chaîne d’ALS"},
		},
	},
	{
		Title: "Death Blossom",
		What:  "Une case, la tige, et pour chacun de ses candidats un ensemble presque verrouillé, un pétale : si la tige est ce chiffre, le pétale le perd. Un chiffre commun à tous les pétales est éliminé des cases qui en voient toutes les places chez eux.",
		Why:   "Quoi que contienne la tige, l’un des pétales se verrouille et contient le chiffre commun.",
		Look:  "Prenez une case à deux ou trois candidats. Pour chacun, cherchez un ensemble presque verrouillé où la case voit toutes les places de ce chiffre.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Death Blossom"},
		},
	},
	{
		Title: "Candidats presque verrouillés",
		What:  "Une rangée et un bloc se croisent. Dans l’une de ces zones, une case hors du croisement n’a que deux candidats ; dans l’autre, ces deux chiffres n’ont qu’une place hors du croisement. Cette place contient l’un des deux et rien d’autre, et le reste de la première zone perd les deux. Avec trois chiffres, il y a deux cases de chaque côté.",
		Why:   "La première zone n’a de place dans le croisement que pour un des deux chiffres au plus, et il en faut là au moins un à la seconde. Le croisement en contient donc exactement un, et l’autre remplit la place de la seconde zone. Dans la première, les deux chiffres sont épuisés.",
		Look:  "Prenez une case à deux candidats et vérifiez chaque croisement de sa ligne, de sa colonne et de son bloc : la zone qui y croise n’a-t-elle qu’une autre place pour les deux chiffres ?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Paire presque verrouillée"},
			{Key: "almost-locked-triple", Name: "Triplet presque verrouillé"},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Deux ou trois cases au croisement d’une rangée et d’un bloc ont au moins deux candidats de plus que de cases. Un ensemble de cases du reste de la rangée prend certains de ces chiffres, un ensemble du reste du bloc en prend d’autres. Tous les chiffres sont épuisés : la rangée et le bloc les perdent ailleurs.",
		Why:   "Il y a autant de chiffres que de cases : chaque chiffre du motif y a donc sa place.",
		Look:  "Regardez les croisements qui ont quatre ou cinq chiffres dans deux ou trois cases, et cherchez dans la rangée et dans le bloc des cases à deux candidats faites de ces chiffres.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq"},
		},
	},
	{
		Title: "Fireworks",
		What:  "Une ligne et une colonne se croisent dans un bloc, hors duquel un chiffre a au plus une place dans chacune. Trois chiffres qui ont les trois mêmes cases, le croisement et les deux bouts, remplissent ces cases. Quatre chiffres peuvent se partager les coins d’un rectangle, et deux chiffres ont besoin de l’aide d’une case qui ne peut contenir qu’eux.",
		Why:   "Si un chiffre n’est à aucun des bouts, les deux rangées l’ont dans le bloc : il est donc dans la case où elles se croisent. Dans tous les cas, il est dans l’une des trois cases.",
		Look:  "Cherchez des chiffres presque réduits à un bloc dans une ligne et dans une colonne qui le traversent.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Firework : triplet"},
			{Key: "firework-quad", Name: "Firework : quadruplet"},
			{Key: "firework-alp", Name: "Firework : paire presque verrouillée"},
			{Key: "firework-w-wing", Name: "Firework : W-Wing"},
		},
	},
	{
		Title: "Tridagon (marteau de Thor)",
		What:  "Quatre blocs qui forment un rectangle et, dans chacun, trois cases, une par ligne et par colonne, qui n’ont guère d’autres candidats que les trois mêmes chiffres. Si elles sont disposées de sorte que ces trois chiffres seuls ne peuvent pas les remplir, l’un de leurs autres candidats, les gardiens, est vrai.",
		Why:   "L’ordre des trois chiffres doit s’accorder d’un bloc à l’autre, le long des lignes et des colonnes. Dans ce motif, cela échoue en faisant le tour.",
		Look:  "Cherchez trois chiffres qui manquent dans quatre blocs ainsi placés. Des quatre groupes de cases, un ou trois doivent aller en sens contraire.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon"},
		},
	},
	{
		Title: "SK Loop (Domino Loop)",
		What:  "Deux lignes et deux colonnes se croisent dans quatre blocs. À côté des croisements se trouvent huit paires de cases, un anneau où chaque paire partage une rangée avec l’une de ses deux voisines et le bloc avec l’autre. Si les zones de l’anneau prennent deux chiffres chacune, pour seize cases, ces chiffres sont éliminés du reste de leurs zones.",
		Why:   "Une zone ne peut mettre chacun de ses chiffres qu’une fois dans l’anneau. Avec seize chiffres pour seize cases, il les faut tous.",
		Look:  "Cherchez quatre chiffres donnés aux coins d’un rectangle dans quatre blocs, dont les rangées ont leurs autres chiffres donnés hors de ces blocs.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK Loop"},
		},
	},
	{
		Title: "Junior Exocet",
		What:  "Deux cases d’une rangée dans un bloc, la base, avec trois ou quatre candidats, et une case cible dans chacun des deux autres blocs de la bande ou de la pile. Si chaque chiffre de base tient au plus deux fois dans le reste de trois rangées transversales, qui passent par les cibles et à côté de la base, les cibles contiennent les deux chiffres de la base et rien d’autre.",
		Why:   "Un chiffre de la base doit être dans les trois rangées, mais il n’y est pas dans la base, et ne tient que deux fois au-dehors. Le troisième est donc dans une cible.",
		Look:  "Cherchez deux cases vides, dans une rangée et un bloc, qui ont peu de chiffres en tout, et vérifiez ces chiffres dans les trois rangées transversales. La case voisine de chaque cible ne doit en contenir aucun.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior Exocet"},
		},
	},
	{
		Title: "Ensembles verrouillés multi-secteurs",
		What:  "Toutes les cases vides où se croisent quelques lignes et quelques colonnes, et des chiffres comptés les uns par ligne, les autres par colonne. Si le compte égale le nombre de cases, chaque chiffre compté est éliminé du reste de sa rangée.",
		Why:   "Une rangée ne peut mettre un chiffre qu’une fois dans ces cases. S’il y en a autant que de cases, il les faut tous.",
		Look:  "Cherchez des lignes qui ont en commun quelques chiffres donnés, et des colonnes qui ont les autres.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Ensembles verrouillés multi-secteurs"},
		},
	},
	{
		Title: "Exclusion de paires et de triplets alignés",
		What:  "On énumère toutes les façons de remplir deux ou trois cases qui voient des cases communes. Celles qui ne laisseraient aucun candidat à une case vue sont barrées ; un candidat qui ne figure dans aucune des autres est éliminé.",
		Why:   "Chaque façon dont le candidat pourrait être vrai mène à une case vide, ou met un chiffre deux fois dans une zone.",
		Look:  "Prenez deux cases qui voient un bon nombre des mêmes cases à deux candidats et passez en revue leurs combinaisons.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Exclusion de paires alignées"},
			{Key: "aligned-triplet-exclusion", Name: "Exclusion de triplets alignés"},
		},
	},
}
