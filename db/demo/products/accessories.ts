/** Bags, belts, scarves, hats and small things; the form of the table is in ../product-table.ts. */
export const accessories = `
# handbag
+en: Inside pocket with a zip.
+en: Strap adjusts and comes off.
+en: Light cotton lining, so things are easy to find.
+ar: جيبة داخلية بسحّاب.
+ar: حمّالة طويلة تُعدَّل وتُفكّ.
+ar: بطانة قطن فاتحة تسهّل إيجاد الأغراض.

jild-khayt leather plain 4800 black camel burgundy
en: Top-handle leather handbag | Stiff sides and a turn lock.
ar: جزدان جلد بيد قصيرة | جوانب ثابتة وقفل يُدار.
jild-khayt leather plain 5750 camel black
en: Leather work bag | Holds a 14-inch laptop and a file.
ar: حقيبة دوام جلد | تتّسع للابتوب 14 إنش ومصنّف.
jild-khayt faux-leather plain 2450 off-white black burgundy
en: Small crossbody bag | Phone, keys and wallet; flap with a magnet.
ar: جزدان صغير بحمّالة طويلة | للموبايل والمفاتيح والمحفظة، بغطاء مغناطيس.
jild-khayt faux-leather plain 2900 black off-white
en: Soft bucket bag | Closes with a cord; one outside pocket.
ar: جزدان على شكل دلو | يُغلق برباط وله جيبة خارجية.
jild-khayt leather plain 5300 burgundy camel
en: Hand-stitched saddle bag | Curved flap, thread in a lighter color.
ar: جزدان جلد على شكل سرج بخياطة يدوية | غطاء مقوّس وخيط بلون أفتح.
jild-khayt faux-leather plain 3350 camel off-white black
en: Large shopper tote | Open top with a clip and room for groceries.
ar: حقيبة تسوّق كبيرة | مفتوحة من الأعلى بكبسة وتتّسع لأغراض كثيرة.

# belt
+en: Five holes, 2.5 cm apart.
+en: The buckle comes off, so it can be shortened.
+en: 3.5 cm wide.
+ar: خمسة ثقوب بينها 2.5 سم.
+ar: الإبزيم يُفكّ فيمكن تقصير الحزام.
+ar: عرضه 3.5 سم.

jild-khayt leather plain 1350 black brown camel
en: Full-grain leather belt | One piece of thick leather, brass buckle.
ar: حزام جلد طبيعي كامل | قطعة واحدة من الجلد السميك وإبزيم نحاسي.
qass-qiyas leather plain 1150 black brown
en: Smooth dress belt | No stitching on the face, for suit trousers.
ar: حزام رسمي أملس | جلد أملس، لبنطال الطقم.
jild-khayt leather plain 1650 brown camel
en: Braided leather belt | The buckle closes anywhere along the braid.
ar: حزام جلد مجدول | يُغلق عند أي نقطة من الجديلة.
qass-qiyas leather plain 1950 black brown
en: Reversible belt | Two colors of leather and a turning buckle.
ar: حزام بوجهين | لونان من الجلد وإبزيم يدور.

# hijab
+en: The color does not run in the wash.
+en: Hemmed on all sides.
+en: Holds without many pins.
+ar: لونه ثابت في الغسيل.
+ar: حوافه مشغولة من كل الجهات.
+ar: يثبت من دون دبابيس كثيرة.

ridaa-ebla chiffon plain 450 black beige dusty-rose petrol off-white
en: Everyday chiffon hijab | Light, matte and not slippery; 75 × 190 cm.
ar: حجاب شيفون يومي | خفيف ومطفي ولا ينزلق، 75 × 190 سم.
ridaa-ebla viscose plain 575 olive beige grey black
en: Soft viscose shawl | Crinkled cloth that needs no iron.
ar: شال فيسكوز ناعم | قماش مكسّر لا يحتاج كيّاً.
ridaa-ebla modal plain 725 off-white dusty-rose petrol
en: Modal jersey hijab | Stretchy and warm, stays where it is put.
ar: حجاب جرسيه مودال | مرن ودافئ ويثبت في مكانه.
ridaa-ebla satin plain 850 black petrol olive
en: Satin occasion scarf | A quiet shine; 90 cm square.
ar: حجاب مناسبات ساتان | لمعة هادئة، مربّع 90 سم.

# earrings
+en: Nickel-free posts.
+en: Comes in a small box.
+en: Keep away from perfume and water.
+ar: خالٍ من النيكل.
+ar: في علبة صغيرة.
+ar: يُحفظ بعيداً عن العطر والماء.

ridaa-ebla metal plain 450 gold black
en: Small hoop earrings | 15 mm across, light enough to forget.
ar: حلق طارة صغير | قطره 15 مم وخفيف جداً على الأذن.
ridaa-ebla metal plain 675 gold off-white
en: Bead drop earrings | A smooth bead on a short chain.
ar: حلق متدلٍّ بحبّة | حبّة ملساء على سلسلة قصيرة.
ridaa-ebla metal plain 950 gold black
en: Hammered disc earrings | Flat discs with an uneven surface.
ar: حلق دائري مطروق | دائرتان مسطّحتان بسطح متعرّج.

# backpack
+en: Padded back and straps.
+en: Side pocket for a bottle.
+en: Rain cover sewn into the base.
+ar: ظهر وحمّالات مبطّنة.
+ar: جيبة جانبية لقنّينة الماء.
+ar: غطاء مطر مخفي في الأسفل.

hara-17 canvas plain 2350 black olive navy
en: Roll-top canvas backpack | 20 liters, closes with a buckle.
ar: حقيبة ظهر كانفاس بطرف يُلفّ | سعتها 20 ليتراً وتُغلق بإبزيم.
rakda nylon plain 2850 black grey navy
en: Gym backpack with shoe pocket | A separate pocket below for shoes.
ar: حقيبة رياضية بجيبة للحذاء | جيبة منفصلة في الأسفل للحذاء.
jild-khayt canvas plain 4350 black olive
en: Canvas and leather backpack | Leather base and straps, 15-inch laptop sleeve.
ar: حقيبة ظهر كانفاس وجلد | قاعدة وحمّالات جلد ومكان للابتوب 15 إنش.
hara-17 nylon plain 1950 navy grey black
en: Light school backpack | Two sections and a front pocket for pens.
ar: حقيبة مدرسية خفيفة | قسمان وجيبة أمامية للأقلام.

# cap
+en: One size for 56–60 cm.
+en: Cotton sweatband.
+en: Folds into a pocket and keeps its shape.
+ar: قياس واحد لمحيط رأس 56–60 سم.
+ar: شريط قطن داخلي يمتصّ العرق.
+ar: تُطوى في الجيبة ولا يتغيّر شكلها.

hara-17 cotton-gabardine plain 750 black beige navy
en: Six-panel baseball cap | Curved peak, adjusts with a strap at the back.
ar: كاب بيسبول بست قطع | حافة مقوّسة وحزام يُعدَّل من الخلف.
hara-17 cotton-gabardine plain 875 beige black
en: Washed dad cap | Soft crown without stiffener.
ar: كاب مغسول طري | قمّة طرية من دون حشوة.
sinnarat-teta acrylic-knit plain 650 navy black beige
en: Ribbed knit beanie | Folds once; warm and light.
ar: طاقية صوف مضلّعة | تُثنى مرة واحدة، دافئة وخفيفة.
sinnarat-teta wool-knit plain 1100 white navy
en: Cable beanie with fleece band | Soft fleece inside, over the ears.
ar: طاقية جدائل مبطّنة | فليس ناعم من الداخل يغطّي الأذنين.

# hair-clips
+en: Gentle on thin hair.
+en: Edges rounded and safe for children.
+en: Packed on a card.
+ar: لطيفة على الشعر الناعم.
+ar: أطرافها مدوّرة وآمنة للأطفال.
+ar: على بطاقة هدية.

zarzoura satin plain 275 pink black off-white
en: Satin bow clips, pair | Two bows, 7 cm wide.
ar: ملقطا شعر بفيونكة ساتان | فيونكتان بعرض 7 سم.
zarzoura metal plain 175 black brown
en: Snap clips, set of eight | For short and long hair.
ar: ملاقط كبس، ثماني قطع | للشعر القصير والطويل.
zarzoura metal plain 425 brown off-white pink
en: Claw clips, set of three | Small, medium and large.
ar: ملاقط كمّاشة، ثلاث قطع | صغير ووسط وكبير، للشعر الطويل والقصير.
`;
