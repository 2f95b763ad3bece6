import { describe, expect, test } from 'vitest';
import { LEAST_DESCRIPTION } from '../../src/shop/catalog/products/completeness.ts';
import { MOST_SIZES } from '../../src/shop/catalog/taxonomy/size-guide.ts';
import { languages } from '../../src/shop/language.ts';
import { governorates } from '../../src/shop/people/places/governorates.ts';
import { places } from '../../src/shop/people/places/places.ts';
import { inLanguage } from './bilingual.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { colors } from './colors.ts';
import { coupons } from './coupons.ts';
import { banners, collections, hero } from './home.ts';
import { productTypes } from './product-types.ts';
import { products } from './products.ts';
import { comingSoon, mostLookedAt, newlyIn, soldOut } from './shelf.ts';
import { shoppers } from './shoppers.ts';
import { sizeGuides } from './size-guides.ts';
import { sizeSystems } from './sizes.ts';

const typeById = new Map(productTypes.map((type) => [type.id, type]));
const typeOf = (id: string) => {
  const type = typeById.get(id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
};
const colorIds = new Set(colors.map((color) => color.id));
const share = (count: number, all: number) => count / all;

describe('the catalog', () => {
  test('has 12 brands, 8 categories, 44 subcategories, 24 colors, 8 size systems and 60 types', () => {
    const subcategories = categories.flatMap((category) => category.subcategories);
    expect(
      [brands, categories, subcategories, colors, sizeSystems, productTypes].map((all) => all.length),
    ).toEqual([12, 8, 44, 24, 8, 60]);
  });

  test('every type hangs in a known subcategory, with known sizes, colors and guide', () => {
    const subcategoryIds = new Set(
      categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)),
    );
    for (const type of productTypes) {
      const system = sizeSystems.find(({ id }) => id === type.sizeSystemId);
      const known = new Set(system?.sizes.map(({ id }) => id));
      expect(subcategoryIds, type.id).toContain(type.subcategoryId);
      expect(
        type.sizes.filter((size) => !known.has(size)),
        type.id,
      ).toEqual([]);
      expect(
        type.colors.filter((color) => !colorIds.has(color)),
        type.id,
      ).toEqual([]);
      if (type.sizeGuideId) expect(sizeGuides.map(({ id }) => id)).toContain(type.sizeGuideId);
    }
  });

  test('no two sizes share an id, whatever their system', () => {
    expect(repeated(sizeSystems.flatMap(({ sizes }) => sizes.map(({ id }) => id)))).toEqual([]);
  });

  test('every row of a size guide fills every column of a known size', () => {
    for (const guide of sizeGuides) {
      // The console can save it.
      expect(guide.rows.length).toBeLessThanOrEqual(MOST_SIZES);
      const known = sizeSystems.find(({ id }) => id === guide.systemId)?.sizes.map(({ id }) => id);
      for (const row of guide.rows) {
        expect(known, guide.id).toContain(row[0]);
        expect(row, guide.id).toHaveLength(guide.columns.length + 1);
      }
    }
  });
});

