import { describe, expect, test } from 'vitest';
import { pinFills } from './pin-fills.ts';

const place = (name: string, latitude: number, longitude: number) => ({
  _id: name,
  name,
  latitude,
  longitude,
});
const towns = [
  { ...place('Damascus', 33.5102, 36.2913), governorate: 'Damascus', areas: [place('Mezzeh', 33.5, 36.25)] },
  { ...place('Homs', 34.7324, 36.7137), governorate: 'Homs', areas: [] },
];
const empty = { lat: '', lng: '', city: '', area: '', street: '', addressDesc: '', address: '' };
const inMezzeh = { latitude: 33.5000001, longitude: 36.2500004 };

describe('a pin', () => {
  test('fills in an empty address, with six decimals', () => {
    expect(pinFills(inMezzeh, { address: empty, fromMap: [], towns })).toEqual({
      news: { lat: '33.5', lng: '36.25', city: 'Damascus', area: 'Mezzeh' },
      filled: ['city', 'area'],
    });
  });

  test('leaves what the shopper wrote', () => {
    const address = { ...empty, city: 'Damascus', area: 'Behind the mill' };
    expect(pinFills(inMezzeh, { address, fromMap: [], towns }).filled).toEqual([]);
  });

  test('writes over what a pin wrote before', () => {
    const address = { ...empty, city: 'Damascus', area: 'Old City' };
    expect(pinFills(inMezzeh, { address, fromMap: ['area'], towns }).news.area).toBe('Mezzeh');
  });

  test('changes the city that lies far from it', () => {
    const address = { ...empty, city: 'Homs', area: 'Al-Hamra' };
    expect(pinFills(inMezzeh, { address, fromMap: [], towns }).filled).toEqual(['city', 'area']);
  });

  test('takes along the area of the city that was left, not other words', () => {
    const inHoms = { latitude: 34.7324, longitude: 36.7137 };
    const left = { ...empty, city: 'Damascus', area: 'Mezzeh' };
    expect(pinFills(inHoms, { address: left, fromMap: [], towns }).news).toMatchObject({
      city: 'Homs',
      area: '',
    });
    const words = { ...left, area: 'Behind the mill' };
    expect(pinFills(inHoms, { address: words, fromMap: [], towns }).news).not.toHaveProperty('area');
  });

  test('keeps its coordinates outside Syria and names nothing', () => {
    const beirut = { latitude: 33.89, longitude: 35.5 };
    expect(pinFills(beirut, { address: empty, fromMap: [], towns })).toEqual({
      news: { lat: '33.89', lng: '35.5' },
      filled: [],
    });
  });
});
