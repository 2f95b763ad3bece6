import type { Bilingual } from './bilingual.ts';

/** A color of cloth; `outline` names the theme in which it is too close to the background without a ring. */
export type DemoColor = {
  readonly id: string;
  readonly name: Bilingual;
  readonly hex: string;
  readonly outline: 'light' | 'dark' | null;
};

export const colors: readonly DemoColor[] = [
  { id: 'black', name: { en: 'Black', ar: 'أسود' }, hex: '#1B1B1D', outline: 'dark' },
  { id: 'white', name: { en: 'White', ar: 'أبيض' }, hex: '#FFFFFF', outline: 'light' },
  { id: 'off-white', name: { en: 'Off-white', ar: 'سكري' }, hex: '#F4EDE0', outline: 'light' },
  { id: 'beige', name: { en: 'Beige', ar: 'بيج' }, hex: '#D9C7A8', outline: null },
  { id: 'camel', name: { en: 'Camel', ar: 'جملي' }, hex: '#B98A52', outline: null },
  { id: 'brown', name: { en: 'Brown', ar: 'بني' }, hex: '#6B4A32', outline: null },
  { id: 'grey', name: { en: 'Grey', ar: 'رمادي' }, hex: '#9A9B9F', outline: null },
  { id: 'charcoal', name: { en: 'Charcoal', ar: 'فحمي' }, hex: '#3E4046', outline: null },
  { id: 'navy', name: { en: 'Navy', ar: 'كحلي' }, hex: '#1C2A4A', outline: 'dark' },
  { id: 'royal-blue', name: { en: 'Royal blue', ar: 'أزرق ملكي' }, hex: '#2547A8', outline: null },
  { id: 'sky-blue', name: { en: 'Sky blue', ar: 'سماوي' }, hex: '#9CC8E8', outline: null },
  { id: 'denim-blue', name: { en: 'Denim blue', ar: 'أزرق جينز' }, hex: '#4A6C93', outline: null },
  { id: 'petrol', name: { en: 'Petrol', ar: 'بترولي' }, hex: '#17525C', outline: null },
  { id: 'mint', name: { en: 'Mint', ar: 'نعنعي' }, hex: '#B4DDC7', outline: null },
  { id: 'olive', name: { en: 'Olive', ar: 'زيتي' }, hex: '#5F6239', outline: null },
  { id: 'green', name: { en: 'Green', ar: 'أخضر' }, hex: '#2E7A4C', outline: null },
  { id: 'yellow', name: { en: 'Yellow', ar: 'أصفر' }, hex: '#F2CE3F', outline: null },
  { id: 'mustard', name: { en: 'Mustard', ar: 'خردلي' }, hex: '#C9962B', outline: null },
  { id: 'red', name: { en: 'Red', ar: 'أحمر' }, hex: '#C22B34', outline: null },
  { id: 'burgundy', name: { en: 'Burgundy', ar: 'خمري' }, hex: '#6A1F33', outline: null },
  { id: 'pink', name: { en: 'Pink', ar: 'زهري' }, hex: '#F0A9BC', outline: null },
  { id: 'dusty-rose', name: { en: 'Dusty rose', ar: 'زهري مطفي' }, hex: '#C48C8C', outline: null },
  { id: 'gold', name: { en: 'Gold', ar: 'ذهبي' }, hex: '#C9A24B', outline: null },
  { id: 'lilac', name: { en: 'Lilac', ar: 'ليلكي' }, hex: '#C3AEDB', outline: null },
];
