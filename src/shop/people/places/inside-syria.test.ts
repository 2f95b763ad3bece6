import { expect, test } from 'vitest';
import { insideOutsidePoints } from '../../buying/cart/delivery.cases.ts';
import { isInsideSyria } from './inside-syria.ts';
import { places } from './places.ts';

test.each(insideOutsidePoints)('%s', (_, point, inside) => {
  expect(isInsideSyria(point)).toBe(inside);
});

test('every place the store knows is inside, its areas too', () => {
  const outside = places
    .flatMap((place) => [place, ...place.areas])
    .filter((place) => !isInsideSyria(place))
    .map(({ _id }) => _id);
  expect(outside).toEqual([]);
});

test.each([
  ['Quneitra', 33.1256, 35.8239, true],
  ['Majdal Shams, in the Golan', 33.268, 35.769, true],
  ['Katzrin, in the Golan', 32.992, 35.692, true],
  ['Tiberias', 32.796, 35.531, false],
  ['Kilis', 36.716, 37.115, false],
  ['the north pole', 90, 0, false],
])('%s', (_, latitude, longitude, inside) => {
  expect(isInsideSyria({ latitude, longitude })).toBe(inside);
});

test('what is no point is not inside', () => {
  expect(isInsideSyria({ latitude: Number.NaN, longitude: 36 })).toBe(false);
});
