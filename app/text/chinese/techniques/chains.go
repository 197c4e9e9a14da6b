package techniques

import "sudoku/solver/explain"

var chains = []explain.Lesson{
	{
		Title: "简单染色",
		What:  "给一个数字的各对共轭位置交替染上两种颜色。如果同色的两格互相能看到，这种颜色为假（冲突）；能看到两种颜色的格排除这个数字（陷阱）。",
		Why:   "一种颜色的格要么全真，要么全假，而两种颜色必有一种为真。",
		Look:  "选一个成对位置多的数字，从任意一处开始，一对一对地染色。",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "简单染色（陷阱）"},
			{Key: "simple-colours-wrap", Name: "简单染色（冲突）"},
		},
	},
	{
		Title: "多重染色",
		What:  "一个数字有两组互不相连的成对位置，各染两种颜色，其中一组的一种颜色能看到另一组的一种颜色。",
		Why:   "互相能看到的两种颜色不能同时为真，所以它们的相反颜色至少有一种为真。能看到这两种相反颜色的候选数被排除；能看到另一组两种颜色的颜色为假。",
		Look:  "简单染色没有进展时，再给这个数字的第二组染色，比较两组。",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "多重染色1"},
			{Key: "multi-colours-2", Name: "多重染色2"},
		},
	},
	{
		Title: "3D美杜莎",
		What:  "通过共轭位置和双值格交替染色，涉及多个数字。",
		Why:   "同样，两种颜色必有一种全真。一种颜色若使同一区域有两个相同数字、使一格有两个数字，或使一格无数可填，就为假；能看到两种颜色的候选数被排除。",
		Look:  "从只有两个候选数的格子开始，沿着格内和区域内的成对关系走下去。",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "3D美杜莎"},
		},
	},
	{
		Title: "X链",
		What:  "由一个数字构成、强链与弱链交替、两端都是强链的链。能看到两端的格排除这个数字。",
		Why:   "如果一端为假，这些链就使另一端为真。",
		Look:  "通过互相能看到的格，把一个数字的共轭位置首尾相接。",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "X链"},
		},
	},
	{
		Title: "XY链",
		What:  "由双值格连成的链，每格与下一格共有一个数字。如果两端剩下同一个数字，能看到两端的格排除它。",
		Why:   "如果第一格不是这个数字，每格就逼定下一格，最后一格便是这个数字。",
		Look:  "标出所有双值格，沿着剩下的数字从一格走到下一格。",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "XY链"},
		},
	},
	{
		Title: "环",
		What:  "由强链和弱链构成、回到起点的链。在连续环中，整圈都交替；在不连续环中，有一处不交替。节点可以是区块，也可以是待定数组。",
		Why:   "沿着连续环，每条弱链都有一端为真，所以它所在的区域或格的其余部分被清空。在断点处，两条弱链使候选数为假，两条强链使它为真。",
		Look:  "选一个排除后会有帮助的候选数，假设它为真，看看是否绕回来得出它为假。",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "连续环"},
			{Key: "discontinuous-nice-loop", Name: "不连续环"},
			{Key: "grouped-continuous-nice-loop", Name: "区块连续环"},
			{Key: "grouped-discontinuous-nice-loop", Name: "区块不连续环"},
			{Key: "als-continuous-nice-loop", Name: "带ALS的连续环"},
			{Key: "als-discontinuous-nice-loop", Name: "带ALS的不连续环"},
		},
	},
	{
		Title: "交替推理链（AIC）",
		What:  "强链与弱链交替、两端都是强链的链，数字不限。节点可以是区块，也可以是待定数组。",
		Why:   "如果一端为假，另一端就为真。所以两端必有一真，与两端都矛盾的候选数为假。",
		Look:  "人解题时，几乎每次排除都属于这一类。从一条强链开始走下去，直到另一端与起点这一端能看到同一个候选数。",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "AIC"},
			{Key: "grouped-aic", Name: "区块AIC"},
			{Key: "als-aic", Name: "带ALS的AIC"},
		},
	},
	{
		Title: "双向环",
		What:  "Sudoku Explainer对两个方向都成立的推理环的叫法。",
		Why:   "无论朝哪个方向，每条弱链都有一端为真，所以它所在的区域或格排除其他候选数。",
		Look:  "它就是连续环；只有一个数字的是X环，由双值格组成的是Y环。",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "双向X环"},
			{Key: "bidirectional-y-cycle", Name: "双向Y环"},
			{Key: "bidirectional-cycle", Name: "双向环"},
		},
	},
	{
		Title: "强制链",
		What:  "一个假设，一环接一环地推出它自己的反面。",
		Why:   "能推出自己反面的假设是假的。",
		Look:  "假设一个候选数为真或为假，沿着必然的结果走，直到回到起点。",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "强制X链"},
			{Key: "forcing-chain", Name: "强制链"},
		},
	},
	{
		Title: "Nishio",
		What:  "对一个数字作假设，只沿着这个数字推下去，直到某个位置既要填它又不能填它。",
		Why:   "使同一件事既真又假的假设是错的。",
		Look:  "选一个剩余位置不多的数字，填在其中一处，只排除和填入这个数字，直到某个区域没有它或有两个。",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Nishio强制链"},
		},
	},
	{
		Title: "格强制链和区域强制链",
		What:  "依次尝试一格的所有候选数，或一个数字在某区域的所有位置，每种情况各有一条链推出同样的结果。",
		Why:   "其中之一为真，所以由每一种都能推出的结论为真。",
		Look:  "选一个有三个候选数的格子，或一个在某区域有三个位置的数字，把每种情况推出的结果染上各自的颜色，再找染有所有颜色的地方。",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "格强制链"},
			{Key: "house-forcing-chain", Name: "区域强制链"},
		},
	},
	{
		Title: "动态强制链",
		What:  "与强制链相似，但分支可以利用自己已排除的候选数：如果因此有一格只剩一个候选数，或某个数字只剩一个位置，就继续推下去。带“加强”的，途中还可以用区块、数对和X-Wing。",
		Why:   "每个分支自成一个证明，只用它自己已经推出的结论。",
		Look:  "把假设写下来，当作题目的一部分推下去。如果某个区域或格子最终无法填，假设就是错的；由假设和它的反面都能推出的结论为真。",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "动态强制链"},
			{Key: "dynamic-plus-forcing-chain", Name: "加强动态强制链"},
		},
	},
	{
		Title: "嵌套强制链",
		What:  "分支途中又用到其他链的动态强制链。最难的题目需要它。",
		Why:   "如果一条链在某分支到达的盘面上成立，就可以像其他步骤一样用在这个分支里。",
		Look:  "这是给程序用的。要看懂它，就依次读各个分支，读到分支用到嵌套链的地方，再读那条嵌套链。",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "嵌套强制链（强制链）"},
			{Key: "nested-forcing-chain-3", Name: "嵌套强制链（多重强制链）"},
			{Key: "nested-forcing-chain-4", Name: "嵌套强制链（动态强制链）"},
			{Key: "nested-forcing-chain-5", Name: "嵌套强制链（嵌套动态强制链）"},
		},
	},
}
