/** Dresses and modest wear; the form of the table is in ../product-table.ts. */
export const womenDresses = `
# maxi-dress
+en: Reaches the ankle on a height of 165 cm.
+en: Lined to the knee.
+en: Closes with a hidden zip at the back.
+ar: يصل إلى الكاحل لمن طولها 165 سم.
+ar: مبطّن حتى الركبة.
+ar: سحّاب مخفي من الخلف.

ridaa-ebla crepe plain 4650 black burgundy petrol green
en: Long-sleeve crêpe dress | Fitted to the waist, then falls in an easy A-line.
ar: فستان كريب بكمّ طويل | محدّد عند الخصر ثم ينسدل بقصّة A مريحة.
ridaa-ebla chiffon plain 6900 petrol off-white burgundy
en: Chiffon dress with layered skirt | Three light layers move as you walk; the sleeves are sheer.
ar: فستان شيفون بطبقات | ثلاث طبقات خفيفة تتحرك مع المشي، والكمّ شفاف.
ridaa-ebla viscose sprig 4200 green off-white
en: Sprig maxi dress with a tie belt | Gathered at the waist, with buttoned cuffs.
ar: فستان طويل بورود ناعمة وحزام | مزموم عند الخصر وأساوره بأزرار.
ridaa-ebla satin plain 7600 burgundy green black
en: Satin occasion dress | Crosses over in front and falls to the ankle.
ar: فستان مناسبات ساتان | صدره ملفوف من الأمام وينسدل حتى الكاحل.
ridaa-ebla linen-blend plain 3950 off-white green
en: Linen shirt dress to the ankle | Collar, full button front and two side pockets.
ar: فستان كتّان بقصّة قميص | ياقة وأزرار على طول القطعة وجيبتان جانبيتان.
ridaa-ebla velvet plain 7950 burgundy petrol black
en: Velvet dress with a stand collar | Straight lines and long narrow sleeves, for cold evenings.
ar: فستان مخمل بياقة قائمة | خطوط مستقيمة وكمّ طويل ضيق، لليالي الباردة.

# midi-dress
+en: Ends below the knee, about 115 cm from the shoulder.
+en: Side pockets, deep enough for a phone.
+en: Cool enough for a Damascus July.
+ar: ينتهي تحت الركبة، وطوله نحو 115 سم من الكتف.
+ar: جيبتان جانبيتان تتّسعان للموبايل.
+ar: خفيف لصيف الشام.

ridaa-ebla linen sprig 4800 mint beige
en: Sprig linen dress | Elbow sleeves, a round neck and a belt of the same cloth.
ar: فستان كتّان بورود ناعمة | كمّ حتى الكوع وياقة مدوّرة وحزام من القماش نفسه.
ridaa-ebla viscose dot 3650 navy dusty-rose
en: Dotted wrap dress | Wraps at the front and ties at the side, so it adjusts to the waist.
ar: فستان منقّط بقصّة لفّ | يُلفّ من الأمام ويُربط من الجنب فيناسب الخصر.
ridaa-ebla poplin stripe 3900 navy lilac beige
en: Striped shirt dress | A pressed collar, short sleeves and a row of small buttons.
ar: فستان قميص مقلّم | ياقة مكوية وكمّ قصير وصفّ من الأزرار الصغيرة.
ugarit-blue linen-blend plain 4350 beige mint dusty-rose
en: Seaside linen dress | Loose from the shoulder, with short sleeves and a slit at each side.
ar: فستان كتّان للبحر | واسع من الكتف بكمّ قصير وشقّ من كل جهة.
ugarit-blue viscose alaja 5200 navy beige
en: Alaja summer dress | Uneven woven-look stripes and a gathered skirt.
ar: فستان ألاجا صيفي | أقلام متفاوتة كالنسيج القديم وتنورة مزمومة.
ugarit-blue jersey plain 3100 navy lilac mint
en: Jersey dress with flutter sleeves | Pulls over the head; soft elastic at the waist.
ar: فستان جرسيه بكمّ مرفرف | يُلبس من الرأس وعند الخصر مطاط ناعم.
ridaa-ebla poplin check 4150 beige navy
en: Checked dress with a square neck | Fine checks, puffed short sleeves and a full skirt.
ar: فستان كاروهات بياقة مربّعة | كاروهات ناعمة وكمّ قصير منفوش وتنورة كلوش.

# abaya
+en: Wide enough to walk freely; the sleeves reach the wrist.
+en: Length 140 cm in size M; each size adds 2 cm.
+en: Crease-resistant, so it travels well.
+ar: مريحة في المشي، وكمّها يصل إلى المعصم.
+ar: الطول 140 سم في قياس M، ويزيد 2 سم مع كل قياس.
+ar: لا تتجعّد بسهولة، فتناسب السفر.

ridaa-ebla nida plain 5250 black navy brown
en: Everyday nida abaya | Plain, wide and light, with a narrow trim at the cuff.
ar: عباية ندى يومية | سادة وواسعة وخفيفة، وعند الكمّ كنار رفيع.
ridaa-ebla crepe plain 6400 black beige olive
en: Crêpe abaya with a woven border | A stripe of woven thread edges the front and the sleeves.
ar: عباية كريب بكنار منسوج | كنار من خيوط منسوجة على الحافة الأمامية والكمّين.
ridaa-ebla nida plain 7150 black navy
en: Abaya with embroidered cuffs | Tone-on-tone stitching, a hand wide, on both sleeves.
ar: عباية بأساور مطرّزة | تطريز بلون القماش نفسه بعرض الكفّ على الكمّين.
ridaa-ebla linen-blend plain 5800 beige olive brown
en: Linen-blend summer abaya | Unlined and airy, with a kimono sleeve.
ar: عباية صيفية بمزيج الكتّان | من دون بطانة، هوائية، بكمّ كيمونو.
ridaa-ebla crepe pin 6950 black brown
en: Pinstripe abaya coat | A lapel collar and two pockets give it the line of a coat.
ar: عباية بقصّة معطف وأقلام رفيعة | ياقة مقلوبة وجيبتان تعطيانها خطّ المعطف.
ridaa-ebla satin plain 9200 black navy beige
en: Satin occasion abaya | Soft sheen, wide sleeves and a matching belt.
ar: عباية مناسبات ساتان | لمعة ناعمة وكمّ عريض وحزام من القماش نفسه.
ridaa-ebla nida plain 4350 black olive
en: Closed abaya with a zip | Front zip to the knee, elastic at the wrist; easy at work and on stairs.
ar: عباية مغلقة بسحّاب | سحّاب أمامي حتى الركبة ومطاط عند المعصم، عملية للدوام والدرج.

# manteau
+en: Fully lined, with two pockets.
+en: Length 110 cm in size 42.
+en: Shoulders are cut with room for a sweater.
+ar: مبطّن بالكامل وله جيبتان.
+ar: الطول 110 سم في قياس 42.
+ar: الكتف مقصوص بحيث يتّسع لكنزة تحته.

ridaa-ebla gabardine plain 6250 black beige navy
en: Gabardine manteau with a belt | Double-breasted, with a wide collar and a buckled belt.
ar: مانطو غبردين بحزام | صفّان من الأزرار وياقة عريضة وحزام بإبزيم.
ridaa-ebla crepe plain 4850 grey navy black olive
en: Zip-front manteau | A plain line from neck to hem, zip hidden under a flap.
ar: مانطو بسحّاب أمامي | خطّ سادة من الياقة إلى الطرف، والسحّاب مخفي.
ridaa-ebla gabardine plain 7300 burgundy beige
en: Trench-cut manteau | Storm flap, cuff straps and a vent at the back.
ar: مانطو بقصّة ترنش | طبقة علوية عند الكتف وأحزمة عند الكمّ وفتحة من الخلف.
ridaa-ebla wool-blend plain 9600 grey burgundy black
en: Winter manteau in wool blend | Thick, warm and straight, with covered buttons.
ar: مانطو شتوي صوف مخلوط | سميك ودافئ ومستقيم، بأزرار مكسوّة.
ridaa-ebla crepe pin 5450 navy grey
en: Pinstripe manteau | Fine stripes lengthen the line; three buttons at the front.
ar: مانطو بأقلام رفيعة | أقلام دقيقة تطيل القامة وثلاثة أزرار من الأمام.
ridaa-ebla gabardine plain 5950 olive beige black
en: Collarless manteau with patch pockets | Round neck and two large pockets sewn on the outside.
ar: مانطو بلا قبّة بجيبتين كبيرتين | ياقة مدوّرة وجيبتان كبيرتان من الخارج.
`;
