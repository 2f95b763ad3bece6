import type { Bilingual } from './bilingual.ts';
import { brands } from './brands.ts';
import { between, chance, pick } from './chance.ts';
import { lookUp } from './look-up.ts';
import { priceCutOf } from './price-cut.ts';
import { productTypes } from './product-types.ts';
import { type DemoProduct, products } from './products.ts';

const typeOf = lookUp(productTypes);
const cashStep = 25;
/** Enough to filter by, few enough that 20,000 products are there in a minute. */
const mostSizes = 6;

/** Names of lines, as shops give them; with a mood they tell one generated piece from another. */
const lines: readonly Bilingual[] = [
  { en: 'Barada', ar: 'بردى' },
  { en: 'Qasioun', ar: 'قاسيون' },
  { en: 'Ghouta', ar: 'غوطة' },
  { en: 'Orontes', ar: 'العاصي' },
  { en: 'Ugarit', ar: 'أوغاريت' },
  { en: 'Palmyra', ar: 'تدمر' },
  { en: 'Mari', ar: 'ماري' },
  { en: 'Ebla', ar: 'إيبلا' },
  { en: 'Bosra', ar: 'بصرى' },
  { en: 'Apamea', ar: 'أفاميا' },
  { en: 'Amrit', ar: 'عمريت' },
  { en: 'Maaloula', ar: 'معلولا' },
  { en: 'Slunfeh', ar: 'صلنفة' },
  { en: 'Kassab', ar: 'كسب' },
  { en: 'Euphrates', ar: 'الفرات' },
  { en: 'Khabur', ar: 'الخابور' },
];

/** What a line is made for: with sixteen lines, enough names for tens of thousands of pieces. */
const moods: readonly Bilingual[] = [
  { en: 'Morning', ar: 'صباحية' },
  { en: 'Noon', ar: 'ظهيرة' },
  { en: 'Dusk', ar: 'مغيب' },
  { en: 'Midnight', ar: 'منتصف الليل' },
  { en: 'Jasmine', ar: 'ياسمين' },
  { en: 'Damask Rose', ar: 'وردة جورية' },
  { en: 'Orange Blossom', ar: 'زهر الليمون' },
  { en: 'Apricot', ar: 'مشمشية' },
  { en: 'Mulberry', ar: 'توت شامي' },
  { en: 'Walnut', ar: 'جوزية' },
  { en: 'Cedar', ar: 'أرز' },
  { en: 'Poplar', ar: 'حور' },
  { en: 'Harvest', ar: 'حصاد' },
  { en: 'First Rain', ar: 'أول المطر' },
  { en: 'Courtyard', ar: 'أرض الدار' },
  { en: 'Old Town', ar: 'المدينة القديمة' },
  { en: 'Market Day', ar: 'يوم السوق' },
  { en: 'Weekend', ar: 'عطلة' },
  { en: 'Journey', ar: 'سفر' },
  { en: 'Feast', ar: 'عيد' },
  { en: 'Studio', ar: 'مرسم' },
  { en: 'Heritage', ar: 'تراث' },
  { en: 'Essential', ar: 'أساسية' },
  { en: 'Signature', ar: 'مميزة' },
];

/** The products numbered `from` to `to`, made of the demo's facts: for measuring, not for looking at. */
export function generateProducts(from: number, to: number): DemoProduct[] {
  return Array.from({ length: to - from + 1 }, (_, index) => generate(from + index));
}

function generate(number: number): DemoProduct {
  const base = pick(products, number, 'base');
  const type = typeOf(base.typeId);
  const makers = brands.filter(({ makes }) => makes.includes(type.id));
  const line = pick(lines, number, 'line');
  const mood = pick(moods, number, 'mood');
  const id = `generated-${String(number).padStart(6, '0')}`;
  const price = between(type.price.min / cashStep, type.price.max / cashStep, number, 'price') * cashStep;
  const colors = type.colors
    .toSorted((one, other) => chance(number, one) - chance(number, other))
    .slice(0, 2);
  const sizes = type.sizes.slice(0, mostSizes);
  return {
    ...base,
    id,
    slug: id,
    brandId: pick(makers, number, 'brand').id,
    name: { en: `${base.name.en}, ${line.en} ${mood.en}`, ar: `${base.name.ar}، ${line.ar} ${mood.ar}` },
    colors,
    sizes,
    price,
    ...priceCutOf(id, price),
    availableInDays: chance(number, 'coming') < 0.02 ? between(2, 40, number, 'days') : null,
    stock: colors.flatMap((colorId) =>
      sizes.map((sizeId) => ({ colorId, sizeId, pieces: piecesOf(number, colorId, sizeId) })),
    ),
    createdDaysAgo: between(1, 700, number, 'age'),
    views: Math.round(300 * chance(number, 'views') ** 5),
  };
}

function piecesOf(...variant: readonly (string | number)[]): number {
  return chance(...variant) < 0.15 ? 0 : between(1, 40, ...variant, 'shelf');
}
