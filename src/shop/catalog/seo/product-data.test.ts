import { describe, expect, test } from 'vitest';
import { factsOf } from '../../people/facts/facts-of.ts';
import { Settings } from '../../settings.ts';
import type { ProductDetails } from '../browse/contract.ts';
import type { Review } from '../reviews/contract.ts';
import { writeLinkedData } from './linked-data.ts';
import { productData } from './product-data.ts';

const telling = {
  origin: 'https://minwal.example',
  language: 'ar',
  store: factsOf(Settings.parse({}), 'ar'),
} as const;
const image = { url: '/pictures/f00d-480.webp', width: 960, height: 1280, alt: '', placeholder: '#fff' };

// Only the fields the data uses.
const coat = {
  _id: 'coat',
  name: 'معطف صوف',
  brand: { _id: 'loza', name: 'لوزة', slug: 'loza' },
  description: 'دافئ',
  material: 'صوف',
  price: 3000,
  priceAfterDiscount: null,
  rating: 4.5,
  ratesCount: 2,
  image,
  images: [
    { ...image, colorId: 'red' },
    { ...image, colorId: 'black' },
    { ...image, url: '/pictures/blank.svg', colorId: null },
  ],
  colors: [
    { _id: 'red', name: 'أحمر', hex: '#f00' },
    { _id: 'black', name: 'أسود', hex: '#000' },
  ],
  sizes: [{ _id: 'M', label: 'M' }],
  category: { _id: 'women', name: 'نسائي' },
  subCategory: { _id: 'coats', name: 'معاطف' },
  variants: [
    { colorId: 'red', sizeId: 'M', available: 3 },
    { colorId: 'black', sizeId: 'M', available: 0 },
  ],
  inStock: true,
  comingSoon: false,
  availableFrom: null,
  returnable: true,
  returnDays: 3,
} as unknown as ProductDetails;

const review = {
  author: 'ريم ح.',
  rating: 5,
  comment: 'ممتاز',
  createdAt: '2026-11-01T10:00:00.000Z',
} as Review;

const dataOf = (change: Partial<ProductDetails>, reviews: readonly Review[] = []) => {
  const [piece = { '@type': '' }, ...terms] = productData(telling, { ...coat, ...change }, reviews);
  return { piece, terms };
};

/** The offer of a product without variants. */
const offerOf = (change: Partial<ProductDetails>) => dataOf({ variants: [], ...change }).piece['offers'];

test('a piece is a group of its variants, in the language of its page', () => {
  const { piece } = dataOf({});
  expect(piece).toMatchObject({
    '@type': 'ProductGroup',
    '@id': 'https://minwal.example/ProductDetails/coat?lang=ar#piece',
    name: 'معطف صوف',
    productGroupID: 'coat',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    category: 'نسائي > معاطف',
    image: ['https://minwal.example/pictures/f00d-480.webp'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  expect(piece['hasVariant']).toMatchObject([
    {
      '@type': 'Product',
      name: 'معطف صوف، أحمر، M',
      color: 'أحمر',
      size: 'M',
      offers: {
        url: 'https://minwal.example/ProductDetails/coat?color=red&size=M&lang=ar',
        price: 3000,
        availability: 'https://schema.org/InStock',
      },
    },
    { color: 'أسود', offers: { availability: 'https://schema.org/OutOfStock' } },
  ]);
});

test.each([
  ['دافئ', 'دافئ'],
  ['', 'معطف صوف'],
])('described as %s it is told of as %s', (description, told) =>
  expect(dataOf({ description }).piece['description']).toBe(told),
);

test('one with a single variant is a product', () => {
  expect(dataOf({ variants: coat.variants.slice(0, 1) }).piece).toMatchObject({
    '@type': 'Product',
    sku: 'coat',
    color: 'أحمر',
    size: 'M',
  });
});

describe('its offer', () => {
  test.each<[string, Partial<ProductDetails>, object]>([
    ['is there', {}, { price: 3000, availability: 'https://schema.org/InStock' }],
    ['is sold out', { inStock: false }, { availability: 'https://schema.org/OutOfStock' }],
    [
      'is to come',
      { inStock: false, comingSoon: true, availableFrom: '2026-12-01T00:00:00.000Z' },
      { availability: 'https://schema.org/PreOrder', availabilityStarts: '2026-12-01T00:00:00.000Z' },
    ],
    [
      'is reduced',
      { priceAfterDiscount: 2400 },
      {
        price: 2400,
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 3000 },
      },
    ],
  ])('%s', (_what, change, told) => {
    expect(offerOf(change)).toMatchObject(told);
  });

  test('says nothing of a struck price or a first day where there is none', () => {
    expect(Object.keys(offerOf({}) as object)).not.toEqual(
      expect.arrayContaining(['priceSpecification', 'availabilityStarts']),
    );
  });

  test('refers to the fees and days of delivery, and to the return window', () => {
    const { terms } = dataOf({});
    expect(terms).toMatchObject([
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { minValue: telling.store.deliveryFrom, maxValue: telling.store.deliveryTo },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 5 } },
      },
      { '@type': 'MerchantReturnPolicy', merchantReturnDays: 3 },
    ]);
    const ids = terms.map((term) => ({ '@id': term['@id'] }));
    const [first] = dataOf({}).piece['hasVariant'] as { offers: object }[];
    for (const offer of [offerOf({}), first?.offers])
      expect(offer).toMatchObject({ shippingDetails: ids[0], hasMerchantReturnPolicy: ids[1] });
  });

  test('says that a piece stays with its buyer', () => {
    expect(dataOf({ returnable: false }).terms[1]).toEqual({
      '@type': 'MerchantReturnPolicy',
      '@id': 'https://minwal.example/ProductDetails/coat#returns',
      applicableCountry: 'SY',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
  });
});

test('stars and words stand there only where people gave them', () => {
  const bare = dataOf({ ratesCount: 0 }).piece;
  expect([bare['aggregateRating'], bare['review']]).toEqual([undefined, undefined]);
  const told = dataOf({}, [review, { ...review, comment: '' }]).piece;
  expect(told['review']).toEqual([
    expect.objectContaining({ author: { '@type': 'Person', name: 'ريم ح.' }, datePublished: '2026-11-01' }),
  ]);
});

test('nothing in it ends the script element it stands in', () => {
  const written = writeLinkedData([{ '@type': 'Thing', name: '</script><!--' }]);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@graph': [{ name: '</script><!--' }] });
});
