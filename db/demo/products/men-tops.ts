/** T-shirts, polos, shirts, hoodies and knitwear for men; the form of the table is in ../product-table.ts. */
export const menTops = `
# mens-tshirt
+en: True to size; the label is printed, so nothing scratches.
+en: Pre-shrunk, so it keeps its length.
+en: Double stitching at the sleeves and hem.
+ar: القياس مطابق، واللصاقة مطبوعة فلا تزعج الجلد.
+ar: قماشه معالج فلا يقصر بعد الغسيل.
+ar: خياطة مزدوجة عند الكمّ والطرف.

bas-sadeh jersey plain 975 white black navy grey olive
en: Plain crew-neck T-shirt | Medium-weight cotton with a taped neck seam.
ar: تيشيرت سادة بياقة مدوّرة | قطن متوسط السماكة وخياطة الرقبة مدعّمة.
bas-sadeh jersey plain 1050 white black navy
en: Fine V-neck T-shirt | Thin and close to the body, under a shirt or alone.
ar: تيشيرت رفيع بفتحة سبعة | رقيق وقريب من الجسم، تحت القميص أو وحده.
bas-sadeh jersey stripe 1275 navy white
en: Breton-striped T-shirt | Even stripes and a wide neck, long sleeves.
ar: تيشيرت بحّارة مقلّم | أقلام متساوية وياقة عريضة وكمّ طويل.
hara-17 heavy-jersey plain 1525 black white olive
en: Oversized street tee | Heavy cotton, dropped shoulder, sleeves to the elbow.
ar: تيشيرت شبابي واسع | قطن سميك وكتف نازل وكمّ حتى الكوع.
hara-17 heavy-jersey plain 1750 grey black
en: Garment-washed pocket tee | Washed after sewing for a worn-in feel, one chest pocket.
ar: تيشيرت مغسول بجيبة | غُسل بعد الخياطة فصار ليّناً، وله جيبة على الصدر.
rakda sport-knit plain 1450 navy black grey
en: Mesh training T-shirt | A light knit that lets the air through.
ar: تيشيرت تمرين شبكي | قماش خفيف يمرّر الهواء.
rakda sport-knit plain 1625 olive grey
en: Long-sleeve running shirt | Thumb loops and a bright strip at the back.
ar: قميص ركض كمّ طويل | فتحة للإبهام وشريط عاكس من الخلف.

# polo
+en: Ribbed collar and cuffs.
+en: Slightly longer at the back.
+en: Small vents at the sides.
+ar: ياقة وأساور مضلّعة.
+ar: أطول قليلاً من الخلف.
+ar: فتحتان صغيرتان من الجانبين.

bas-sadeh pique plain 1450 white navy black burgundy
en: Classic piqué polo | The open weave lets air through; keeps its collar after washing.
ar: بولو بيكيه كلاسيكي | نسيج مفتوح يمرّر الهواء وياقة تحافظ على شكلها.
bas-sadeh pique stripe 1675 navy white green
en: Striped polo with long sleeves | A rugby cut in thick cotton.
ar: بولو مقلّم كمّ طويل | قصّة رغبي من قطن سميك.
qass-qiyas fine-knit plain 2475 navy burgundy green
en: Knitted polo with open collar | No buttons: the collar falls open by itself.
ar: بولو محيك بياقة مفتوحة | من دون أزرار، والياقة تنفتح وحدها.
qass-qiyas mercerized plain 2150 white black navy
en: Mercerized cotton polo | A slight shine and a firm collar, for the office.
ar: بولو قطن مرسريز | لمعة خفيفة وياقة ثابتة، يناسب الدوام.
qass-qiyas pique dot 1850 navy white
en: Micro-dot polo | Dots so small that they read as texture.
ar: بولو بنقاط دقيقة | نقاط صغيرة تبدو عن بُعد كأنها نسيج.

# mens-shirt
+en: Spare buttons inside the hem.
+en: The yoke is cut in two pieces for a clean shoulder.
+en: Can be worn open over a T-shirt.
+ar: أزرار احتياطية من الداخل عند الطرف.
+ar: أعلى الظهر من قطعتين ليجلس الكتف مرتّباً.
+ar: يُلبس مفتوحاً فوق التيشيرت أيضاً.

qass-qiyas poplin plain 1950 white sky-blue black
en: Slim poplin shirt | Smooth cotton with a cutaway collar, for suit and tie.
ar: قميص بوبلين سليم فيت | قطن أملس وياقة إيطالية، للطقم والكرافة.
qass-qiyas oxford plain 2250 white sky-blue grey
en: Button-down Oxford shirt | Thicker weave, soft collar with two small buttons.
ar: قميص أوكسفورد بأزرار ياقة | نسيج أسمك وياقة طرية بزرّين صغيرين.
qass-qiyas poplin stripe 2100 white sky-blue
en: Bengal-striped shirt | Even stripes and a chest pocket.
ar: قميص مقلّم بأقلام عريضة | أقلام متساوية وجيبة على الصدر.
qass-qiyas linen plain 2850 white sky-blue navy
en: Collarless linen shirt | Pure linen with a band collar; creases as linen should.
ar: قميص كتّان بلا قبّة | كتّان صافٍ بياقة رفيعة، ويتجعّد كما يليق بالكتّان.
qass-qiyas brushed-cotton check 2375 navy grey
en: Checked flannel shirt | Brushed on both sides, warm under a jacket.
ar: قميص فلانيل كاروهات | مبطّن بوبرة من الجهتين، دافئ تحت الجاكيت.
qass-qiyas viscose alaja 3150 black navy
en: Short-sleeve alaja shirt | Uneven stripes on a fluid cloth, with an open collar.
ar: قميص ألاجا كمّ قصير | أقلام متفاوتة على قماش منسدل وياقة مفتوحة.
qass-qiyas poplin pin 1875 sky-blue white grey
en: Pinstripe office shirt | Fine stripes, easy-iron cotton.
ar: قميص دوام بأقلام رفيعة | أقلام دقيقة وقطن سهل الكيّ.
qass-qiyas linen-blend sprig 2600 sky-blue white
en: Sprig-print holiday shirt | Short sleeves and a straight hem to wear outside.
ar: قميص صيفي بورود ناعمة | كمّ قصير وطرف مستقيم يُلبس خارج البنطال.

# hoodie
+en: The hood is doubled and keeps its shape.
+en: Ribbed cuffs and hem that do not stretch out.
+en: Relaxed fit; take your size.
+ar: غطاء الرأس بطبقتين ويحافظ على شكله.
+ar: أساور وطرف مضلّع لا يرتخي.
+ar: قصّة مريحة، ويُطلب بالقياس المعتاد.

bas-sadeh fleece plain 2450 grey black navy
en: Pullover hoodie in brushed cotton | Mid-weight cloth with flat cords.
ar: هودي قطن مبطّن | سماكة متوسطة ورباط مسطّح.
bas-sadeh fleece plain 2700 grey navy burgundy
en: Zip-through hoodie | Metal zip to the chin and two side pockets.
ar: هودي بسحّاب كامل | سحّاب معدني حتى الذقن وجيبتان جانبيتان.
hara-17 heavy-fleece plain 3650 black olive burgundy
en: Heavy boxy hoodie | The thickest we carry, cut wide, with a flat cord.
ar: هودي سميك وواسع | أسمك ما عندنا، قصّته عريضة ورباطه مسطّح.
hara-17 terry plain 2950 grey black
en: Light terry hoodie | Looped inside instead of brushed, for between seasons.
ar: هودي قطن خفيف | من دون وبرة من الداخل، لما بين الفصول.
hara-17 heavy-fleece stripe 4000 navy burgundy
en: Striped rugby hoodie | Wide stripes on thick cotton.
ar: هودي رغبي مقلّم | أقلام عريضة على قطن سميك.

# mens-sweater
+en: Dry flat; do not hang.
+en: Ribbed hem that does not roll.
+en: Fits over a shirt collar.
+ar: يُجفّف ممدوداً ولا يُعلّق.
+ar: طرف مضلّع لا يلتفّ.
+ar: يجلس فوق ياقة القميص.

sinnarat-teta wool-knit plain 2650 charcoal navy camel
en: Ribbed crew-neck sweater | Wide ribs from shoulder to hem.
ar: كنزة مضلّعة بياقة مدوّرة | أضلاع عريضة من الكتف إلى الطرف.
sinnarat-teta acrylic-knit plain 1950 navy burgundy grey charcoal
en: V-neck office knit | Fine and flat, for a shirt and tie underneath.
ar: كنزة دوام بفتحة سبعة | رفيعة ومسطّحة، للقميص والكرافة تحتها.
sinnarat-teta wool-knit plain 3450 camel charcoal
en: Shawl-collar cardigan | Five horn-look buttons and two pockets.
ar: جاكيت صوف بياقة شال | خمسة أزرار بلون القرن وجيبتان.
sinnarat-teta wool-knit stripe 2875 navy grey
en: Striped half-zip sweater | Zips to the chin; stripes across the chest and sleeves.
ar: كنزة مقلّمة بنصف سحّاب | سحّاب حتى الذقن وأقلام على الصدر والكمّ.
sinnarat-teta cashmere-knit plain 3950 grey navy camel
en: Cashmere-blend roll neck | Light, very soft, with a double collar.
ar: كنزة قبّة بمزيج الكشمير | خفيفة وناعمة جداً وقبّتها مزدوجة.
`;
