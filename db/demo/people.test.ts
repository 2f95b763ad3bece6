import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { places } from '../../src/shop/people/places/places.ts';
import { products } from './products.ts';
import { reviewWordsInArabic } from './review-words-ar.ts';
import { reviewWordsInEnglish } from './review-words-en.ts';
import { customers } from './reviewers.ts';
import { orders, reviews } from './reviews.ts';

describe('the people', () => {
  test('have a phone of their own, a Syrian mobile', () => {
    expect(repeated(customers.map(({ phoneNumber }) => phoneNumber))).toEqual([]);
    expect(customers.filter(({ phoneNumber }) => !/^\+9639\d{8}$/.test(phoneNumber))).toEqual([]);
    expect(customers.filter(({ phoneNumber }) => !isValidPhoneNumber(phoneNumber))).toEqual([]);
    expect(repeated(customers.map(({ id }) => id))).toEqual([]);
  });

  test('live in a place of the address form, near its point', () => {
    for (const { id, address } of customers) {
      const place = places.find(({ _id }) => _id === address.placeId);
      expect(place, id).toBeDefined();
      expect(Math.abs((place?.latitude ?? 0) - address.latitude), id).toBeLessThan(0.1);
      expect(Math.abs((place?.longitude ?? 0) - address.longitude), id).toBeLessThan(0.1);
      if (address.areaId)
        expect(
          place?.areas.map(({ _id }) => _id),
          id,
        ).toContain(address.areaId);
    }
  });
});

describe('the reviews', () => {
  const productById = new Map(products.map((product) => [product.id, product]));

  test('are about 500 over about 150 products, mostly four and five stars', () => {
    expect(reviews.length).toBeGreaterThan(450);
    expect(new Set(reviews.map(({ productId }) => productId)).size).toBeGreaterThan(140);
    expect(reviews.filter(({ rating }) => rating >= 4).length / reviews.length).toBeCloseTo(0.79, 1);
  });

  test('are one a shopper and product, after a delivered order of it', () => {
    expect(repeated(reviews.map(({ productId, shopperId }) => `${productId} ${shopperId}`))).toEqual([]);
    for (const review of reviews) {
      const order = orders.find(
        ({ shopperId, items }) =>
          shopperId === review.shopperId && items.some(({ productId }) => productId === review.productId),
      );
      expect(order?.deliveredDaysAgo, review.productId).toBeGreaterThan(review.daysAgo);
    }
  });

  test('come from orders of pieces that were there then, in a color and size they have', () => {
    for (const { id, shopperId, placedDaysAgo, deliveredDaysAgo, items } of orders) {
      expect(
        customers.some((customer) => customer.id === shopperId),
        id,
      ).toBe(true);
      expect(placedDaysAgo, id).toBeGreaterThan(deliveredDaysAgo);
      for (const { productId, colorId, sizeId } of items) {
        const product = productById.get(productId);
        expect(product?.availableInDays, id).toBeNull();
        expect(product?.createdDaysAgo, id).toBeGreaterThanOrEqual(placedDaysAgo);
        expect(product?.colors, id).toContain(colorId);
        expect(product?.sizes, id).toContain(sizeId);
      }
    }
  });

  test.each([
    ['en', reviewWordsInEnglish],
    ['ar', reviewWordsInArabic],
  ] as const)(
    'are built of more than 60 sentences (%s), none said twice about a piece',
    (language, words) => {
      expect(repeated(sentencesIn(words))).toEqual([]);
      expect(sentencesIn(words).length).toBeGreaterThan(60);
      const told = reviews.filter((review) => review.language === language && review.comment);
      expect(repeated(told.map(({ productId, comment }) => `${productId} ${comment}`))).toEqual([]);
    },
  );
});

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

function repeated(words: string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}
