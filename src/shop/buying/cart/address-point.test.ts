import { describe, expect, test } from 'vitest';
import { findPlace } from '../../people/places/find-place.ts';
import { addressPoint } from './address-point.ts';

test.each([
  ['Damascus', 'damascus'],
  ['damascus', 'damascus'],
  [' DAMASCUS ', 'damascus'],
  ['دمشق', 'damascus'],
  ['القامشلي', 'qamishli'],
  ['القامشلى', 'qamishli'],
  ['al-malikiyah', 'al-malikiyah'],
  ['Al Malikiyah', 'al-malikiyah'],
  ['Paris', undefined],
  ['', undefined],
])('the city %s is %s', (city, id) => {
  expect(findPlace(city)?._id).toBe(id);
});

describe('an address lies', () => {
  const damascus = { latitude: 33.5102, longitude: 36.2913 };
  const pin = { latitude: 33.5, longitude: 36.3 };

  test('where its pin is', () => {
    expect(addressPoint({ ...pin, city: 'Damascus', area: 'Bab Touma' })).toEqual(pin);
    expect(addressPoint({ ...pin, city: 'Nowhere' })).toEqual(pin);
  });

  test('else in its area', () => {
    expect(addressPoint({ city: 'Damascus', area: 'باب توما' })).toEqual({
      latitude: 33.5142,
      longitude: 36.3158,
    });
  });

  test('else in its city', () => {
    expect(addressPoint({ city: 'دمشق', area: 'Somewhere new' })).toEqual(damascus);
    expect(addressPoint({ latitude: 33.5, city: 'دمشق' })).toEqual(damascus);
  });

  test('nowhere, in a city that nobody knows', () => {
    expect(addressPoint({ city: 'Paris' })).toBeNull();
  });
});
