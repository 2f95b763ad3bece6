import { expect, test } from 'vitest';
import { audienceOf } from './audience.ts';

test.each([
  ['women', ['Women', 'نساء', 'Dresses', 'فساتين'], { gender: 'female', ageGroup: 'adult' }],
  ['men', ['Men’s shirts', 'قمصان رجالية'], { gender: 'male', ageGroup: 'adult' }],
  ['both', ['Men and women', 'رجال ونساء'], { gender: 'unisex', ageGroup: 'adult' }],
  ['girls', ['Kids', 'أطفال', 'Girls', 'بنات'], { gender: 'female', ageGroup: 'kids' }],
  ['boys', ['Boys', 'صبيان'], { gender: 'male', ageGroup: 'kids' }],
  ['children', ['Children', 'أطفال'], { ageGroup: 'kids' }],
  ['one language', ['', 'نسائي'], { gender: 'female', ageGroup: 'adult' }],
  ['a word within another', ['Garments', 'ملابس'], {}],
  ['nothing said', ['Bags', 'حقائب'], {}],
])('%s', (_, names, audience) => {
  expect(audienceOf(names)).toEqual(audience);
});
