import type { Localized } from '../../language.ts';

type Category = { readonly name: Localized; readonly own: readonly Localized[] };
const named = (en: string, ar: string): Localized => ({ en, ar });
const names = (...pairs: readonly (readonly [en: string, ar: string])[]): Localized[] =>
  pairs.map(([en, ar]) => named(en, ar));
const same = (...labels: readonly string[]): Localized[] => labels.map((label) => named(label, label));

/** What a clothing store sorts by, for a shop that has nothing yet. Offers no product; all of it can be changed. */
export const starterCategories: readonly Category[] = [
  {
    name: named('Women', 'نسائي'),
    own: names(
      ['Dresses', 'فساتين'],
      ['Tops & shirts', 'بلوزات وقمصان'],
      ['Abayas & manteaux', 'عبايات ومانطويات'],
      ['Skirts & trousers', 'تنانير وبناطيل'],
      ['Jackets & coats', 'جاكيتات ومعاطف'],
    ),
  },
  {
    name: named('Men', 'رجالي'),
    own: names(
      ['T-shirts', 'تيشيرتات'],
      ['Shirts', 'قمصان'],
      ['Trousers & jeans', 'بناطيل وجينز'],
      ['Jackets & coats', 'جاكيتات ومعاطف'],
    ),
  },
  {
    name: named('Children', 'أطفال'),
    own: names(['Girls', 'بناتي'], ['Boys', 'ولادي'], ['Baby', 'مواليد']),
  },
  {
    name: named('Shoes & bags', 'أحذية وحقائب'),
    own: names(['Shoes', 'أحذية'], ['Bags', 'حقائب'], ['Scarves & belts', 'شالات وأحزمة']),
  },
];

export const starterColors: readonly { readonly name: Localized; readonly hex: string }[] = [
  { name: named('Black', 'أسود'), hex: '#1B1B1D' },
  { name: named('White', 'أبيض'), hex: '#FFFFFF' },
  { name: named('Beige', 'بيج'), hex: '#D9C7A8' },
  { name: named('Brown', 'بني'), hex: '#6B4A32' },
  { name: named('Gray', 'رمادي'), hex: '#9A9B9F' },
  { name: named('Navy', 'كحلي'), hex: '#1C2A4A' },
  { name: named('Sky blue', 'سماوي'), hex: '#9CC8E8' },
  { name: named('Green', 'أخضر'), hex: '#2E7A4C' },
  { name: named('Yellow', 'أصفر'), hex: '#F2CE3F' },
  { name: named('Red', 'أحمر'), hex: '#C22B34' },
  { name: named('Pink', 'زهري'), hex: '#E9A7B7' },
  { name: named('Purple', 'بنفسجي'), hex: '#5B2A68' },
];

/** By the system of sizing. */
export const starterSizes: readonly { readonly system: string; readonly labels: readonly Localized[] }[] = [
  { system: 'alpha', labels: same('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL') },
  { system: 'eu-numeric', labels: same('36', '38', '40', '42', '44', '46') },
  {
    system: 'kids-age',
    labels: names(
      ['2 years', 'سنتان'],
      ['4 years', '4 سنوات'],
      ['6 years', '6 سنوات'],
      ['8 years', '8 سنوات'],
      ['10 years', '10 سنوات'],
      ['12 years', '12 سنة'],
    ),
  },
  // Bags and scarves. Sizes of shoes are left out: a price list with a 38 would have to say which of the two it means.
  { system: 'one-size', labels: names(['One size', 'قياس واحد']) },
];
