/** Trousers, suits, jackets and sleepwear for men; the form of the table is in ../product-table.ts. */
export const menTrousers = `
# mens-jeans
+en: Five pockets, zip fly.
+en: Double-stitched inside leg.
+en: Wash cold and inside out.
+ar: خمس جيوب وسحّاب أمامي.
+ar: خياطة مزدوجة من داخل الساق.
+ar: يُغسل بارداً ومقلوباً.

neelwan stretch-denim plain 2750 denim-blue black
en: Straight-leg everyday jeans | Regular at the hip, straight to the hem, a little stretch.
ar: جينز يومي مستقيم | عادي عند الورك ومستقيم حتى الطرف وفيه مرونة خفيفة.
neelwan stretch-denim plain 2550 black grey denim-blue
en: Slim stretch jeans | Narrow leg without pinching at the knee.
ar: جينز سليم فيت بمرونة | ساق ضيقة من دون شدّ عند الركبة.
neelwan denim plain 3400 denim-blue black
en: Loose carpenter jeans | Wide leg, tool pocket and a hammer loop.
ar: جينز نجّار واسع | ساق واسعة وجيبة للعدّة وعروة جانبية.
neelwan denim plain 4300 denim-blue black
en: Raw selvedge jeans | Unwashed rigid denim that fades with the wearer.
ar: جينز خام بحافة نسيج | قماش متماسك غير مغسول يأخذ شكل صاحبه مع الوقت.
neelwan stretch-denim plain 2950 grey black
en: Tapered jeans with soft wash | Easy at the thigh, narrow at the ankle.
ar: جينز يضيق نحو الكاحل | مريح عند الفخذ وضيق عند الكاحل ومغسول ليكون ناعماً.

# chinos
+en: Slant pockets at the front, buttoned pocket behind.
+en: Hem can be let down 3 cm.
+en: The loops take a belt up to 4 cm wide.
+ar: جيبتان مائلتان من الأمام وجيبة بزرّ من الخلف.
+ar: يمكن تطويل الطرف 3 سم.
+ar: عرواته تتّسع لحزام بعرض 4 سم.

qass-qiyas cotton-gabardine plain 2600 beige navy olive black
en: Slim-fit chinos | Cotton gabardine with enough stretch to sit all day.
ar: بنطال تشينو سليم فيت | غبردين قطني بمرونة تكفي للجلوس طوال النهار.
qass-qiyas cotton-gabardine plain 3100 beige olive navy
en: Pleated chinos with side tabs | One pleat each side and metal tabs instead of a belt.
ar: تشينو بكسرات وإبزيم جانبي | كسرة من كل جهة وإبزيم معدني بدل الحزام.
qass-qiyas linen-blend plain 2850 beige navy
en: Summer linen-cotton trousers | Light and dry to the touch, straight leg.
ar: بنطال صيفي كتّان وقطن | خفيف وجافّ الملمس، بساق مستقيمة.
qass-qiyas corduroy plain 3500 olive beige black
en: Fine-rib corduroy trousers | Soft ribs, straight leg, for cold days.
ar: بنطال مخمل مضلّع رفيع | أضلاع ناعمة وساق مستقيمة للأيام الباردة.
qass-qiyas suiting pin 3850 navy black
en: Pinstripe dress trousers | Pressed crease and a hook-and-bar waist.
ar: بنطال رسمي بأقلام رفيعة | كسرة مكوية وكلّاب معدني عند الخصر.

# joggers
+en: Elastic waist with a cord; pockets with room for a phone.
+en: Doubled seams keep its shape at the knee.
+en: Wears as well on the street as at home.
+ar: خصر مطاط برباط وجيوب تتّسع للموبايل.
+ar: خياطة مزدوجة تحافظ على شكله عند الركبة.
+ar: يناسب الشارع كما يناسب البيت.

bas-sadeh fleece plain 1850 grey black navy
en: Brushed-cotton joggers | Warm inside, tapered leg.
ar: بنطال رياضي قطن مبطّن | دافئ من الداخل وساقه تضيق نحو الأسفل.
bas-sadeh terry plain 1975 black grey
en: Straight terry sweatpants | Open hem instead of a cuff, in light looped cotton.
ar: بنطال قطن خفيف مستقيم | طرف مفتوح من دون أسورة، من قطن خفيف.
hara-17 heavy-fleece plain 2600 black grey
en: Wide-leg heavy joggers | Thick cotton with a cord at each hem.
ar: بنطال رياضي سميك واسع | قطن سميك ورباط عند كل طرف.
rakda sport-knit plain 2250 navy black
en: Zip-ankle track pants | Quick to dry, with zips to pull them over shoes.
ar: بنطال تدريب بسحّاب عند الكاحل | سريع الجفاف، وسحّابه يسهّل لبسه فوق الحذاء.
rakda brushed-jersey plain 2775 black navy grey
en: Winter running trousers | Windproof in front, breathable behind.
ar: بنطال ركض شتوي | يصدّ الهواء من الأمام ويتنفّس من الخلف.

# suit
+en: Jacket and trousers in the same size; hems left open for your tailor.
+en: Two inside pockets and a spare set of buttons.
+en: Jacket lined; trousers lined to the knee.
+ar: الجاكيت والبنطال بالقياس نفسه، وطرف البنطال متروك للخيّاط.
+ar: جيبتان داخليتان وأزرار احتياطية.
+ar: الجاكيت مبطّن والبنطال مبطّن حتى الركبة.

qass-qiyas suiting plain 11500 navy charcoal black
en: Two-button slim suit | Narrow lapels and a fitted waist.
ar: طقم سليم فيت بزرّين | ياقة رفيعة وخصر محدّد.
qass-qiyas wool-suiting plain 17250 charcoal navy
en: Regular-fit wool suit | Wool-rich cloth that hangs well and recovers from creases.
ar: طقم صوف بقصّة عادية | قماش غنيّ بالصوف ينسدل جيداً ولا يبقى مجعّداً.
qass-qiyas wool-suiting pin 18900 navy charcoal
en: Pinstripe double-breasted suit | Peak lapels, six buttons, pleated trousers.
ar: طقم بصفّين وأقلام رفيعة | ياقة مدبّبة وستة أزرار وبنطال بكسرات.
qass-qiyas linen-blend plain 13400 grey navy
en: Half-lined summer suit | Linen blend with patch pockets, light on the shoulders.
ar: طقم صيفي نصف مبطّن | مزيج كتّان بجيوب خارجية، خفيف على الكتف.
qass-qiyas wool-suiting plain 21500 black navy
en: Satin-lapel evening suit | Shawl collar in satin and a single button.
ar: طقم سهرة بياقة ساتان | ياقة شال من الساتان وزرّ واحد.

# bomber-jacket
+en: Sits at the hip; the next size leaves room for a hoodie.
+en: Two slant pockets outside, one inside.
+en: Wind-resistant shell.
+ar: يصل إلى الورك، والقياس الأكبر يتّسع لهودي تحته.
+ar: جيبتان مائلتان من الخارج وجيبة داخلية.
+ar: قماش خارجي يصدّ الهواء.

hara-17 nylon plain 5200 black olive navy
en: Flight-style bomber | Light padding and a pocket with a zip on the sleeve.
ar: جاكيت بومبر طيّارين | حشوة خفيفة وجيبة بسحّاب على الكمّ.
hara-17 padded plain 6850 black olive
en: Lined winter bomber | A warm lining and a ribbed collar.
ar: بومبر شتوي مبطّن | بطانة دافئة وياقة مضلّعة.
hara-17 suede-look plain 7950 olive black
en: Suede-touch bomber | Soft matte face, satin lining.
ar: بومبر بملمس الشامواه | وجه مطفي ناعم وبطانة ساتان.
hara-17 wool-blend plain 8600 navy black
en: Varsity jacket in wool blend | Snap buttons and thick ribs at the hem.
ar: جاكيت جامعي صوف مخلوط | كبسات معدنية وأضلاع سميكة عند الطرف.

# mens-coat
+en: Full lining and an inside pocket with a button.
+en: The collar closes up to the chin.
+en: Room in the shoulder for a jacket.
+ar: بطانة كاملة وجيبة داخلية بزرّ.
+ar: ياقته تُغلق حتى الذقن.
+ar: كتفه يتّسع لجاكيت تحته.

qass-qiyas wool plain 12800 charcoal camel navy
en: Single-breasted wool overcoat | Three buttons and notched lapels.
ar: معطف صوف بصفّ واحد | ثلاثة أزرار وياقة مقلوبة.
qass-qiyas wool-blend plain 9400 black navy
en: Short pea coat | Double-breasted, to the hip, with large plain buttons.
ar: معطف قصير بصفّين | يصل إلى الورك، وأزراره سادة كبيرة.
qass-qiyas gabardine plain 8250 camel black
en: Belted trench coat | Showerproof gabardine with a back vent.
ar: معطف ترنش بحزام | غبردين يقي من المطر الخفيف، وفتحة من الخلف.
qass-qiyas wool check 14900 charcoal camel
en: Checked raglan coat | Sleeves run to the neck; large quiet checks.
ar: معطف كاروهات بكمّ رجلان | الكمّ موصول حتى الرقبة، وكاروهات كبيرة هادئة.

# mens-pyjamas
+en: Elastic waist and two pockets.
+en: Roomy in the seat and shoulders.
+en: Softer with each wash.
+ar: خصر مطاط وجيبتان.
+ar: واسعة عند الكتف والجلوس.
+ar: تزداد نعومة مع كل غسلة.

laylat-qutn poplin stripe 2950 navy grey
en: Striped button-front pyjamas | Notched collar and a chest pocket, in woven cotton.
ar: بيجامة مقلّمة بأزرار | ياقة مقلوبة وجيبة على الصدر، من قطن منسوج.
laylat-qutn jersey plain 2350 grey navy burgundy
en: Jersey pyjamas with cuffs | Pull-over top and cuffed trousers for cool nights.
ar: بيجامة جرسيه بأساور | بلوزة تُلبس من الرأس وبنطال بأساور لليالي المعتدلة.
laylat-qutn brushed-cotton check 3600 burgundy navy
en: Checked flannel pyjamas | Brushed cotton, warm enough without heating.
ar: بيجامة فلانيل كاروهات | قطن بوبرة ناعمة، دافئ ولو من دون مدفأة.
laylat-qutn modal plain 4000 navy grey
en: Short-sleeve modal pyjamas | Fluid and cool, with long trousers.
ar: بيجامة مودال كمّ قصير | منسدلة وباردة الملمس، ببنطال طويل.
`;
