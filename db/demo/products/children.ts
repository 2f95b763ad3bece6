/** Clothes for girls and boys; the form of the table is in ../product-table.ts. */
export const childrenPieces = `
# girls-tshirt
+en: Wide neck opening, easy to pull on.
+en: Colors fast at 40 °C.
+en: Long enough to tuck in.
+ar: فتحة رقبة واسعة وسهلة اللبس.
+ar: ألوانها ثابتة حتى 40 درجة.
+ar: الطول يكفي لإدخاله في البنطال.

zarzoura jersey plain 625 white pink yellow lilac
en: Puff-sleeve T-shirt for girls | Gathered at the shoulder, plain in front.
ar: تيشيرت بناتي بكمّ منفوش | مزموم عند الكتف وسادة من الأمام.
zarzoura jersey stripe 700 white mint pink
en: Girls' striped long-sleeve top | Ribbed cuffs that push up and stay.
ar: بلوزة بناتية مقلّمة كمّ طويل | أساور مضلّعة تُرفع وتثبت.
zarzoura organic-jersey sprig 875 white lilac
en: Sprig-print tee with scalloped hem | Small sprigs and a wavy hem.
ar: تيشيرت بورود ناعمة وطرف مموّج | ورود صغيرة وحافة مموّجة.
zarzoura jersey dot 750 mint yellow
en: Dotted swing top | Flares from the chest; good with leggings.
ar: بلوزة منقّطة واسعة | تتّسع من الصدر وتناسب الليغينغ.

# girls-dress
+en: Hidden pockets in the side seams.
+en: Knee length; 3 cm to let down.
+en: Lined in cotton.
+ar: جيبتان مخفيّتان في خياطة الجنب.
+ar: حتى الركبة، مع 3 سم للتطويل.
+ar: بطانته قطن.

zarzoura poplin sprig 1850 pink off-white lilac
en: Sprig dress with a round collar | Flat collar, three buttons behind, full skirt.
ar: فستان بورود ناعمة وياقة مدوّرة | ياقة مسطّحة وثلاثة أزرار من الخلف وتنورة كلوش.
zarzoura chiffon plain 3000 pink off-white
en: Layered party dress | Three layers of chiffon and a ribbon that ties behind.
ar: فستان حفلات بطبقات | ثلاث طبقات شيفون وشريطة تُربط من الخلف.
zarzoura poplin check 1650 red navy
en: Checked pinafore dress | Straps with buttons that move as she grows.
ar: فستان مريول كاروهات | حمّالتان بأزرار يُعدَّل طولهما كلما كبرت.
zarzoura jersey stripe 1350 navy pink
en: Striped jersey dress | Soft, stretchy, pulled on without buttons.
ar: فستان جرسيه مقلّم | ناعم ومرن يُلبس من دون أزرار.
zarzoura corduroy plain 2400 red navy lilac
en: Corduroy dress with pockets | Two front pockets; wear it over a roll neck.
ar: فستان مخمل مضلّع بجيبتين | جيبتان من الأمام ويُلبس فوق كنزة قبّة.
zarzoura poplin dot 1575 red pink off-white
en: Dotted summer dress | Thin straps, elastic at the back.
ar: فستان صيفي منقّط | حمّالات رفيعة ومطاط من الخلف.

# girls-leggings
+en: Soft wide waistband.
+en: Not see-through when stretched.
+en: Reinforced at the knee.
+ar: خصر عريض ناعم.
+ar: لا يشفّ عند الشدّ.
+ar: مدعّم عند الركبة.

zarzoura stretch-jersey plain 525 black grey navy pink
en: Everyday cotton leggings | Full length, for school and play.
ar: ليغينغ قطن يومي | طويل ومريح، للمدرسة واللعب.
zarzoura rib plain 675 pink navy
en: Ribbed leggings with a frill | A small frill at each ankle.
ar: ليغينغ مضلّع بكشكش | كشكش صغير عند كل كاحل.
zarzoura brushed-jersey plain 850 black grey
en: Fleece-lined winter leggings | Brushed inside for cold mornings.
ar: ليغينغ شتوي مبطّن | وبرة من الداخل لصباحات الشتاء.
zarzoura stretch-jersey dot 600 grey navy
en: Dotted three-quarter leggings | Ends below the knee.
ar: ليغينغ منقّط ثلاثة أرباع | ينتهي تحت الركبة بقليل، ومريح للّعب.

# girls-set
+en: Both pieces can be worn apart.
+en: Elastic waist that adjusts inside with a button.
+en: Soft inside, no rough seams.
+ar: كل قطعة تُلبس وحدها أيضاً.
+ar: خصر مطاط يُعدَّل من الداخل بزرّ.
+ar: ناعم من الداخل من دون خياطة خشنة.

zarzoura terry plain 2100 dusty-rose beige mint
en: Sweatshirt and joggers set | Light looped cotton for between seasons.
ar: طقم بلوزة وبنطال رياضي | قطن خفيف لما بين الفصول.
zarzoura jersey sprig 1900 lilac mint
en: Sprig top and wide trousers | A loose top with frilled shoulders.
ar: طقم بلوزة بورود ناعمة وبنطال واسع | بلوزة مريحة بكشكش على الكتف.
zarzoura linen-blend plain 2650 beige dusty-rose
en: Linen-blend shirt and shorts | Collar, buttons and long shorts.
ar: طقم قميص وشورت بمزيج الكتّان | ياقة وأزرار وشورت طويل.
zarzoura fleece plain 2950 dusty-rose lilac
en: Zip jacket and trousers set | Brushed cotton with a zip to the chin.
ar: طقم جاكيت بسحّاب وبنطال | قطن مبطّن وسحّاب حتى الذقن.

# girls-jacket
+en: Hood comes off with snaps.
+en: Reflective edge at the back.
+en: Inside cuff keeps the wind out.
+ar: غطاء الرأس يُفكّ بكبسات.
+ar: حافة عاكسة من الخلف.
+ar: أسورة داخلية تمنع الهواء.

zarzoura padded plain 3450 pink burgundy navy
en: Quilted winter jacket for girls | Warm filling stitched in wide lines.
ar: جاكيت شتوي محشوّ بناتي | حشوة دافئة بخياطة عريضة.
zarzoura nylon plain 2650 pink off-white
en: Light raincoat with hood | Keeps rain out; folds into its own pocket.
ar: جاكيت مطر خفيف | يقي من المطر ويُطوى داخل جيبته.
zarzoura wool-blend check 4650 burgundy navy
en: Checked duffle coat | Toggle buttons and large pockets.
ar: معطف كاروهات بأزرار خشبية | أزرار طويلة وجيبتان كبيرتان.
zarzoura padded plain 4200 off-white pink
en: Long padded coat | Covers the knee, with a soft lining.
ar: معطف طويل محشوّ | يغطّي الركبة وبطانته ناعمة.

# boys-tshirt
+en: Thick neck rib that keeps its shape.
+en: Made for frequent washing.
+en: Easy cut for play.
+ar: رقبة مضلّعة سميكة تحافظ على شكلها.
+ar: يتحمّل كثرة الغسيل.
+ar: قصّة مريحة للعب.

zarzoura jersey plain 575 white navy green red
en: Boys' plain cotton T-shirt | Medium cotton, for school under a sweater.
ar: تيشيرت ولادي قطن سادة | قطن متوسط للمدرسة تحت الكنزة.
zarzoura jersey stripe 700 navy red green
en: Striped T-shirt with pocket | Stripes all round and a small chest pocket.
ar: تيشيرت مقلّم بجيبة | أقلام على القطعة كلها وجيبة صغيرة.
zarzoura pique plain 950 white navy grey
en: Boys' piqué polo | A real collar for visits and holidays.
ar: بولو ولادي بيكيه | ياقة مرتّبة للزيارات والأعياد.
zarzoura heavy-jersey plain 875 grey green
en: Long-sleeve henley for boys | Three buttons at the neck, ribbed cuffs.
ar: بلوزة ولادية بثلاثة أزرار | أزرار عند الرقبة وأساور مضلّعة.
zarzoura poplin check 1075 navy red
en: Boys' checked shirt | Soft collar, roll-up sleeves with a tab.
ar: قميص ولادي كاروهات | ياقة طرية وكمّ يُرفع ويثبت بعروة.

# boys-jeans
+en: Reinforced at the pockets.
+en: Double knees.
+en: Zip and a strong snap.
+ar: مدعّم عند الجيوب.
+ar: قماش مزدوج عند الركبة.
+ar: سحّاب وكبسة قوية.

zarzoura stretch-denim plain 1400 denim-blue black
en: Pull-on soft jeans | No zip: elastic all round, for little ones in a hurry.
ar: جينز طري من دون سحّاب | مطاط حول الخصر كله، سهل على الصغار.
neelwan stretch-denim plain 1750 denim-blue black
en: Straight school jeans | Plain and dark, easy to match.
ar: جينز مدرسي مستقيم | سادة وغامق ويناسب كل شيء.
neelwan denim plain 2200 denim-blue black
en: Boys' cargo jeans | Side pockets with flaps that close.
ar: جينز كارغو ولادي | جيوب جانبية بغطاء يُغلق.
neelwan stretch-denim plain 1950 black denim-blue
en: Slim jeans for boys | Narrow leg with plenty of stretch.
ar: جينز ولادي سليم فيت | ساق ضيقة بمرونة كافية.

# boys-tracksuit
+en: Top and trousers in one size.
+en: Cuffs at wrist and ankle.
+en: Dries overnight.
+ar: القطعتان بقياس واحد.
+ar: أساور عند المعصم والكاحل.
+ar: تجفّ خلال ليلة.

zarzoura fleece plain 2400 navy grey green
en: Brushed-cotton tracksuit | Pull-over top with a front pocket.
ar: بيجامة رياضة قطن مبطّن | بلوزة بجيبة أمامية.
rakda sport-knit plain 2900 navy black
en: Training tracksuit with zips | Full zip, zips at the ankles, light lining.
ar: بيجامة تدريب بسحّابات | سحّاب كامل وسحّاب عند الكاحل وبطانة خفيفة.
rakda sport-knit stripe 3350 black green navy
en: Side-striped football tracksuit | Fitted leg, made for the pitch.
ar: بيجامة كرة قدم مقلّمة | ساق ضيقة مناسبة للّعب في الملعب.
zarzoura terry plain 1950 grey navy
en: Light terry tracksuit | Looped cotton for spring and cool evenings.
ar: بيجامة رياضة خفيفة | قطن خفيف للربيع والأمسيات المعتدلة.

# boys-jacket
+en: Chin guard over the zip.
+en: Two pockets that close.
+en: A loop inside to hang it by.
+ar: طبقة تحمي الذقن من السحّاب.
+ar: جيبتان تُغلقان.
+ar: علّاقة من الداخل.

zarzoura padded plain 3400 navy olive red
en: Hooded puffer for boys | Warm filling and elastic at the wrist.
ar: جاكيت محشوّ بغطاء رأس ولادي | حشوة دافئة ومطاط عند المعصم.
zarzoura nylon plain 2700 navy black
en: Boys' windbreaker | Thin, lined with mesh, folds small.
ar: جاكيت ولادي ضدّ الهواء | رقيق ومبطّن بالشبك ويُطوى صغيراً.
zarzoura denim plain 3050 navy black
en: Boys' denim jacket with warm lining | Snap buttons and a fleece inside.
ar: جاكيت جينز ولادي مبطّن | كبسات وبطانة فليس من الداخل.
zarzoura padded plain 4850 olive black
en: Long parka with pockets | Four pockets and a hood with a soft edge.
ar: باركا طويلة بجيوب | أربع جيوب وغطاء رأس بحافة ناعمة.
`;
