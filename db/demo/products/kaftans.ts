/** Kaftans, which are sized as abayas are; the form of the table is in ../product-table.ts. */
export const kaftans = `
# abaya
+en: Pulls over the head; a loop closes the slit. Length 142 cm in size M.
+en: No lining. The side slits begin below the knee.
+ar: يُلبس من الرأس وتُغلق فتحته بعروة. الطول 142 سم في قياس M.
+ar: من دون بطانة، وفتحتا الجنب تحت الركبة.

ridaa-ebla crepe plain 7450 petrol burgundy off-white
en: Embroidered crêpe kaftan | Closed in front and cut wide, with embroidery around the neck and on both cuffs.
ar: قفطان كريب مطرّز | مغلق من الأمام وقصّته واسعة، والتطريز حول فتحة الرقبة وعلى الكمّين.
ridaa-ebla viscose alaja 6250 navy beige
en: Alaja kaftan with an embroidered neck | Uneven woven-look stripes, a short neck slit and open sides for an easy step.
ar: قفطان ألاجا مطرّز عند الرقبة | أقلام متفاوتة كالنسيج القديم وفتحة رقبة قصيرة وشقّ من كل جهة لمشية مريحة.
`;
