package techniques

import "sudoku/solver/explain"

var chains = []explain.Lesson{
	{
		Title: "シンプルカラーリング",
		What:  "1つの数字の強リンクに沿って、交互に色を付けます。同じ色の2つが互いに見えれば、その色は偽です（ラップ）。両方の色が見えるマスからは、数字が消えます（トラップ）。",
		Why:   "同じ色のマスはすべて真か、すべて偽で、2色のどちらかが真です。",
		Look:  "強リンクの多い数字を選び、どこからでも、1本ずつ色を付けていきます。",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "シンプルカラーリング（トラップ）"},
			{Key: "simple-colours-wrap", Name: "シンプルカラーリング（ラップ）"},
		},
	},
	{
		Title: "マルチカラーリング",
		What:  "1つの数字の、つながっていない2つの集まりをそれぞれ2色に分けたもので、片方の色からもう片方の色が見える形です。",
		Why:   "互いに見える2色の両方が真にはならないので、それぞれの反対の色の少なくとも片方が真です。その両方が見える候補は消えます。別の集まりの両方の色が見える色は、偽です。",
		Look:  "シンプルカラーリングで行き詰まったら、同じ数字の2つ目の集まりに色を付けて比べます。",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "マルチカラーリング1"},
			{Key: "multi-colours-2", Name: "マルチカラーリング2"},
		},
	},
	{
		Title: "3Dメデューサ",
		What:  "強リンクと候補が2つのマスを通り、複数の数字にわたって、交互に色を付けます。",
		Why:   "やはり2色のどちらかがすべて真です。ハウスに同じ数字を2回、または1マスに2つの数字を入れる色や、マスを空にする色は偽です。両方の色が見える候補は消えます。",
		Look:  "候補が2つのマスから始めて、マスとハウスのペアをたどります。",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "3Dメデューサ"},
		},
	},
	{
		Title: "X-Chain",
		What:  "1つの数字の強リンクと弱リンクが交互に並び、両端が強リンクのチェーンです。両端が見えるマスから数字が消えます。",
		Why:   "片方の端が偽なら、リンクによってもう片方が真になります。",
		Look:  "数字の強リンクを、互いに見えるマスを通して端から端へつなぎます。",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "X-Chain"},
		},
	},
	{
		Title: "XY-Chain",
		What:  "候補が2つのマスのチェーンで、隣どうしが1つずつ数字を共有します。両端に同じ数字が残れば、両端が見えるマスから消えます。",
		Why:   "最初のマスがその数字でなければ、次々に決まっていき、最後のマスがその数字になります。",
		Look:  "候補が2つのマスすべてに印を付け、残った数字で次のマスへ進みます。",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "XY-Chain"},
		},
	},
	{
		Title: "ナイスループ",
		What:  "強リンクと弱リンクのチェーンで、出発点に戻るものです。連続ループでは、一周ずっとリンクが交互に並び、不連続ループでは1か所だけ交互になりません。グループやALSを使うこともあります。",
		Why:   "連続ループでは、どの弱リンクも片方の端が真なので、そのハウスやマスの残りが消えます。途切れるところでは、弱リンク2本ならその候補が偽、強リンク2本なら真です。",
		Look:  "消えると助かる候補から始め、それが真だと仮定して、偽になって戻ってくるかを見ます。",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "連続ナイスループ"},
			{Key: "discontinuous-nice-loop", Name: "不連続ナイスループ"},
			{Key: "grouped-continuous-nice-loop", Name: "グループ連続ナイスループ"},
			{Key: "grouped-discontinuous-nice-loop", Name: "グループ不連続ナイスループ"},
			{Key: "als-continuous-nice-loop", Name: "ALS連続ナイスループ"},
			{Key: "als-discontinuous-nice-loop", Name: "ALS不連続ナイスループ"},
		},
	},
	{
		Title: "AIC（交互推論チェーン）",
		What:  "強リンクと弱リンクが交互に並び、両端が強リンクのチェーンです。数字は自由で、グループやALSも使えます。",
		Why:   "片方の端が偽なら、もう片方が真です。つまりどちらかが真なので、両方と両立しないものは偽です。",
		Look:  "人が解くときの候補の消去は、ほとんどがこれで説明できます。強リンクから始めて、もう片方の端から、最初の端と同じものが見えるまで続けます。",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "AIC"},
			{Key: "grouped-aic", Name: "グループAIC"},
			{Key: "als-aic", Name: "ALS-AIC"},
		},
	},
	{
		Title: "双方向サイクル",
		What:  "どちら向きにも読める推論の輪の、Sudoku Explainerでの呼び名です。",
		Why:   "どちら回りでも、どの弱リンクも片方の端が真なので、そのハウスやマスからほかの候補が消えます。",
		Look:  "連続ナイスループと同じです。1つの数字だけならXサイクル、候補が2つのマスだけならYサイクルです。",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "双方向Xサイクル"},
			{Key: "bidirectional-y-cycle", Name: "双方向Yサイクル"},
			{Key: "bidirectional-cycle", Name: "双方向サイクル"},
		},
	},
	{
		Title: "フォーシングチェーン",
		What:  "リンクを1本ずつたどると、自分の反対に行き着く仮定です。",
		Why:   "自分の反対が導かれるものは偽です。",
		Look:  "候補が真、または偽だと仮定し、出発点に戻るまで、必然をたどります。",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "フォーシングX-Chain"},
			{Key: "forcing-chain", Name: "フォーシングチェーン"},
		},
	},
	{
		Title: "Nishio（西尾の方法）",
		What:  "1つの数字についての仮定を、その数字だけでたどります。どこかに、入らなければならないのに入れない、という矛盾が出るまで続けます。",
		Why:   "あることを同時に真と偽にする仮定は、間違いです。",
		Look:  "入るマスの少ない数字を1か所に置き、その数字だけを消したり入れたりして、ハウスで足りなくなるか2つになるまで続けます。",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Nishioフォーシングチェーン"},
		},
	},
	{
		Title: "マスとハウスのフォーシングチェーン",
		What:  "マスのすべての候補、またはハウスで数字の入るすべてのマスを順に試します。どれからのチェーンも、同じ結果になります。",
		Why:   "どれかが真なので、すべてから導かれることは真です。",
		Look:  "候補が3つのマスか、ハウスで3マスに入る数字を選びます。それぞれから決まるものに色を付け、すべての色が付くものを探します。",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "マスのフォーシングチェーン"},
			{Key: "house-forcing-chain", Name: "ハウスのフォーシングチェーン"},
		},
	},
	{
		Title: "動的フォーシングチェーン",
		What:  "フォーシングチェーンと同じですが、枝の中で消したものも使えます。その結果マスの候補が1つ、または数字の入るマスが1つになれば、さらに続きます。「プラス」では、ロックされた候補、ペア、X-Wingも途中で使えます。",
		Why:   "どの枝も、それ自体が証明です。すでに示したことだけを使います。",
		Look:  "仮定を書き込み、問題の一部のようにたどります。ハウスやマスに何も残らなければ、仮定は間違いです。仮定からも反対からも導かれることは真です。",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "動的フォーシングチェーン"},
			{Key: "dynamic-plus-forcing-chain", Name: "動的フォーシングチェーン・プラス"},
		},
	},
	{
		Title: "入れ子のフォーシングチェーン",
		What:  "動的フォーシングチェーンのうち、枝の途中で、ほかのさまざまなチェーンも使うものです。最も難しい問題に必要です。",
		Why:   "枝がたどり着いた盤面で成り立つチェーンは、ほかの手と同じように、その枝の中で使えます。",
		Look:  "プログラム向けです。読むときは、枝を順に、入れ子のチェーンは枝がそこに着いたところで読みます。",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "入れ子のフォーシングチェーン（フォーシングチェーン）"},
			{Key: "nested-forcing-chain-3", Name: "入れ子のフォーシングチェーン（多重フォーシングチェーン）"},
			{Key: "nested-forcing-chain-4", Name: "入れ子のフォーシングチェーン（動的フォーシングチェーン）"},
			{Key: "nested-forcing-chain-5", Name: "入れ子のフォーシングチェーン（入れ子の動的フォーシングチェーン）"},
		},
	},
}
