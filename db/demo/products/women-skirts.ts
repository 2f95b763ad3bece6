/** Skirts, trousers, jackets and sleepwear for women; the form of the table is in ../product-table.ts. */
export const womenSkirts = `
# skirt
+en: Sits at the natural waist.
+en: Easy on stairs and when sitting.
+en: Length 85 cm in size M.
+ar: تجلس عند الخصر الطبيعي.
+ar: مريحة على الدرج وفي الجلوس.
+ar: الطول 85 سم في قياس M.

bas-sadeh viscose plain 2250 black camel navy
en: Pleated midi skirt | Sharp pleats that hold after washing, on an elastic back waist.
ar: تنورة ميدي بكسرات | كسرات حادّة تبقى بعد الغسيل، وخصر مطاط من الخلف.
bas-sadeh crepe dot 2475 black beige
en: Dotted A-line skirt | Flares gently from the hip, with one pocket in the seam.
ar: تنورة منقّطة بقصّة A | تتّسع بلطف من الورك، وجيبة واحدة في الخياطة.
bas-sadeh wool-blend check 3400 camel navy
en: Checked wool-blend skirt | Straight and warm, with a kick pleat at the back.
ar: تنورة كاروهات صوف مخلوط | مستقيمة ودافئة، وكسرة خلفية تريح الخطوة.
neelwan denim plain 2600 denim-blue black
en: Button-front denim skirt | Pockets at the hips and a slit in front to walk in.
ar: تنورة جينز بأزرار أمامية | جيبتان عند الخصر وشقّ أمامي يريح المشي.
neelwan stretch-denim plain 2150 denim-blue black
en: Flared denim midi skirt | Panels give the width, sewn in contrasting thread.
ar: تنورة جينز ميدي كلوش | قطع طولية تعطيها الاتّساع، بخيط بلون مختلف.

# womens-jeans
+en: Five pockets and copper rivets.
+en: The denim gives a little after the first day.
+en: Wash inside out; the color softens slowly.
+ar: خمس جيوب وبراشيم نحاسية.
+ar: يلين القماش قليلاً بعد أول يوم.
+ar: يُغسل مقلوباً فيحافظ على لونه مدة أطول.

neelwan stretch-denim plain 2650 denim-blue black grey
en: High-rise straight jeans | High at the waist, straight from hip to hem.
ar: جينز مستقيم بخصر عالٍ | عالٍ عند الخصر ومستقيم من الورك إلى الطرف.
neelwan denim plain 3150 denim-blue white
en: Wide-leg jeans in rigid denim | Firm cloth, wide leg, hem to let down.
ar: جينز واسع بقماش متماسك | قماش ثابت وساق واسعة وطرف قابل للتطويل.
neelwan stretch-denim plain 2375 black denim-blue
en: Slim ankle jeans | Narrow leg that ends at the ankle bone.
ar: جينز ضيق حتى الكاحل | ساق ضيقة تنتهي عند عظمة الكاحل.
neelwan stretch-denim plain 2900 denim-blue grey
en: Soft-wash mom jeans | Easy at the hip, narrowing to the hem, washed until soft.
ar: جينز مام مغسول وناعم | مريح عند الورك ويضيق نحو الطرف.
neelwan denim plain 3600 denim-blue black
en: Barrel-leg jeans | Curved side seams give the leg its round shape.
ar: جينز بارِل | خياطة جانبية مقوّسة تعطي الساق استدارتها.
neelwan stretch-denim plain 4050 white denim-blue
en: Bootcut jeans with pressed crease | Fits to the knee, then opens over the shoe.
ar: جينز شارلستون بكسرة | محدّد حتى الركبة ثم يتّسع فوق الحذاء.

# wide-leg-trousers
+en: Two pockets in the side seams.
+en: Inside leg 78 cm, with 4 cm to let down.
+en: Wears with flat shoes or a low heel.
+ar: جيبتان في خياطة الجانبين.
+ar: طول الساق من الداخل 78 سم مع 4 سم للتطويل.
+ar: يناسب الحذاء المسطّح والكعب المنخفض.

bas-sadeh crepe plain 2600 black beige charcoal
en: Crêpe palazzo trousers | Very wide, with an elastic back waist.
ar: بنطال بالازو كريب | واسع جداً وخصره مطاط من الخلف.
bas-sadeh suiting plain 3150 charcoal black brown
en: Pleated office trousers | Two pleats at the front and a pressed crease.
ar: بنطال دوام بكسرتين | كسرتان من الأمام وخطّ كيّ ثابت.
bas-sadeh linen-blend plain 2850 off-white beige brown
en: Drawstring linen trousers | A cord at the waist and deep pockets, for hot days.
ar: بنطال كتّان برباط | رباط عند الخصر وجيوب عميقة للأيام الحارّة.
bas-sadeh suiting pin 3575 charcoal black
en: Pinstripe wide trousers | Fine stripes and a high waist lengthen the leg.
ar: بنطال واسع بأقلام رفيعة | أقلام دقيقة وخصر عالٍ يطيلان الساق.
bas-sadeh corduroy plain 3300 brown beige
en: Wide corduroy trousers | Fine ribs, a button fly and a soft hand.
ar: بنطال مخمل مضلّع واسع | أضلاع رفيعة وأزرار أمامية وملمس ناعم.

# womens-blazer
+en: Lined, with two pockets and a button to spare inside.
+en: Sleeves can be taken up 3 cm.
+en: Air it after wearing, on a wide hanger.
+ar: مبطّن وله جيبتان، ومعه زرّ احتياطي.
+ar: يمكن تقصير الكمّ 3 سم.
+ar: يُهوّى بعد اللبس على علّاقة عريضة.

bas-sadeh suiting plain 4900 black navy beige
en: Single-breasted blazer | One button, narrow lapels and a straight back.
ar: بليزر بصفّ واحد | زرّ واحد وياقة رفيعة وظهر مستقيم.
bas-sadeh suiting plain 5650 black grey
en: Double-breasted blazer | Six buttons and a strong shoulder.
ar: بليزر بصفّين من الأزرار | ستة أزرار وكتف واضح.
bas-sadeh linen-blend plain 4450 beige navy
en: Unlined linen blazer | Soft shoulders and patch pockets, light for summer.
ar: بليزر كتّان من دون بطانة | كتف ناعم وجيوب خارجية، خفيف للصيف.
bas-sadeh wool-blend check 7400 grey navy
en: Checked wool-blend blazer | A quiet check, longer at the back.
ar: بليزر كاروهات صوف مخلوط | كاروهات هادئة، أطول قليلاً من الخلف.

# womens-coat
+en: Lined, with an inside pocket.
+en: Dry clean once a season.
+en: Cut to be worn over a sweater.
+ar: مبطّن وله جيبة داخلية.
+ar: تنظيف جاف مرة في الموسم.
+ar: مقصوص ليُلبس فوق الكنزة.

ridaa-ebla wool plain 11500 camel black charcoal
en: Long wrap coat in wool | No buttons: a wide belt holds it closed.
ar: معطف صوف طويل بقصّة لفّ | من دون أزرار، يغلقه حزام عريض.
ridaa-ebla wool-blend plain 8400 black burgundy
en: Straight coat with a stand collar | Closes up to the neck under a hidden placket.
ar: معطف مستقيم بياقة قائمة | يُغلق حتى الرقبة بأزرار مخفية.
ridaa-ebla wool-blend check 9250 camel charcoal
en: Checked cocoon coat | Rounded shoulders and a wide body that narrows at the knee.
ar: معطف كاروهات واسع | كتف مستدير وجسم واسع يضيق عند الركبة.
ridaa-ebla wool plain 13800 camel charcoal black
en: Tailored wool overcoat | Notched lapels, two rows of buttons and a back vent.
ar: معطف صوف بقصّة رسمية | ياقة مقلوبة وصفّان من الأزرار وفتحة خلفية.

# womens-pyjamas
+en: Elastic waist with a drawstring.
+en: Soft seams, no scratchy label.
+en: Cut loose for sleeping.
+ar: خصر مطاط مع رباط.
+ar: خياطة ناعمة ومن دون لصاقة تزعج الجلد.
+ar: قصّة واسعة مريحة للنوم.

laylat-qutn brushed-cotton check 3350 pink grey
en: Checked winter pyjamas | Brushed cotton, button front, long sleeves and trousers.
ar: بيجامة شتوية كاروهات | قطن مبطّن بوبرة ناعمة، بأزرار وكمّ طويل وبنطال.
laylat-qutn modal plain 3900 lilac navy mint
en: Modal pyjamas with piping | A thin contrast edge on the collar and pocket.
ar: بيجامة مودال بكنار | خيط بلون مختلف على الياقة والجيبة.
laylat-qutn jersey dot 2450 pink navy
en: Dotted jersey pyjamas | Pull-over top and cuffed trousers.
ar: بيجامة قطن منقّطة | بلوزة تُلبس من الرأس وبنطال بأساور.
laylat-qutn poplin sprig 3600 mint pink
en: Sprig cotton nightshirt set | A long shirt to the knee with slim trousers.
ar: طقم نوم بورود ناعمة | قميص طويل حتى الركبة وبنطال ضيق.
laylat-qutn jersey stripe 2200 navy grey lilac
en: Striped short-sleeve pyjamas | Light set for summer nights, with long trousers.
ar: بيجامة مقلّمة كمّ قصير | طقم خفيف لليالي الصيف ببنطال طويل.
`;
