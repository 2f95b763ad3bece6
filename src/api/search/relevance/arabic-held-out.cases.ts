import { type SearchCase, expecting } from './case.ts';
import * as kind from './kinds.ts';

/** Every third Arabic case, held out while tuning the search. */
export const arabicHeldOut: readonly SearchCase[] = [
  ...expecting({ kinds: kind.dresses, below: 3000 }, 'فستان بأقل من ٣٠٠٠ ليرة'),
  ...expecting({ kinds: ['abaya'], isCheap: true }, 'عباية رخيصة', 'عباية سعرها رخيص'),
  ...expecting({ kinds: ['polo', 'boys-tshirt'] }, 'بولو', 'بولو رجالي', 'بولو صيفي', 'تيشرت بولو رجالي'),
  ...expecting({ kinds: ['wide-leg-trousers', 'chinos', 'joggers'] }, 'بنطال قماش'),
  ...expecting({ kinds: ['wide-leg-trousers'] }, 'بنطال قماش عريض', 'بنطلون قماش نسائي واسع'),
  ...expecting({ kinds: kind.modest }, 'لبس محجبات'),
  ...expecting({ kinds: ['sneakers'] }, 'حذاء رياضي نسائي', 'بوط رياضة للرجال', 'حذاء رياضي للنساء'),
  ...expecting({ kinds: ['cap'] }, 'كاب نسائي'),
  ...expecting({ kinds: ['socks-pack'] }, 'جوارب رجالية'),
  ...expecting({ kinds: ['slippers', 'sandals'] }, 'شحاطة نسائية'),
  ...expecting({ kinds: ['girls-jacket'] }, 'كبوت بناتي'),
  ...expecting({ kinds: ['boys-jacket'] }, 'جاكيت ولادي شتوي'),
  ...expecting({ kinds: ['womens-heels'] }, 'كندرة نسائية'),
  ...expecting({ kinds: ['mens-leather-shoes'] }, 'كندرة رجالي بني'),
  ...expecting({ season: 'winter' }, 'شتوية'),
];
