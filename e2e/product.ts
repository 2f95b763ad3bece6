import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test } from '@playwright/test';
import type { ProductDetails } from '../src/shop/catalog/browse/contract.ts';
import type { Language } from '../src/shop/language.ts';
import { storeCall } from './store-call.ts';

/** A piece of the shop that can be bought: its page, one of its colors, two of its sizes. Names as the page says them. */
export type BuyableProduct = {
  id: string;
  name: string;
  color: { id: string; name: string };
  size: { id: string; label: string };
  otherSize: { id: string; label: string };
};

/** So many have to be there: journeys run side by side and each buys a few. */
const plenty = 12;

type SoMany = {
  1: [BuyableProduct];
  2: [BuyableProduct, BuyableProduct];
  3: [BuyableProduct, BuyableProduct, BuyableProduct];
};

/** Products of different names with plenty of stock that may be returned, newest first. */
export async function findProducts<Count extends keyof SoMany>(
  context: BrowserContext,
  language: Language,
  count: Count,
): Promise<SoMany[Count]> {
  const found: BuyableProduct[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const { products } = await storeCall(
      context,
      'getAllProducts',
      { inStock: true, page, limit: 10 },
      language,
    );
    if (products.length === 0) throw new Error('the shop has too few pieces with plenty of stock');
    for (const { _id } of products) {
      const { product } = await storeCall(context, 'getProductDetails', { productId: _id }, language);
      const piece = pieceOf(product);
      if (piece !== null && found.every(({ name }) => name !== piece.name)) found.push(piece);
      if (found.length === count) break;
    }
  }
  return found as SoMany[Count]; // the loop ends with so many
}

/**
 * A piece of which `left` are left in its color and size, of another name than those of `others`; another at each call, as two
 * shoppers cannot have it: journeys side by side, in processes of their own, claim it by a directory.
 */
export async function findLastPieceProduct(
  context: BrowserContext,
  language: Language,
  { left = 1, others = [] }: { left?: number; others?: readonly BuyableProduct[] } = {},
): Promise<BuyableProduct> {
  const { pagination } = await storeCall(context, 'getAllProducts', { inStock: true, limit: 10 }, language);
  const first = randomInt(pagination.totalPages);
  for (let turn = 0; turn < pagination.totalPages; turn += 1) {
    const page = ((first + turn) % pagination.totalPages) + 1;
    const { products } = await storeCall(
      context,
      'getAllProducts',
      { inStock: true, page, limit: 10 },
      language,
    );
    for (const { _id } of products) {
      const { product } = await storeCall(context, 'getProductDetails', { productId: _id }, language);
      const last = product.variants.find(({ available }) => available === left);
      const color = product.colors.find((one) => one._id === last?.colorId);
      const size = product.sizes.find((one) => one._id === last?.sizeId);
      if (product.comingSoon || !color || !size || others.some(({ name }) => name === product.name)) continue;
      if (!claim(_id)) continue;
      const labeled = { id: size._id, label: size.label };
      return {
        id: _id,
        name: product.name,
        color: { id: color._id, name: color.name },
        size: labeled,
        otherSize: labeled,
      };
    }
  }
  throw new Error('the shop has no last pieces');
}

const claimsOf = () => join(test.info().project.outputDir, 'last-pieces');

/** Whether a journey has claimed a product: its stock is sold and comes back. */
export const isClaimed = (productId: string): boolean => existsSync(join(claimsOf(), productId));

/** Claims a product for this journey; false where another has. Playwright empties the folder before each run. */
function claim(productId: string): boolean {
  const claims = claimsOf();
  mkdirSync(claims, { recursive: true });
  try {
    mkdirSync(join(claims, productId));
    return true;
  } catch {
    return false;
  }
}

function pieceOf(product: ProductDetails): BuyableProduct | null {
  const { _id, name, colors, sizes, variants, returnable, comingSoon } = product;
  if (!returnable || comingSoon || colors.length < 2) return null;
  for (const color of colors) {
    const [size, otherSize] = sizes
      .filter(({ _id: sizeId }) =>
        variants.some((one) => one.colorId === color._id && one.sizeId === sizeId && one.available >= plenty),
      )
      .map(({ _id: id, label }) => ({ id, label }));
    if (size && otherSize)
      return { id: _id, name, color: { id: color._id, name: color.name }, size, otherSize };
  }
  return null;
}
