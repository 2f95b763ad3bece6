import type { Bilingual } from './bilingual.ts';

/** A subcategory; `returnable: false` means that its pieces neither go back nor are exchanged. */
export type DemoSubcategory = {
  readonly id: string;
  /** Unique within its category only. */
  readonly slug: string;
  readonly name: Bilingual;
  readonly returnable: boolean;
};

export type DemoCategory = DemoSubcategory & { readonly subcategories: readonly DemoSubcategory[] };

type Row = readonly [slug: string, en: string, ar: string];

const rows: readonly (readonly [...Row, readonly Row[]])[] = [
  [
    'women',
    'Women',
    'نسائي',
    [
      ['tops', 'Tops & shirts', 'بلوزات وقمصان'],
      ['dresses', 'Dresses', 'فساتين'],
      ['modest-wear', 'Abayas & manteaux', 'عبايات ومانطويات'],
      ['skirts-trousers', 'Skirts, trousers & jeans', 'تنانير وبناطيل وجينز'],
      ['knitwear', 'Knitwear', 'كنزات صوف'],
      ['jackets-coats', 'Jackets & coats', 'جاكيتات ومعاطف'],
      ['sleepwear', 'Sleepwear', 'بيجامات'],
    ],
  ],
  [
    'men',
    'Men',
    'رجالي',
    [
      ['tshirts-polos', 'T-shirts & polos', 'تيشيرتات وبولو'],
      ['shirts', 'Shirts', 'قمصان'],
      ['knitwear-hoodies', 'Knitwear & hoodies', 'كنزات وهوديات'],
      ['trousers-jeans', 'Trousers & jeans', 'بناطيل وجينز'],
      ['suits-blazers', 'Suits & blazers', 'أطقم وجاكيتات رسمية'],
      ['jackets-coats', 'Jackets & coats', 'جاكيتات ومعاطف'],
      ['sleepwear', 'Sleepwear', 'بيجامات'],
    ],
  ],
  [
    'girls',
    'Girls',
    'بناتي',
    [
      ['tops', 'Tops', 'بلوزات وتيشيرتات'],
      ['dresses', 'Dresses', 'فساتين'],
      ['bottoms', 'Leggings & trousers', 'ليغينغ وبناطيل'],
      ['sets', 'Sets', 'أطقم'],
      ['jackets', 'Jackets', 'جاكيتات'],
    ],
  ],
  [
    'boys',
    'Boys',
    'ولادي',
    [
      ['tops', 'T-shirts & shirts', 'تيشيرتات وقمصان'],
      ['bottoms', 'Jeans & trousers', 'جينز وبناطيل'],
      ['sets', 'Tracksuits & sets', 'بيجامات رياضة وأطقم'],
      ['jackets', 'Jackets', 'جاكيتات'],
    ],
  ],
  [
    'baby',
    'Baby',
    'مواليد',
    [
      ['bodysuits', 'Bodysuits', 'بوديات'],
      ['rompers', 'Rompers & sleepsuits', 'أفرولات'],
      ['sets', 'Sets', 'أطقم مواليد'],
      ['baby-accessories', 'Hats & blankets', 'طواقي وبطانيات'],
    ],
  ],
  [
    'shoes',
    'Shoes',
    'أحذية',
    [
      ['womens-shoes', "Women's shoes", 'أحذية نسائية'],
      ['mens-shoes', "Men's shoes", 'أحذية رجالية'],
      ['kids-shoes', "Kids' shoes", 'أحذية أطفال'],
      ['sports-shoes', 'Sports shoes', 'أحذية رياضية'],
      ['sandals-slippers', 'Sandals & slippers', 'صنادل وشحاطات'],
    ],
  ],
  [
    'bags-accessories',
    'Bags & accessories',
    'حقائب وإكسسوارات',
    [
      ['bags', 'Bags', 'حقائب'],
      ['belts-wallets', 'Belts & wallets', 'أحزمة ومحافظ'],
      ['scarves-hijabs', 'Scarves & hijabs', 'حجابات وشالات'],
      ['hats-caps', 'Hats & caps', 'قبعات وكابات'],
      ['earrings', 'Earrings', 'أقراط'],
      ['hair-accessories', 'Hair accessories', 'إكسسوارات شعر'],
    ],
  ],
  [
    'underwear-swimwear',
    'Underwear & swimwear',
    'ملابس داخلية وملابس سباحة',
    [
      ['womens-underwear', "Women's underwear", 'ملابس داخلية نسائية'],
      ['mens-underwear', "Men's underwear", 'ملابس داخلية رجالية'],
      ['kids-underwear', "Kids' underwear", 'ملابس داخلية للأطفال'],
      ['thermals', 'Thermals', 'ملابس حرارية'],
      ['socks-tights', 'Socks & tights', 'جوارب وكولونات'],
      ['swimwear', 'Swimwear', 'ملابس سباحة'],
    ],
  ],
];

/** Underwear, swimwear, earrings and hair accessories stay with their buyer, and why; sleepwear can go back. */
export const keepReasons: Readonly<Record<string, Bilingual>> = {
  'underwear-swimwear': {
    en: 'For hygiene reasons, underwear, socks and swimwear are final sale: no returns or exchanges.',
    ar: 'حفاظاً على النظافة، لا تُرجَع الملابس الداخلية والجوارب وملابس السباحة ولا تُبدَّل.',
  },
  'bags-accessories--earrings': {
    en: 'For hygiene reasons, earrings are final sale: no returns or exchanges.',
    ar: 'حفاظاً على النظافة، لا تُرجَع الأقراط ولا تُبدَّل.',
  },
  'bags-accessories--hair-accessories': {
    en: 'For hygiene reasons, hair accessories are final sale: no returns or exchanges.',
    ar: 'حفاظاً على النظافة، لا تُرجَع إكسسوارات الشعر ولا تُبدَّل.',
  },
};
const notReturnable: ReadonlySet<string> = new Set(Object.keys(keepReasons));

export const categories: readonly DemoCategory[] = rows.map(([id, en, ar, subcategories]) => ({
  id,
  slug: id,
  name: { en, ar },
  returnable: !notReturnable.has(id),
  subcategories: subcategories.map((row) => subcategoryOf(id, row)),
}));

/** What cannot go back as a category cannot as any of its subcategories. */
function subcategoryOf(categoryId: string, [slug, en, ar]: Row): DemoSubcategory {
  const id = `${categoryId}--${slug}`;
  return { id, slug, name: { en, ar }, returnable: !notReturnable.has(categoryId) && !notReturnable.has(id) };
}
