import type { Bilingual } from './bilingual.ts';

/** A subcategory; `returnable: false` means that its pieces neither go back nor are exchanged. */
export type DemoSubcategory = {
  readonly id: string;
  readonly slug: string;
  readonly name: Bilingual;
  readonly returnable: boolean;
};

export type DemoCategory = DemoSubcategory & { readonly subcategories: readonly DemoSubcategory[] };

/** Underwear, swimwear, earrings and hair accessories cannot be returned; sleepwear can. */
export const categories: readonly DemoCategory[] = [
  {
    id: 'women',
    slug: 'women',
    name: { en: 'Women', ar: 'نسائي' },
    returnable: true,
    subcategories: [
      {
        id: 'women--tops',
        slug: 'tops',
        name: { en: 'Tops & shirts', ar: 'بلوزات وقمصان' },
        returnable: true,
      },
      {
        id: 'women--dresses',
        slug: 'dresses',
        name: { en: 'Dresses', ar: 'فساتين' },
        returnable: true,
      },
      {
        id: 'women--modest-wear',
        slug: 'modest-wear',
        name: { en: 'Abayas & manteaux', ar: 'عبايات ومانطويات' },
        returnable: true,
      },
      {
        id: 'women--skirts-trousers',
        slug: 'skirts-trousers',
        name: { en: 'Skirts, trousers & jeans', ar: 'تنانير وبناطيل وجينز' },
        returnable: true,
      },
      {
        id: 'women--knitwear',
        slug: 'knitwear',
        name: { en: 'Knitwear', ar: 'كنزات صوف' },
        returnable: true,
      },
      {
        id: 'women--jackets-coats',
        slug: 'jackets-coats',
        name: { en: 'Jackets & coats', ar: 'جاكيتات ومعاطف' },
        returnable: true,
      },
      {
        id: 'women--sleepwear',
        slug: 'sleepwear',
        name: { en: 'Sleepwear', ar: 'بيجامات' },
        returnable: true,
      },
    ],
  },
  {
    id: 'men',
    slug: 'men',
    name: { en: 'Men', ar: 'رجالي' },
    returnable: true,
    subcategories: [
      {
        id: 'men--tshirts-polos',
        slug: 'tshirts-polos',
        name: { en: 'T-shirts & polos', ar: 'تيشيرتات وبولو' },
        returnable: true,
      },
      { id: 'men--shirts', slug: 'shirts', name: { en: 'Shirts', ar: 'قمصان' }, returnable: true },
      {
        id: 'men--knitwear-hoodies',
        slug: 'knitwear-hoodies',
        name: { en: 'Knitwear & hoodies', ar: 'كنزات وهوديات' },
        returnable: true,
      },
      {
        id: 'men--trousers-jeans',
        slug: 'trousers-jeans',
        name: { en: 'Trousers & jeans', ar: 'بناطيل وجينز' },
        returnable: true,
      },
      {
        id: 'men--suits-blazers',
        slug: 'suits-blazers',
        name: { en: 'Suits & blazers', ar: 'أطقم وجاكيتات رسمية' },
        returnable: true,
      },
      {
        id: 'men--jackets-coats',
        slug: 'jackets-coats',
        name: { en: 'Jackets & coats', ar: 'جاكيتات ومعاطف' },
        returnable: true,
      },
      {
        id: 'men--sleepwear',
        slug: 'sleepwear',
        name: { en: 'Sleepwear', ar: 'بيجامات' },
        returnable: true,
      },
    ],
  },
  {
    id: 'girls',
    slug: 'girls',
    name: { en: 'Girls', ar: 'بناتي' },
    returnable: true,
    subcategories: [
      {
        id: 'girls--tops',
        slug: 'tops',
        name: { en: 'Tops', ar: 'بلوزات وتيشيرتات' },
        returnable: true,
      },
      {
        id: 'girls--dresses',
        slug: 'dresses',
        name: { en: 'Dresses', ar: 'فساتين' },
        returnable: true,
      },
      {
        id: 'girls--bottoms',
        slug: 'bottoms',
        name: { en: 'Leggings & trousers', ar: 'ليغينغ وبناطيل' },
        returnable: true,
      },
      { id: 'girls--sets', slug: 'sets', name: { en: 'Sets', ar: 'أطقم' }, returnable: true },
      {
        id: 'girls--jackets',
        slug: 'jackets',
        name: { en: 'Jackets', ar: 'جاكيتات' },
        returnable: true,
      },
    ],
  },
  {
    id: 'boys',
    slug: 'boys',
    name: { en: 'Boys', ar: 'ولادي' },
    returnable: true,
    subcategories: [
      {
        id: 'boys--tops',
        slug: 'tops',
        name: { en: 'T-shirts & shirts', ar: 'تيشيرتات وقمصان' },
        returnable: true,
      },
      {
        id: 'boys--bottoms',
        slug: 'bottoms',
        name: { en: 'Jeans & trousers', ar: 'جينز وبناطيل' },
        returnable: true,
      },
      {
        id: 'boys--sets',
        slug: 'sets',
        name: { en: 'Tracksuits & sets', ar: 'بيجامات رياضة وأطقم' },
        returnable: true,
      },
      {
        id: 'boys--jackets',
        slug: 'jackets',
        name: { en: 'Jackets', ar: 'جاكيتات' },
        returnable: true,
      },
    ],
  },
  {
    id: 'baby',
    slug: 'baby',
    name: { en: 'Baby', ar: 'مواليد' },
    returnable: true,
    subcategories: [
      {
        id: 'baby--bodysuits',
        slug: 'bodysuits',
        name: { en: 'Bodysuits', ar: 'بوديات' },
        returnable: true,
      },
      {
        id: 'baby--rompers',
        slug: 'rompers',
        name: { en: 'Rompers & sleepsuits', ar: 'أفرولات' },
        returnable: true,
      },
      { id: 'baby--sets', slug: 'sets', name: { en: 'Sets', ar: 'أطقم مواليد' }, returnable: true },
      {
        id: 'baby--baby-accessories',
        slug: 'baby-accessories',
        name: { en: 'Hats & blankets', ar: 'طواقي وبطانيات' },
        returnable: true,
      },
    ],
  },
  {
    id: 'shoes',
    slug: 'shoes',
    name: { en: 'Shoes', ar: 'أحذية' },
    returnable: true,
    subcategories: [
      {
        id: 'shoes--womens-shoes',
        slug: 'womens-shoes',
        name: { en: "Women's shoes", ar: 'أحذية نسائية' },
        returnable: true,
      },
      {
        id: 'shoes--mens-shoes',
        slug: 'mens-shoes',
        name: { en: "Men's shoes", ar: 'أحذية رجالية' },
        returnable: true,
      },
      {
        id: 'shoes--kids-shoes',
        slug: 'kids-shoes',
        name: { en: "Kids' shoes", ar: 'أحذية أطفال' },
        returnable: true,
      },
      {
        id: 'shoes--sports-shoes',
        slug: 'sports-shoes',
        name: { en: 'Sports shoes', ar: 'أحذية رياضية' },
        returnable: true,
      },
      {
        id: 'shoes--sandals-slippers',
        slug: 'sandals-slippers',
        name: { en: 'Sandals & slippers', ar: 'صنادل وشحاطات' },
        returnable: true,
      },
    ],
  },
  {
    id: 'bags-accessories',
    slug: 'bags-accessories',
    name: { en: 'Bags & accessories', ar: 'حقائب وإكسسوارات' },
    returnable: true,
    subcategories: [
      {
        id: 'bags-accessories--bags',
        slug: 'bags',
        name: { en: 'Bags', ar: 'حقائب' },
        returnable: true,
      },
      {
        id: 'bags-accessories--belts-wallets',
        slug: 'belts-wallets',
        name: { en: 'Belts & wallets', ar: 'أحزمة ومحافظ' },
        returnable: true,
      },
      {
        id: 'bags-accessories--scarves-hijabs',
        slug: 'scarves-hijabs',
        name: { en: 'Scarves & hijabs', ar: 'حجابات وشالات' },
        returnable: true,
      },
      {
        id: 'bags-accessories--hats-caps',
        slug: 'hats-caps',
        name: { en: 'Hats & caps', ar: 'قبعات وكابات' },
        returnable: true,
      },
      {
        id: 'bags-accessories--earrings',
        slug: 'earrings',
        name: { en: 'Earrings', ar: 'أقراط' },
        returnable: false,
      },
      {
        id: 'bags-accessories--hair-accessories',
        slug: 'hair-accessories',
        name: { en: 'Hair accessories', ar: 'إكسسوارات شعر' },
        returnable: false,
      },
    ],
  },
  {
    id: 'underwear-swimwear',
    slug: 'underwear-swimwear',
    name: { en: 'Underwear & swimwear', ar: 'ملابس داخلية وملابس سباحة' },
    returnable: false,
    subcategories: [
      {
        id: 'underwear-swimwear--womens-underwear',
        slug: 'womens-underwear',
        name: { en: "Women's underwear", ar: 'ملابس داخلية نسائية' },
        returnable: false,
      },
      {
        id: 'underwear-swimwear--mens-underwear',
        slug: 'mens-underwear',
        name: { en: "Men's underwear", ar: 'ملابس داخلية رجالية' },
        returnable: false,
      },
      {
        id: 'underwear-swimwear--kids-underwear',
        slug: 'kids-underwear',
        name: { en: "Kids' underwear", ar: 'ملابس داخلية للأطفال' },
        returnable: false,
      },
      {
        id: 'underwear-swimwear--thermals',
        slug: 'thermals',
        name: { en: 'Thermals', ar: 'ملابس حرارية' },
        returnable: false,
      },
      {
        id: 'underwear-swimwear--socks-tights',
        slug: 'socks-tights',
        name: { en: 'Socks & tights', ar: 'جوارب وكولونات' },
        returnable: false,
      },
      {
        id: 'underwear-swimwear--swimwear',
        slug: 'swimwear',
        name: { en: 'Swimwear', ar: 'ملابس سباحة' },
        returnable: false,
      },
    ],
  },
];
