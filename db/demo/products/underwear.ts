/** Underwear, thermals, socks and swimwear; the form of the table is in ../product-table.ts. */
export const underwear = `
# mens-boxers
+en: Two pieces in one color.
+en: Soft waistband that does not roll.
+en: Flat seams.
+ar: قطعتان بلون واحد.
+ar: خصر ناعم لا يلتفّ.
+ar: خياطة مسطّحة.

laylat-qutn stretch-jersey plain 550 black navy grey white
en: Cotton-stretch boxer briefs | Close fit, medium leg.
ar: بوكسر قطن مرن | قريب من الجسم وساقه متوسطة.
laylat-qutn poplin stripe 700 navy grey
en: Striped woven boxers | Loose woven cotton with a button.
ar: بوكسر منسوج مقلّم | قطن منسوج واسع وله زرّ.
laylat-qutn modal plain 875 black navy
en: Modal long-leg boxers | Smooth, stays down on the thigh.
ar: بوكسر مودال بساق طويلة | أملس ولا يرتفع عن الفخذ عند المشي.

# womens-underwear-set
+en: Soft straps that adjust.
+en: Cotton lining.
+en: Wash in a bag.
+ar: حمّالات ناعمة تُعدَّل.
+ar: بطانة قطن.
+ar: يُغسل داخل كيس غسيل.

laylat-qutn stretch-jersey plain 850 black white beige
en: Everyday cotton set | No wire, no lace, nothing to feel.
ar: طقم قطن يومي | من دون حديدة ولا دانتيل.
laylat-qutn modal plain 1350 beige black pink
en: Seamless modal set | Invisible under thin clothes.
ar: طقم مودال من دون خياطة | لا يظهر تحت الثياب الرقيقة والضيقة.
laylat-qutn stretch-jersey dot 1125 pink white
en: Dotted cotton set | Soft band and covered elastic.
ar: طقم قطن منقّط | حزام ناعم ومطاط مكسوّ.

# swimsuit
+en: Three pieces: top, trousers and cap.
+en: Holds its color in salt and chlorine.
+en: An inner tie keeps the top in place.
+ar: ثلاث قطع: بلوزة وبنطال وغطاء رأس.
+ar: لونه ثابت في ماء البحر والكلور.
+ar: رباط داخلي يثبّت البلوزة في الماء.

ugarit-blue swim-knit plain 4250 black navy petrol
en: Full-cover swimsuit with zip | Long top with a front zip; dries in an hour.
ar: مايوه محتشم بسحّاب | بلوزة طويلة بسحّاب أمامي، يجفّ خلال ساعة.
ugarit-blue swim-knit stripe 4950 navy burgundy
en: Striped full-cover swimsuit | Stripes on the top, plain trousers.
ar: مايوه محتشم مقلّم | أقلام على البلوزة وبنطال سادة.
ugarit-blue swim-knit plain 5900 petrol black burgundy
en: Skirted burkini | A short skirt over the trousers, elastic cuffs.
ar: بوركيني بتنورة | تنورة قصيرة فوق البنطال وأساور مطاط.
ugarit-blue swim-knit plain 3350 black navy
en: Training swimsuit with long sleeves | Close to the body for swimming lengths.
ar: مايوه تدريب كمّ طويل | قريب من الجسم، للسباحة الجادّة.

# thermal-set
+en: Long-sleeve top and long trousers.
+en: Thin under clothes, warm all day.
+en: Soft ribs at wrist and ankle.
+ar: بلوزة كمّ طويل وبنطال طويل.
+ar: رقيق تحت الثياب ودافئ طوال النهار.
+ar: أضلاع ناعمة عند المعصم والكاحل.

laylat-qutn thermal-cotton plain 1550 black grey navy
en: Brushed cotton thermal set | For daily winter wear, machine washable.
ar: طقم حراري قطن بوبرة | للشتاء كل يوم ويُغسل في الغسالة.
laylat-qutn thermal-wool plain 2450 grey off-white
en: Wool-blend thermal set | The warmest, for work outdoors.
ar: طقم حراري صوف مخلوط | الأدفأ، للعمل في الخارج.
laylat-qutn thermal-cotton stripe 1850 navy grey
en: Striped thermal set | Waffle knit that holds warm air.
ar: طقم حراري مقلّم | نسيج وافل يحتفظ بالهواء الدافئ.

# socks-pack
+en: Three pairs, sizes 39–44.
+en: Reinforced heel and toe.
+en: A band that does not press.
+ar: ثلاثة أزواج، قياس 39–44.
+ar: كعب ومقدّمة مدعّمان.
+ar: حافة لا تضغط على الساق.

rakda sock-knit plain 450 white black grey
en: Cushioned sports socks | Terry sole and arch support.
ar: جوارب رياضية سميكة | نعل مبطّن ودعم لقوس القدم.
laylat-qutn sock-knit plain 375 black navy grey
en: Fine cotton office socks | Thin, to the middle of the calf.
ar: جوارب قطن رفيعة للدوام | رفيعة حتى منتصف الساق.
laylat-qutn wool-sock plain 625 grey navy
en: Warm wool-blend socks | Thick knit for cold floors.
ar: جوارب صوف دافئة | حياكة سميكة لبلاط الشتاء.
rakda sock-knit stripe 400 white navy
en: Striped ankle socks | Short, with a tab at the heel.
ar: جوارب قصيرة مقلّمة | قصيرة مع لسان عند الكعب.

# kids-underwear-set
+en: Covered elastic.
+en: No side label.
+en: Can be washed at 60 °C.
+ar: مطاط مكسوّ.
+ar: من دون لصاقة جانبية.
+ar: يُغسل حتى 60 درجة.

zarzoura jersey plain 500 white sky-blue pink
en: Vest and briefs set for kids | Plain cotton for every school day.
ar: طقم شيّال وكيلوت للأطفال | قطن سادة مريح لكل أيام المدرسة.
laylat-qutn rib plain 650 white sky-blue
en: Ribbed kids' undershirt set | Fine ribs that stretch, short sleeves.
ar: طقم داخلي مضلّع للأطفال | أضلاع ناعمة مرنة وكمّ قصير.
zarzoura jersey dot 575 pink sky-blue
en: Dotted kids' underwear set | Two vests and two pants with dots.
ar: طقم داخلي منقّط للأطفال | شيّالان وكيلوتان بنقاط صغيرة.
laylat-qutn thermal-cotton plain 875 white sky-blue
en: Warm kids' undersuit | Long sleeves and legs for winter.
ar: طقم داخلي شتوي للأطفال | كمّ طويل وبنطال طويل للشتاء.

# swim-shorts
+en: Mesh lining and a cord.
+en: Back pocket drains.
+en: Dries quickly in the sun.
+ar: بطانة شبك ورباط.
+ar: جيبة خلفية تصرّف الماء.
+ar: يجفّ سريعاً في الشمس.

ugarit-blue swim-poly plain 1250 navy royal-blue black
en: Mid-length swim shorts | Ends above the knee, two side pockets.
ar: شورت سباحة متوسط الطول | ينتهي فوق الركبة وله جيبتان.
ugarit-blue swim-poly stripe 1550 navy red royal-blue
en: Striped beach shorts | Wide stripes, elastic waist.
ar: شورت بحر مقلّم | أقلام عريضة وخصر مطاط.
ugarit-blue swim-poly dot 1425 navy royal-blue
en: Dotted swim shorts | Small dots and a contrast cord.
ar: شورت سباحة منقّط | نقاط صغيرة ورباط بلون مختلف.
ugarit-blue swim-poly plain 2050 black red
en: Board shorts below the knee | Long and loose, with a sticky flap at the waist.
ar: شورت سباحة طويل | تحت الركبة وواسع، ويُغلق بلصقة عند الخصر.
`;
