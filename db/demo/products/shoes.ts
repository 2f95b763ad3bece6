/** Shoes; the form of the table is in ../product-table.ts. */
export const shoes = `
# womens-heels
+en: Padded insole.
+en: Take half a size more for wide feet.
+en: Non-slip sole.
+ar: نعل داخلي مبطّن.
+ar: للقدم العريضة يُفضَّل القياس الأكبر.
+ar: نعل لا ينزلق.

mashyeh-darb faux-leather plain 3400 black beige
en: Block-heel court shoes | A steady 5 cm heel, closed toe.
ar: سكربينة بكعب عريض | كعب ثابت 5 سم ومقدّمة مغلقة.
mashyeh-darb suede plain 4850 black burgundy
en: Suede pumps with ankle strap | A 7 cm heel and a buckle at the ankle.
ar: حذاء شامواه بحزام كاحل | كعب 7 سم وإبزيم عند الكاحل.
mashyeh-darb faux-leather plain 3950 beige black burgundy
en: Slingback kitten heels | Low 3 cm heel, open at the back.
ar: حذاء مفتوح من الخلف بكعب صغير | كعب 3 سم مريح طوال الدوام.
mashyeh-darb suede plain 5900 burgundy beige
en: Evening heels with crossed straps | An 8 cm heel, straps lined in leather.
ar: حذاء سهرة بأشرطة متقاطعة | كعب 8 سم وأشرطة مبطّنة بالجلد.

# mens-leather-shoes
+en: Leather upper and lining.
+en: Comes with a cloth bag and a shoehorn.
+en: Can be resoled.
+ar: جلد طبيعي من الخارج والداخل.
+ar: معه كيس قماش ولبّاسة.
+ar: يمكن تبديل نعله.

mashyeh-darb leather plain 6400 black brown
en: Cap-toe Oxford shoes | Closed lacing and a stitched toe cap, for suits.
ar: حذاء أوكسفورد رسمي | رباط مغلق ومقدّمة بخياطة، للأطقم الرسمية.
mashyeh-darb leather plain 5450 brown camel black
en: Soft leather loafers | No laces; flexible sole for driving and long days.
ar: حذاء لوفر جلد طري | من دون رباط، ونعل مرن للسواقة ونهار طويل.
mashyeh-darb leather plain 7250 camel brown
en: Brogue shoes with leather sole | Punched pattern on the toe and sides.
ar: حذاء بروغ بنعل جلد | نقش مثقّب على المقدّمة والجانبين.
mashyeh-darb leather plain 9600 black brown
en: Handmade monk-strap shoes | Two buckles, sewn by hand in a small workshop.
ar: حذاء بإبزيمين شغل يد | إبزيمان وخياطة يدوية في ورشة صغيرة.

# ankle-boots
+en: The seams keep water out.
+en: Lined for winter.
+en: Rubber sole with grip.
+ar: خياطته تمنع دخول الماء.
+ar: مبطّن للشتاء.
+ar: نعل مطاطي ثابت على الأرض.

mashyeh-darb leather plain 6900 black brown
en: Chelsea boots in leather | Elastic at both sides, 3 cm heel.
ar: بوط تشيلسي جلد | مطاط من الجانبين وكعب 3 سم.
mashyeh-darb suede plain 5950 camel brown black
en: Suede lace-up boots | Soft suede over a thick sole.
ar: بوط شامواه برباط | شامواه ناعم ونعل سميك متين.
mashyeh-darb leather plain 8800 black brown
en: Heeled ankle boots | A 6 cm block heel and a narrow shaft.
ar: بوط بكعب عريض | كعب 6 سم وساق ضيقة.
mashyeh-darb leather plain 10500 brown black
en: Fur-lined winter boots | Warm inside, waxed leather outside.
ar: بوط شتوي مبطّن بالفرو | دافئ من الداخل وجلد مشمّع من الخارج.

# sneakers
+en: Removable insole.
+en: For women and men: see the size guide.
+en: Laces in the color of the sole.
+ar: نعل داخلي يُنزع.
+ar: للنساء والرجال، وقياساته في دليل القياسات.
+ar: رباطه بلون النعل.

rakda mesh plain 3950 white black grey navy
en: Light running shoes | Airy mesh and a soft sole for asphalt.
ar: حذاء ركض خفيف | شبك هوائي ونعل طري للأسفلت.
rakda mesh plain 5250 black navy grey
en: Long-distance running shoes | More cushion under the heel, firm at the sides.
ar: حذاء ركض للمسافات الطويلة | بطانة أسمك تحت الكعب وثبات من الجانبين.
hara-17 faux-leather plain 3450 white black
en: Low court sneakers | A flat shoe for every day, with two stripes at the side.
ar: حذاء رياضي كورت منخفض | مسطّح لكل يوم، وعلى جانبه خطّان.
hara-17 faux-leather plain 4650 white black navy
en: Chunky-sole sneakers | A 5 cm sole and padded collar.
ar: حذاء رياضي بنعل سميك | نعل 5 سم وطرف مبطّن عند الكاحل.
mashyeh-darb leather plain 6300 white navy
en: Leather walking sneakers | Soft leather and arch support for long walks.
ar: حذاء مشي جلد | جلد طري ودعم لقوس القدم للمشاوير الطويلة.
hara-17 canvas plain 2650 black white navy
en: Canvas plimsolls | Cotton canvas and a rubber toe.
ar: حذاء قماش كانفاس | قطن متين ومقدّمة مطاطية.
rakda mesh plain 4350 grey white
en: Indoor training shoes | Flat and steady, for the gym.
ar: حذاء تمرين للنادي | مسطّح وثابت لتمارين القوة.

# kids-sneakers
+en: Light sole that bends with the foot.
+en: Room to grow: the insole shows the right length.
+en: Wipe with a damp cloth.
+ar: نعل خفيف ينثني مع القدم.
+ar: على النعل الداخلي علامة تبيّن الطول المناسب.
+ar: يُنظّف بقطعة مبلّلة.

rakda mesh plain 2350 navy pink black
en: Kids' running shoes with straps | Two sticky straps, no laces to tie.
ar: حذاء ركض للأطفال بلصقة | لصقتان ولا رباط.
mashyeh-darb canvas plain 1700 white navy pink
en: Canvas slip-ons for kids | Elastic at the sides, washable.
ar: حذاء قماش للأطفال من دون رباط | مطاط من الجانبين ويُغسل.
rakda mesh plain 2950 black navy
en: Kids' football trainers | Short rubber studs for hard ground.
ar: حذاء كرة قدم للأطفال | نعل بحبيبات مطاطية للأرض القاسية.
mashyeh-darb faux-leather plain 2600 white pink
en: School sneakers with padded ankle | Smooth upper, easy to wipe.
ar: حذاء مدرسي مبطّن عند الكاحل | وجه أملس يُمسح بسهولة.

# sandals
+en: Sewn, not only glued.
+en: Cushioned footbed.
+en: Rinse with fresh water after the beach.
+ar: مخيّط لا ملصوق فقط.
+ar: نعل داخلي مريح.
+ar: يُشطف بماء عذب بعد البحر.

mashyeh-darb leather plain 2950 brown black
en: Two-strap leather sandals | Wide straps with buckles, flat sole.
ar: صندل جلد بحزامين | حزامان عريضان بإبزيم ونعل مسطّح.
mashyeh-darb leather plain 3750 brown beige
en: Woven leather sandals | Strips of leather woven over the foot.
ar: صندل جلد مضفور | شرائط جلد مضفورة فوق القدم.
ugarit-blue faux-leather plain 1950 beige black
en: Beach slide sandals | One wide strap; dries fast.
ar: صندل بحر بحزام عريض | حزام واحد ويجفّ سريعاً.
ugarit-blue faux-leather plain 2450 brown beige black
en: Ankle-tie flat sandals | Thin straps that tie above the ankle.
ar: صندل مسطّح برباط كاحل | أشرطة رفيعة تُربط فوق الكاحل.

# slippers
+en: Quiet sole for the house.
+en: Easy to wash.
+en: Sized for socks as well.
+ar: نعل هادئ للبيت.
+ar: سهلة الغسيل.
+ar: تتّسع للجوارب أيضاً.

mashyeh-darb faux-leather plain 1050 black brown navy
en: House slippers with soft footbed | Open heel, wide strap.
ar: شحاطة بيت بنعل طري | مفتوحة من الخلف وحزامها عريض.
mashyeh-darb canvas plain 750 navy beige
en: Canvas bathroom slippers | Thin, with holes to drain.
ar: شحاطة حمّام قماش | رفيعة وفيها فتحات يخرج منها الماء.
mashyeh-darb felt plain 1400 brown navy beige
en: Closed felt slippers | Warm wool-blend felt, rubber sole.
ar: شحاطة لبّاد مغلقة | لبّاد دافئ ونعل مطاطي.
mashyeh-darb faux-leather plain 900 black beige
en: Cushioned slides | One strap and a thick light sole.
ar: شحاطة بنعل سميك خفيف | حزام واحد ونعل إسفنجي خفيف.
`;
