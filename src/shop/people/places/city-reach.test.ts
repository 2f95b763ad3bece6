import { expect, test } from 'vitest';
import { isInReach } from './distance.ts';

const damascus = { latitude: 33.5138, longitude: 36.2765 };
const qamishli = { latitude: 37.0522, longitude: 41.2317 };
const cities = [damascus, qamishli];

test.each([
  ['in its center', damascus, damascus, true],
  ['a suburb 20 km away', { latitude: 33.69, longitude: 36.2765 }, damascus, true],
  ['another city', damascus, qamishli, false],
  ['the desert, with no nearer city', { latitude: 34.6, longitude: 38.2 }, damascus, true],
  ['the desert, with a nearer one', { latitude: 34.6, longitude: 38.2 }, qamishli, false],
])('a pin in %s', (_, pin, city, answer) => {
  expect(isInReach(pin, city, cities)).toBe(answer);
});
