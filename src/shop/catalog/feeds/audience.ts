/** Whom a piece is for, in the words of Google and Meta; absent where the names of its category do not say. */
export type Audience = { gender?: 'female' | 'male' | 'unisex'; ageGroup?: 'adult' | 'kids' };

const words = {
  female: [
    'women',
    'womens',
    'woman',
    'ladies',
    'نساء',
    'نسائي',
    'نسائية',
    'النساء',
    'سيدات',
    'السيدات',
    'حريمي',
  ],
  male: ['men', 'mens', 'man', 'رجال', 'رجالي', 'رجالية', 'الرجال', 'شباب', 'شبابي'],
  girls: ['girls', 'girl', 'بنات', 'بناتي', 'البنات'],
  boys: ['boys', 'boy', 'صبيان', 'الصبيان', 'أولاد', 'الأولاد'],
  kids: ['kids', 'children', 'child', 'baby', 'babies', 'أطفال', 'الأطفال', 'ولادي', 'رضع', 'رضّع'],
} as const satisfies Record<string, readonly string[]>;

/** @param names a category's and its subcategory's, in both languages */
export function audienceOf(names: readonly string[]): Audience {
  const said = new Set(
    names.flatMap((name) =>
      name
        .toLowerCase()
        .replaceAll(/['’]/g, '')
        .split(/[^\p{L}\p{M}]+/u),
    ),
  );
  const has = (kind: keyof typeof words) => words[kind].some((word) => said.has(word));
  const [isFemale, isMale] = [has('female') || has('girls'), has('male') || has('boys')];
  const isForKids = has('kids') || has('girls') || has('boys');
  const gender = isFemale && isMale ? 'unisex' : isFemale ? 'female' : isMale ? 'male' : undefined;
  const ageGroup = isForKids ? 'kids' : gender === undefined ? undefined : 'adult';
  return { ...(gender && { gender }), ...(ageGroup && { ageGroup }) };
}
