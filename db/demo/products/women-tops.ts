/** T-shirts, blouses, tunics and knitwear for women; the form of the table is in ../product-table.ts. */
export const womenTops = `
# womens-tshirt
+en: Reaches the hip. Machine washable, keeps its shape.
+en: A light layer on its own or under a jacket.
+en: The side seams stay straight after washing.
+ar: يصل إلى الورك، ويُغسل في الغسالة من دون أن يفقد شكله.
+ar: تكفي وحدها، أو تحت الجاكيت.
+ar: خياطة الجانبين تبقى مستقيمة بعد الغسيل.

bas-sadeh jersey plain 950 white black beige sky-blue
en: Everyday crew-neck T-shirt | Straight cut, short sleeves and a ribbed neck that lies flat.
ar: تيشيرت يومي بياقة مدوّرة | قصّة مستقيمة وكمّ قصير وياقة مضلّعة لا تلتفّ.
bas-sadeh stretch-jersey stripe 1100 white navy pink
en: Striped boat-neck top | Long sleeves and a wide neck, in a soft cotton with a little stretch.
ar: بلوزة مقلّمة بياقة قارب | كمّ طويل وياقة عريضة، من قطن ناعم فيه شيء من المرونة.
bas-sadeh modal plain 1250 black lilac pink
en: V-neck T-shirt in modal | Smooth and fluid, with a neckline that is not too deep.
ar: تيشيرت مودال بفتحة سبعة | ناعم ومنسدل، وفتحته ليست عميقة.
hara-17 heavy-jersey plain 1375 black white beige
en: Boxy heavyweight T-shirt | Wide in the body with dropped shoulders and a thick collar.
ar: تيشيرت واسع بقماش سميك | عريض على الجسم، كتفه نازل وياقته سميكة.
hara-17 jersey stripe 1200 black lilac
en: Striped skater tee with long sleeves | A loose cut with ribbed cuffs and a stripe woven right round.
ar: تيشيرت شبابي مقلّم كمّ طويل | قصّة مريحة وأساور مضلّعة وأقلام تلفّ القطعة كلها.
rakda sport-knit plain 1450 sky-blue black pink
en: Quick-dry running top | Light knit with flat seams that do not rub on a long run.
ar: بلوزة ركض سريعة الجفاف | قماش خفيف بخياطة مسطّحة لا تحتكّ بالجلد.
rakda stretch-jersey plain 1075 white lilac black
en: Soft training tee | Stretches with you and springs back into shape.
ar: تيشيرت تمرين طري | يتمدّد مع الحركة ثم يعود إلى شكله.

# womens-blouse
+en: Fits true to size; iron on low.
+en: Wears well with trousers or tucked into a skirt.
+en: Not see-through in the light colors.
+ar: القياس مطابق، والكيّ على حرارة منخفضة.
+ar: تناسب البنطال، أو تُدخل في التنورة.
+ar: الألوان الفاتحة لا تشفّ.

bas-sadeh crepe plain 1900 off-white black petrol
en: Tie-neck crêpe blouse | A narrow scarf at the neck ties in a bow or hangs loose.
ar: بلوزة كريب بربطة عند الياقة | ربطة رفيعة تُعقد فيونكة أو تُترك منسدلة.
bas-sadeh viscose sprig 2150 dusty-rose off-white
en: Sprig-print blouse with covered buttons | Small sprigs on fluid viscose, buttoned to the collar.
ar: بلوزة بورود ناعمة وأزرار مكسوّة | ورود صغيرة على فيسكوز منسدل، بأزرار حتى الياقة.
bas-sadeh poplin pin 2050 off-white lilac
en: Pinstripe poplin shirt | A crisp shirt with a curved hem and a single chest pocket.
ar: قميص بوبلين بأقلام رفيعة | قميص نسائي متماسك بحافة مقوّسة وجيبة واحدة.
bas-sadeh satin plain 2700 burgundy petrol black
en: Satin evening blouse | Long cuffs with three buttons and a soft drape across the front.
ar: بلوزة سهرة ساتان | أسورة طويلة بثلاثة أزرار وانسدال ناعم من الأمام.
bas-sadeh viscose dot 1750 black petrol
en: Dotted blouse with a stand collar | Easy through the body, with buttoned cuffs.
ar: بلوزة منقّطة بياقة قائمة | مريحة على الجسم وأساورها بأزرار.
bas-sadeh linen-blend plain 2325 off-white dusty-rose lilac
en: Pleated-front linen blouse | Eight narrow pleats at the front and a hidden placket.
ar: بلوزة كتّان بكسرات أمامية | ثماني كسرات رفيعة من الأمام وأزرار مخفية.
bas-sadeh chiffon plain 2950 black dusty-rose burgundy
en: Ruffled chiffon blouse | Lined in the body, sheer in the sleeves, with one ruffle at the neck.
ar: بلوزة شيفون بكشكش | مبطّنة عند الجسم وشفافة عند الكمّ، بكشكش واحد عند الياقة.

# tunic
+en: Covers the hips; side slits make it easy to walk in.
+en: Made to be worn over trousers.
+en: Sleeves reach the wrist.
+ar: تغطّي الورك، وشقّان جانبيان يريحان المشي.
+ar: تُلبس فوق البنطال.
+ar: الكمّ يصل إلى المعصم.

ridaa-ebla crepe plain 2400 beige navy black olive
en: Straight crêpe tunic | Clean front with a hidden zip at the back and a round neck.
ar: تونيك كريب مستقيمة | واجهة سادة بياقة مدوّرة وسحّاب مخفي من الخلف.
ridaa-ebla viscose sprig 2750 dusty-rose beige
en: Sprig-print shirt tunic | Buttons down the front and ends well below the hip.
ar: تونيك قميص بورود ناعمة | بأزرار أمامية، وتنتهي أسفل الورك بكثير.
ridaa-ebla linen-blend stripe 2900 beige navy
en: Striped tunic with patch pockets | Two deep pockets and a collarless neck, for warm days.
ar: تونيك مقلّمة بجيبتين | جيبتان عميقتان وياقة بلا قبّة، للأيام الدافئة.
ridaa-ebla viscose plain 3300 olive dusty-rose navy
en: Belted tunic with wide cuffs | A cloth belt gathers the waist; the cuffs fold back.
ar: تونيك بحزام وأسورة عريضة | حزام من القماش نفسه يجمع الخصر، والأسورة تُثنى.
ridaa-ebla crepe alaja 3450 black olive
en: Alaja-stripe tunic | Uneven stripes on matte crêpe, after the old woven cloths.
ar: تونيك ألاجا | أقلام متفاوتة العرض على كريب مطفي، على طريقة الأقمشة القديمة.

# womens-sweater
+en: Hand wash and dry flat so that it keeps its length.
+en: Warm without weight; layers under a coat.
+en: Roomy enough for a shirt underneath.
+ar: غسيل باليد وتجفيف ممدود للحفاظ على طولها.
+ar: دفء من دون ثقل، وتحت المعطف أيضاً.
+ar: تتّسع لقميص تحتها.

sinnarat-teta wool-knit plain 2400 off-white camel burgundy
en: Cable-knit sweater | Two cables run down the front between panels of moss stitch.
ar: كنزة بجدائل | جديلتان من الأمام بين مساحات من غرزة الرز.
sinnarat-teta acrylic-knit plain 1650 grey lilac mustard
en: Light roll-neck knit | Fine gauge, close to the body, with a neck that folds once.
ar: كنزة خفيفة بياقة قبّة | حياكة ناعمة قريبة من الجسم وقبّة تُثنى مرة واحدة.
sinnarat-teta wool-knit stripe 2150 off-white camel
en: Striped fisherman knit | Half-ribbed stitch with buttons along one shoulder.
ar: كنزة صيّاد مقلّمة | غرزة نصف مضلّعة وأزرار على كتف واحد.
sinnarat-teta cashmere-knit plain 3475 camel grey burgundy
en: Cashmere-blend crew neck | The softest we knit: plain stitch, narrow ribs, no decoration.
ar: كنزة بمزيج الكشمير | أنعم ما نحيكه: غرزة سادة وحواف ضيقة بلا زينة.
sinnarat-teta acrylic-knit plain 1850 mustard off-white grey
en: Button cardigan with pockets | Seven buttons and two pockets knitted into the front.
ar: جاكيت صوف بأزرار وجيبتين | سبعة أزرار وجيبتان محيكتان مع القطعة.
sinnarat-teta wool-knit plain 2800 burgundy camel
en: Oversized batwing sweater | Wide sleeves cut in one with the body, ribbed at the hip.
ar: كنزة واسعة بكمّ خفّاش | كمّ عريض من قطعة واحدة مع الجسم، مضلّعة عند الورك.
`;