describe('the products', () => {
  test('are at least 260, of every type and every brand', () => {
    expect(products.length).toBeGreaterThanOrEqual(260);
    expect(new Set(products.map(({ typeId }) => typeId)).size).toBe(60);
    expect(new Set(products.map(({ brandId }) => brandId)).size).toBe(12);
  });

  test('are of a type that their brand makes', () => {
    const wrong = products.filter(
      ({ brandId, typeId }) => !brands.find(({ id }) => id === brandId)?.makes.includes(typeId),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test.each(languages)('carry names and descriptions that no other has (%s)', (language) => {
    expect(repeated(products.map(({ name }) => inLanguage(name, language)))).toEqual([]);
    expect(repeated(products.map(({ description }) => inLanguage(description, language)))).toEqual([]);
    const short = products.filter(
      ({ description }) => inLanguage(description, language).length < LEAST_DESCRIPTION,
    );
    expect(short.map(({ slug }) => slug)).toEqual([]);
  });

  test('have slugs of their own', () => {
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('cost a multiple of 25 within the range of their type, less when reduced', () => {
    for (const { slug, price, priceAfterDiscount, typeId } of products) {
      const { min, max } = typeOf(typeId).price;
      expect(price % 25, slug).toBe(0);
      expect(price >= min && price <= max, `${slug}: ${price} in ${min}–${max}`).toBe(true);
      if (priceAfterDiscount === null) continue;
      expect(priceAfterDiscount % 25, slug).toBe(0);
      expect(priceAfterDiscount > 0 && priceAfterDiscount < price, slug).toBe(true);
    }
  });

  test('come in two to five known colors and in the sizes of their type', () => {
    for (const product of products) {
      expect(
        product.colors.filter((color) => !colorIds.has(color)),
        product.slug,
      ).toEqual([]);
      expect(repeated([...product.colors]), product.slug).toEqual([]);
      expect([2, 3, 4, 5], product.slug).toContain(product.colors.length);
      expect(product.stock, product.slug).toHaveLength(product.colors.length * product.sizes.length);
    }
  });

  test.each(['spring', 'summer', 'autumn', 'winter'] as const)(
    'of %s are between a quarter and 45 %%',
    (season) => {
      const part = products.filter(({ seasons }) => seasons.includes(season)).length / products.length;
      expect(part).toBeGreaterThan(0.25);
      expect(part).toBeLessThan(0.45);
    },
  );

  test('are of the season they are called after', () => {
    const called = { winter: /winter|شتوي/i, summer: /summer|صيفي/i };
    const untrue = products.flatMap(({ slug, name, seasons }) =>
      (['winter', 'summer'] as const)
        .filter((season) => called[season].test(`${name.en} ${name.ar}`) && !seasons.includes(season))
        .map((season) => `${slug}: ${season}`),
    );
    expect(untrue).toEqual([]);
  });

  test('name a print only where there is one', () => {
    const printed = {
      en: /stripe|sprig|dotted|dot |check|alaja/i,
      ar: /مقلّم|أقلام|ورود|منقّط|نقاط|كاروهات|ألاجا/,
    };
    const untrue = products.filter(
      ({ name, pattern }) =>
        printed.en.test(name.en) !== (pattern !== 'plain') ||
        printed.ar.test(name.ar) !== (pattern !== 'plain'),
    );
    expect(untrue.map(({ slug }) => slug)).toEqual([]);
  });

  test('are mostly in stock, some low, some gone', () => {
    const pieces = products
      .filter(({ slug }) => !soldOut.has(slug))
      .flatMap(({ stock }) => stock.map((row) => row.pieces));
    expect(share(pieces.filter((count) => count === 0).length, pieces.length)).toBeCloseTo(0.06, 1);
    expect(share(pieces.filter((count) => count > 0 && count <= 3).length, pieces.length)).toBeCloseTo(
      0.08,
      1,
    );
  });

  test('are reduced about one in five', () => {
    const reduced = products.filter(({ priceAfterDiscount }) => priceAfterDiscount !== null);
    expect(share(reduced.length, products.length)).toBeGreaterThan(0.15);
    expect(share(reduced.length, products.length)).toBeLessThan(0.25);
  });

  test('include every piece the shelf names', () => {
    const slugs = new Set(products.map(({ slug }) => slug));
    expect(
      [...Object.keys(comingSoon), ...soldOut, ...newlyIn, ...mostLookedAt].filter(
        (slug) => !slugs.has(slug),
      ),
    ).toEqual([]);
  });
});

describe('the home page and the coupons', () => {
  test('show pieces that are there and lead to the search', () => {
    const ids = new Set(products.map(({ id }) => id));
    for (const block of [hero, ...collections, ...banners]) {
      expect(
        block.productIds.filter((id) => !ids.has(id)),
        block.id,
      ).toEqual([]);
      expect(block.href).toMatch(/^\/SearchProducts(\?|$)/);
    }
    expect([collections.length, banners.length]).toEqual([3, 2]);
  });

  test('show each piece once, and none that the lists below them begin with', () => {
    const below = [...collections, ...banners].flatMap(({ productIds }) => productIds);
    expect(repeated([...hero.productIds, ...below])).toEqual([]);
    expect(below.filter((id) => mostLookedAt.has(id) || newlyIn.has(id) || id in comingSoon)).toEqual([]);
  });

  test('name known brands and categories; one coupon is over, one nearly gone', () => {
    expect(coupons).toHaveLength(12);
    expect(
      coupons.flatMap(({ brandIds }) => brandIds).filter((id) => !brands.some((one) => one.id === id)),
    ).toEqual([]);
    const categoryIds = coupons.flatMap((coupon) => coupon.categoryIds);
    expect(categoryIds.filter((id) => !categories.some((one) => one.id === id))).toEqual([]);
    expect(coupons.filter(({ endsInDays }) => endsInDays < 0)).toHaveLength(1);
    expect(coupons.filter(({ pieces, taken }) => pieces !== null && pieces - taken < 5)).toHaveLength(1);
  });
});

describe('the places', () => {
  test('are 14 governorates, 150 places and 111 areas, each id once', () => {
    const areas = places.flatMap((place) => place.areas);
    expect([governorates.length, places.length, areas.length]).toEqual([14, 150, 111]);
    expect(repeated([...places, ...areas].map(({ _id }) => _id))).toEqual([]);
    const known = new Set(governorates.map(({ _id }) => _id));
    expect(places.filter(({ governorate }) => !known.has(governorate))).toEqual([]);
  });
});

describe('every text', () => {
  const texts = [
    brands,
    categories,
    colors,
    sizeGuides,
    sizeSystems,
    productTypes,
    products,
    coupons,
    shoppers,
    hero,
    collections,
    banners,
    places,
    governorates,
  ].flatMap(bilingualsIn);

  test('is there in both languages', () => {
    expect(texts.filter(({ en, ar }) => !en.trim() || !ar.trim())).toEqual([]);
  });

  test('is Arabic in Arabic, unless it is a size, and never Arabic in English', () => {
    const isSize = ({ en, ar }: Text) => en === ar;
    expect(texts.filter((text) => !isSize(text) && !/\p{Script=Arabic}/u.test(text.ar))).toEqual([]);
    expect(texts.filter(({ en }) => /\p{Script=Arabic}/u.test(en))).toEqual([]);
  });

  test('keeps to the words of the shop in Arabic', () => {
    expect(texts.filter(({ ar }) => /مقاس|خصم|جوال|كوبون/.test(ar))).toEqual([]);
  });
});

type Text = { en: string; ar: string };

function bilingualsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string') {
    return [{ en: value.en, ar: value.ar }];
  }
  return Object.values(value).flatMap(bilingualsIn);
}

function repeated(words: string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}
