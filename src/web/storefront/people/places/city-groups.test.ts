import { expect, test } from 'vitest';
import { areasIn, cityGroups } from './city-groups.ts';

const point = { latitude: 33.5, longitude: 36.3 };
const groups = cityGroups({
  cities: [
    {
      _id: 'a',
      name: 'Aleppo',
      governorate: 'Aleppo',
      areas: [{ _id: 'a--x', name: 'Al-Aziziyah', ...point }],
      ...point,
    },
    { _id: 'h', name: 'Homs', governorate: 'Homs', areas: [], ...point },
    { _id: 'b', name: 'Al-Bab', governorate: 'Aleppo', areas: [], ...point },
  ],
});

test('cities stand under their governorate, in the order they came', () => {
  expect(groups.map(({ governorate, cities }) => [governorate, cities.map(({ name }) => name)])).toEqual([
    ['Aleppo', ['Aleppo', 'Al-Bab']],
    ['Homs', ['Homs']],
  ]);
});

test('only the areas of the chosen city are offered', () => {
  expect(areasIn(groups, 'Aleppo')).toEqual(['Al-Aziziyah']);
  expect(areasIn(groups, 'Homs')).toEqual([]);
  expect(areasIn(groups, 'Elsewhere')).toEqual([]);
});
