import { describe, expect, test } from 'vitest';
import { nearestPlace } from './nearest-place.ts';

const area = (name: string, latitude: number, longitude: number) => ({
  _id: name,
  name,
  latitude,
  longitude,
});
const cities = [
  {
    ...area('Damascus', 33.5102, 36.2913),
    governorate: 'Damascus',
    areas: [area('Mezzeh', 33.5, 36.25), area('Jobar', 33.527, 36.332)],
  },
  { ...area('Zamalka', 33.5261, 36.3539), governorate: 'Rif Dimashq', areas: [] },
  { ...area('Homs', 34.7324, 36.7137), governorate: 'Homs', areas: [] },
];

describe('the nearest place', () => {
  test.each([
    ['a point in an area', 33.501, 36.251, 'Damascus', 'Mezzeh'],
    ['a point in the city, far from its areas', 33.56, 36.31, 'Damascus', null],
    ['an area at the edge, nearer to the middle of the next town', 33.527, 36.333, 'Damascus', 'Jobar'],
    ['a point between two cities, nearer to one', 34.4, 36.6, 'Homs', null],
  ])('%s', (_, latitude, longitude, city, areaName) => {
    const found = nearestPlace({ latitude, longitude }, cities);
    expect([found?.city.name, found?.area?.name ?? null]).toEqual([city, areaName]);
  });

  test('is unknown while no city is', () => {
    expect(nearestPlace({ latitude: 33.5, longitude: 36.3 }, [])).toBeNull();
  });

  test('tells how far its middle is', () => {
    expect(nearestPlace({ latitude: 33.5102, longitude: 36.2913 }, cities)?.km).toBeCloseTo(0);
  });
});
