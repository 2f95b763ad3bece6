import type { Pattern } from '../../src/shop/catalog/drawings/kinds.ts';
import type { Bilingual } from './bilingual.ts';
import { between, chance } from './chance.ts';
import { clothOf } from './cloths.ts';
import { atFullPrice, priceCutOf } from './price-cut.ts';
import { readProductTable, type ProductRow } from './product-table.ts';
import type { DemoProductType, Season } from './product-type.ts';
import { productTypes } from './product-types.ts';
import { accessories } from './products/accessories.ts';
import { babyPieces } from './products/baby.ts';
import { childrenPieces } from './products/children.ts';
import { kaftans } from './products/kaftans.ts';
import { menTops } from './products/men-tops.ts';
import { menTrousers } from './products/men-trousers.ts';
import { shoes } from './products/shoes.ts';
import { underwear } from './products/underwear.ts';
import { womenDresses } from './products/women-dresses.ts';
import { womenSkirts } from './products/women-skirts.ts';
import { womenTops } from './products/women-tops.ts';
import { comingSoon, mostLookedAt, newlyIn, soldOut } from './shelf.ts';

/** Days are counted from the day the demo is loaded, so that the shop never looks abandoned. */
export type DemoProduct = {
  readonly id: string;
  readonly slug: string;
  readonly brandId: string;
  readonly typeId: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly material: Bilingual;
  readonly care: Bilingual;
  readonly seasons: readonly Season[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly pattern: Pattern;
  /** Whole new pounds. */
  readonly price: number;
  readonly priceAfterDiscount: number | null;
  /** When the lower price begins and ends; null where it is open on that side. */
  readonly discountStartsInDays: number | null;
  readonly discountEndsInDays: number | null;
  /** Null when it is on sale already. */
  readonly availableInDays: number | null;
  /** Pieces on the shelf today; what past orders took is not in them. */
  readonly stock: readonly DemoStock[];
  readonly createdDaysAgo: number;
  /** Views in the last 14 days, from which the trend starts. */
  readonly views: number;
};

export type DemoStock = { readonly colorId: string; readonly sizeId: string; readonly pieces: number };

const tables = [
  womenTops,
  womenDresses,
  womenSkirts,
  menTops,
  menTrousers,
  childrenPieces,
  babyPieces,
  shoes,
  accessories,
  underwear,
  kaftans,
];

const typesById = new Map(productTypes.map((type) => [type.id, type]));

/** Every piece of the demo shop. */
export const products: readonly DemoProduct[] = tables.flatMap(readProductTable).map(fillIn);

function fillIn(row: ProductRow): DemoProduct {
  const type = typesById.get(row.typeId);
  if (!type) throw new Error(`no product type is called ${row.typeId}`);
  const slug = slugOf(row.name.en);
  const cloth = clothOf(row.cloth);
  const isComing = slug in comingSoon;
  return {
    id: slug,
    slug,
    brandId: row.brandId,
    typeId: row.typeId,
    name: row.name,
    description: row.description,
    material: cloth.material,
    care: cloth.care,
    seasons: type.seasons ?? cloth.seasons,
    colors: row.colors,
    sizes: type.sizes,
    pattern: row.pattern,
    price: row.price,
    ...(isComing ? atFullPrice : priceCutOf(slug, row.price)),
    availableInDays: comingSoon[slug] ?? null,
    stock: stockOf(slug, row.colors, type),
    createdDaysAgo:
      isComing || newlyIn.has(slug) ? between(1, 13, slug, 'age') : between(20, 420, slug, 'age'),
    views: viewsOf(slug),
  };
}

/** The English name as an address: lower case, accents dropped, words joined by hyphens. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function stockOf(slug: string, colors: readonly string[], type: DemoProductType): DemoStock[] {
  return colors.flatMap((colorId) =>
    type.sizes.map((sizeId) => ({
      colorId,
      sizeId,
      pieces: soldOut.has(slug) ? 0 : piecesOf(slug, colorId, sizeId),
    })),
  );
}

/** About 6 in 100 are gone and 8 in 100 nearly gone. */
function piecesOf(...variant: [slug: string, colorId: string, sizeId: string]): number {
  const luck = chance(...variant);
  if (luck < 0.06) return 0;
  if (luck < 0.14) return between(1, 3, ...variant, 'low');
  return between(5, 34, ...variant, 'shelf');
}

/** A few products get most of the views, as in any shop. */
function viewsOf(slug: string): number {
  if (mostLookedAt.has(slug)) return between(480, 960, slug, 'views');
  if (slug in comingSoon) return between(20, 160, slug, 'views');
  return Math.round(6 + 420 * chance(slug, 'views') ** 4);
}
