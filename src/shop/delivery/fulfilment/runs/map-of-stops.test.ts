import { expect, test } from 'vitest';
import { mapOfStops } from './map-of-stops.ts';

const mezzeh = { latitude: 33.51, longitude: 36.25 };
const midan = { latitude: 33.49, longitude: 36.29 };

test('stops stand on a map with north above and east to the right, numbered as in the round', () => {
  const map = mapOfStops([midan, null, mezzeh]);
  const [first, third] = map?.marks ?? [];
  expect([first?.numbers, third?.numbers]).toEqual([[1], [3]]);
  expect(first?.x).toBeGreaterThan(third?.x ?? 0);
  expect(first?.y).toBeGreaterThan(third?.y ?? 100);
  for (const { x, y } of map?.marks ?? []) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(11.9);
    expect(Math.max(x, y)).toBeLessThanOrEqual(88.1);
  }
});

test('stops of one house are one mark, and do not fill the map', () => {
  const beside = { ...midan, latitude: midan.latitude + 0.0001 };
  const map = mapOfStops([midan, beside]);
  expect(map?.marks).toHaveLength(1);
  expect(map?.marks[0]?.numbers).toEqual([1, 2]);
  expect(map?.widthKm).toBeGreaterThan(1);
});

test('fewer than two points are no map', () => {
  expect([mapOfStops([]), mapOfStops([midan, null])]).toEqual([null, null]);
});
