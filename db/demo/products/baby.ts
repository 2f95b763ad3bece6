/** Clothes for babies; the form of the table is in ../product-table.ts. */
export const babyPieces = `
# bodysuit
+en: Snaps between the legs, nickel-free.
+en: Envelope neck opens wide over the head.
+en: Wash before the first wear.
+ar: كبسات سفلية خالية من النيكل.
+ar: فتحة رقبة متقاطعة تتّسع للرأس.
+ar: يُغسل قبل أول لبسة.

zarzoura organic-jersey plain 450 white off-white sky-blue pink mint
en: Short-sleeve organic bodysuit | Soft cotton, sewn with undyed thread.
ar: بودي قطن عضوي كمّ قصير | قطن ناعم وخيوط غير مصبوغة.
zarzoura organic-jersey sprig 600 off-white pink
en: Sprig-print long-sleeve bodysuit | Tiny sprigs and fold-over mittens.
ar: بودي بورود ناعمة كمّ طويل | ورود صغيرة وطرف يُثنى ليغطّي اليد.
zarzoura rib plain 575 off-white mint sky-blue
en: Ribbed wrap bodysuit | Snaps at the side, nothing over the head.
ar: بودي مضلّع بقصّة لفّ | كبسات جانبية فلا يُلبس من الرأس.
zarzoura jersey stripe 500 white sky-blue pink
en: Striped bodysuit with collar | A small collar for visits.
ar: بودي مقلّم بياقة | ياقة صغيرة للزيارات.
zarzoura jersey dot 425 white mint
en: Dotted sleeveless vest body | Worn under clothes or alone in August.
ar: بودي منقّط من دون كمّ | تحت الثياب، أو وحده في آب.

# sleepsuit
+en: Opens down the whole front.
+en: Feet closed, with a soft sole.
+en: Safe for the dryer at low heat.
+ar: ينفتح من الأمام على طوله.
+ar: قدماه مغلقتان ونعلهما طري.
+ar: يحتمل النشّافة على حرارة منخفضة.

zarzoura organic-jersey plain 1050 off-white sky-blue pink
en: Footed cotton sleepsuit | One layer, for warm rooms.
ar: أفرول قطن بقدمين | طبقة واحدة للغرف الدافئة.
zarzoura organic-jersey stripe 1175 sky-blue yellow
en: Striped sleepsuit with two-way zip | Change the diaper without undressing.
ar: أفرول مقلّم بسحّاب من الجهتين | لتغيير الحفاض من دون خلع الأفرول.
zarzoura velour plain 1650 off-white pink yellow
en: Velour sleepsuit | Thick, soft and warm, with a lined yoke.
ar: أفرول مخملي شتوي | سميك وناعم ودافئ، مبطّن عند الكتف.
zarzoura jersey sprig 1250 pink off-white
en: Sprig-print romper | No feet, gathered at the ankle.
ar: أفرول بورود ناعمة من دون قدمين | مزموم عند الكاحل.

# baby-set
+en: Packed in a box, ready to give.
+en: Easy to put on, even on a sleeping baby.
+en: Soft elastic that leaves no mark.
+ar: في علبة جاهزة للهدية.
+ar: سهل اللبس ولو كان الطفل نائماً.
+ar: مطاط ناعم لا يترك أثراً.

zarzoura organic-jersey plain 1850 mint pink sky-blue
en: Newborn set of five pieces | Bodysuit, trousers, jacket, hat and bib.
ar: طقم مواليد خمس قطع | بودي وبنطال وجاكيت وطاقية ومريلة.
sinnarat-teta wool-knit plain 2850 beige sky-blue pink
en: Knitted cardigan and trousers | Hand-finished in moss stitch, with wooden buttons.
ar: طقم صوف جاكيت وبنطال | بغرزة الرز وأزرار خشبية، وتشطيبه يدوي.
zarzoura terry stripe 1600 beige mint
en: Striped top and soft trousers | Light cotton, with cuffs at wrist and ankle.
ar: طقم بلوزة مقلّمة وبنطال | قطن خفيف وأساور عند المعصم والكاحل.
sinnarat-teta acrylic-knit plain 2350 beige mint
en: Knitted romper with bonnet | Straps that button, bonnet to match.
ar: طقم أفرول محيك مع طاقية | حمّالات بأزرار وطاقية من اللون نفسه.
zarzoura poplin check 2150 sky-blue beige
en: Checked shirt and braces set | Shirt, soft trousers and braces for feast days.
ar: طقم قميص كاروهات بحمّالات | قميص وبنطال طري وحمّالات لأيام العيد.

# baby-blanket
+en: Measures 80 × 100 cm.
+en: Edges bound by hand.
+en: Light enough for the pram.
+ar: قياسها 80 × 100 سم.
+ar: الحواف مشغولة باليد.
+ar: خفيفة تناسب العربة.

sinnarat-teta acrylic-knit plain 1750 off-white pink sky-blue grey
en: Moss-stitch baby blanket | Knitted thick, with a scalloped edge.
ar: بطانية مواليد بغرزة الرز | حياكة سميكة وحافة مموّجة.
sinnarat-teta jersey stripe 1250 sky-blue pink
en: Striped cotton swaddle | Thin and stretchy, for wrapping.
ar: قماط قطن مقلّم | رقيق ومرن للفّ المولود.
sinnarat-teta acrylic-knit plain 2600 off-white grey
en: Cable blanket with fleece back | Cables in front, fleece behind, for winter.
ar: بطانية بجدائل مبطّنة بالفليس | جدائل من الأمام وفليس من الخلف، للشتاء.
`;
