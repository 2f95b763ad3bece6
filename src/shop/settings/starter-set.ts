import type { Localized } from '../language.ts';

type Category = { readonly name: Localized; readonly own: readonly Localized[] };
const names = (...pairs: readonly (readonly [en: string, ar: string])[]): Localized[] =>
  pairs.map(([en, ar]) => ({ en, ar }));

/** What a clothing store sorts by, for a shop that has nothing yet. Offers no product; all of it can be changed. */
export const starterCategories: readonly Category[] = [
  {
    name: { en: 'Women', ar: 'نسائي' },
    own: names(
      ['Dresses', 'فساتين'],
      ['Tops & shirts', 'بلوزات وقمصان'],
      ['Abayas & manteaux', 'عبايات ومانطويات'],
      ['Skirts & trousers', 'تنانير وبناطيل'],
      ['Jackets & coats', 'جاكيتات ومعاطف'],
    ),
  },
  {
    name: { en: 'Men', ar: 'رجالي' },
    own: names(
      ['T-shirts', 'تيشيرتات'],
      ['Shirts', 'قمصان'],
      ['Trousers & jeans', 'بناطيل وجينز'],
      ['Jackets & coats', 'جاكيتات ومعاطف'],
    ),
  },
  {
    name: { en: 'Children', ar: 'أطفال' },
    own: names(['Girls', 'بناتي'], ['Boys', 'ولادي'], ['Baby', 'مواليد']),
  },
  {
    name: { en: 'Shoes & bags', ar: 'أحذية وحقائب' },
    own: names(['Shoes', 'أحذية'], ['Bags', 'حقائب'], ['Scarves & belts', 'شالات وأحزمة']),
  },
];

export const starterColors: readonly { readonly name: Localized; readonly hex: string }[] = [
  { name: { en: 'Black', ar: 'أسود' }, hex: '#1B1B1D' },
  { name: { en: 'White', ar: 'أبيض' }, hex: '#FFFFFF' },
  { name: { en: 'Beige', ar: 'بيج' }, hex: '#D9C7A8' },
  { name: { en: 'Brown', ar: 'بني' }, hex: '#6B4A32' },
  { name: { en: 'Gray', ar: 'رمادي' }, hex: '#9A9B9F' },
  { name: { en: 'Navy', ar: 'كحلي' }, hex: '#1C2A4A' },
  { name: { en: 'Sky blue', ar: 'سماوي' }, hex: '#9CC8E8' },
  { name: { en: 'Green', ar: 'أخضر' }, hex: '#2E7A4C' },
  { name: { en: 'Yellow', ar: 'أصفر' }, hex: '#F2CE3F' },
  { name: { en: 'Red', ar: 'أحمر' }, hex: '#C22B34' },
  { name: { en: 'Pink', ar: 'زهري' }, hex: '#E9A7B7' },
  { name: { en: 'Purple', ar: 'بنفسجي' }, hex: '#5B2A68' },
];

/** By the system of sizing. */
export const starterSizes: readonly { readonly system: string; readonly labels: readonly string[] }[] = [
  { system: 'alpha', labels: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] },
  { system: 'eu-numeric', labels: ['36', '38', '40', '42', '44', '46'] },
];
