import type { Bilingual } from './bilingual.ts';
import { brands } from './brands.ts';
import { between, chance, pick } from './chance.ts';
import { lookUp } from './look-up.ts';
import { priceCutOf } from './price-cut.ts';
import { type DemoProduct, products } from './products.ts';
import { productTypes } from './product-types.ts';

const typeOf = lookUp(productTypes);
const cashStep = 25;
/** Enough to filter by, few enough that 20,000 products are there in a minute. */
const mostSizes = 6;

/** Names of lines, as shops give them; with a number they tell one generated piece from another. */
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

/** The products numbered `from` to `to`, made of the demo's facts: for measuring, not for looking at. */
export function generateProducts(from: number, to: number): DemoProduct[] {
  return Array.from({ length: to - from + 1 }, (_, index) => generate(from + index));
}

function generate(number: number): DemoProduct {
  const base = pick(products, number, 'base');
  const type = typeOf(base.typeId);
  const makers = brands.filter(({ makes }) => makes.includes(type.id));
  const line = pick(lines, number, 'line');
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
    name: { en: `${base.name.en}, ${line.en} ${number}`, ar: `${base.name.ar}، ${line.ar} ${number}` },
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
