import { describe, expect, test } from 'vitest';
import { roundCoordinate } from '../places/distance.ts';
import { addressLine, addressPayload } from './address-line.ts';

test.each([
  [
    ['Damascus', 'Al-Midan', 'Main street', 'Next to the pharmacy'],
    'Damascus - Al-Midan - Main street - Next to the pharmacy',
  ],
  [['دمشق', 'الميدان', 'الشارع العام', ''], 'دمشق - الميدان - الشارع العام'],
  [['Damascus', '  ', 'Main street', undefined], 'Damascus - Main street'],
  [['', '', '', ''], ''],
])('%j reads %s', ([city = '', area = '', street = '', additionalDetails], line) => {
  expect(addressLine({ city, area, street, additionalDetails })).toBe(line);
});

test.each([
  [33.51380049999, 33.5138],
  [36.27651234567, 36.276512],
  [-0.0000004, -0],
])('%d is %d to six decimals', (degrees, rounded) => {
  expect(roundCoordinate(degrees)).toBe(rounded);
});

describe('the payload', () => {
  const draft = {
    lat: '33.51381234',
    lng: '36.2765',
    city: ' Damascus ',
    area: 'Midan ',
    street: ' Main',
    addressDesc: ' ',
  };

  test('is trimmed, and leaves out an empty comment', () => {
    expect(addressPayload(draft)).toEqual({
      latitude: 33.513812,
      longitude: 36.2765,
      city: 'Damascus',
      area: 'Midan',
      street: 'Main',
    });
  });

  test('keeps a comment and a phone that are there', () => {
    expect(addressPayload({ ...draft, addressDesc: ' 2nd floor ', phone: ' 0944123456 ' })).toMatchObject({
      additionalDetails: '2nd floor',
      phone: '0944123456',
    });
  });

  test.each(['', '  ', 'abc', 'Infinity', Number.NaN])(
    'leaves out coordinates that are not finite: %j',
    (lat) => {
      const payload = addressPayload({ ...draft, lat });
      expect(payload).not.toHaveProperty('latitude');
      expect(payload).not.toHaveProperty('longitude');
    },
  );
});
