import { describe, expect, test } from 'vitest';
import type { ProductDetails } from '../catalog/contract.ts';
import { factsOf } from '../facts/facts-of.ts';
import type { Review } from '../reviews/contract.ts';
import { Settings } from '../settings.ts';
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
  inStock: true,
  comingSoon: false,
  availableFrom: null,
  returnable: true,
} as unknown as ProductDetails;

const review = {
  author: 'ريم ح.',
  rating: 5,
  comment: 'ممتاز',
  createdAt: '2026-11-01T10:00:00.000Z',
} as Review;

const offerOf = (change: Partial<ProductDetails>) =>
  productData(telling, { ...coat, ...change }, [])['offers'];

test('a piece is told in the language of its page', () => {
  expect(productData(telling, coat, [])).toMatchObject({
    '@id': 'https://minwal.example/ProductDetails/coat?lang=ar#piece',
    name: 'معطف صوف',
    color: 'أحمر، أسود',
    size: ['M'],
    category: 'نسائي > معاطف',
    image: ['https://minwal.example/pictures/f00d-480.webp'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
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
    [
      'stays with its buyer',
      { returnable: false },
      { hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } },
    ],
  ])('%s', (_what, change, told) => {
    expect(offerOf(change)).toMatchObject(told);
  });

  test('says nothing of a struck price or of returns where there is nothing to say', () => {
    expect(Object.keys(offerOf({}) as object)).not.toEqual(
      expect.arrayContaining(['priceSpecification', 'hasMerchantReturnPolicy', 'availabilityStarts']),
    );
  });
});

test('stars and words stand there only where people gave them', () => {
  const bare = productData(telling, { ...coat, ratesCount: 0 }, []);
  expect([bare['aggregateRating'], bare['review']]).toEqual([undefined, undefined]);
  const told = productData(telling, coat, [review, { ...review, comment: '' }]);
  expect(told['review']).toEqual([
    expect.objectContaining({ author: { '@type': 'Person', name: 'ريم ح.' }, datePublished: '2026-11-01' }),
  ]);
});

test('nothing in it ends the script element it stands in', () => {
  const written = writeLinkedData([{ '@type': 'Thing', name: '</script><!--' }]);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@graph': [{ name: '</script><!--' }] });
});
