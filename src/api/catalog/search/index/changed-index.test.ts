import { expect, test } from 'vitest';
import { seededRandom } from '../../drawings/garments/random.ts';
import { takePriceSnapshot } from './price-snapshot.ts';
import { makeProductIndex, putProduct, removeProduct, setTrend } from './product-index.ts';
import type { ProductRow, WordsRow } from './read-rows.ts';
import { slotsSince } from './slot-log.ts';
import { slotsInOrder, type SortOrder, withMoved } from './sort-order.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 24 * 3_600_000;
const orders: SortOrder[] = ['newest', 'trendy', 'rating', 'priceAsc', 'priceDesc'];
const nobody = {
  brands: [],
  categories: [],
  subCategories: [],
  seasons: [],
  colors: [],
  sizes: [],
  synonyms: [],
};

/** A product by chance, with few different values, so that many are equal. */
function productRow(id: string, random: () => number): ProductRow & WordsRow {
  const few = (most: number) => Math.floor(random() * most);
  const someDay = () => (few(3) === 0 ? null : new Date(NOW + (few(7) - 3) * DAY));
  return {
    id,
    brand_id: 'b',
    category_id: 'c',
    subcategory_id: 's',
    seasons: '',
    colors: '',
    first_color: null,
    sizes: few(4) === 0 ? '' : 'M',
    price: 100 + few(5),
    price_after_discount: few(2) === 0 ? null : 90 + few(5),
    discount_starts_at: someDay(),
    discount_ends_at: someDay(),
    available_from: few(4) === 0 ? someDay() : null,
    ratings: [few(2), 0, 0, 0, few(2)],
    trend: few(3),
    created_at: new Date(NOW - few(4) * DAY),
    name_en: '',
    name_ar: '',
    description_en: '',
    description_ar: '',
    words: '',
  };
}

test('orders and prices that follow single changes are those of an index that is looked at anew', () => {
  const random = seededRandom(7);
  const ids = Array.from({ length: 60 }, (_, nth) => `p${nth}`);
  const index = makeProductIndex(nobody, ids.length);
  for (const id of ids.slice(20)) putProduct(index, productRow(id, random));
  let now = NOW;
  let snapshot = takePriceSnapshot(index, now);
  let known = orders.map((order) => ({ order, slots: slotsInOrder(index, snapshot, order) }));
  for (let turn = 0; turn < 400; turn += 1) {
    const moves = index.moves.count;
    for (let change = 0; change < 1 + random() * 4; change += 1) {
      const id = ids[Math.floor(random() * ids.length)] ?? '';
      const how = random();
      if (how < 0.6) putProduct(index, productRow(id, random));
      else if (how < 0.8) removeProduct(index, id);
      else setTrend(index, id, Math.floor(random() * 3));
    }
    const hasPassed = random() < 0.1;
    if (hasPassed) now += DAY / 4;
    snapshot = takePriceSnapshot(index, now, snapshot);
    const { prices, reduced, buyable, announced } = takePriceSnapshot(index, now);
    expect(snapshot).toMatchObject({ prices, reduced, buyable, announced });
    const moved = slotsSince(index.moves, moves);
    known = known.map(({ order, slots }) => {
      const anew = slotsInOrder(index, snapshot, order);
      const followed =
        moved === null || hasPassed ? anew : withMoved(slots, moved, { index, snapshot, order });
      expect(followed).toEqual(anew);
      return { order, slots: followed };
    });
  }
});

test('after more changes than are remembered everything is looked at anew', () => {
  const random = seededRandom(3);
  const index = makeProductIndex(nobody, 10);
  const before = takePriceSnapshot(index, NOW);
  for (let turn = 0; turn < 5000; turn += 1) putProduct(index, productRow(`p${turn % 10}`, random));
  expect(slotsSince(index.changes, before.changes)).toBeNull();
  expect(takePriceSnapshot(index, NOW, before)).toEqual(takePriceSnapshot(index, NOW));
});
