import { describe, expect, test } from 'vitest';
import { destinationOf, placeKey, placeOf } from './destination.ts';
import type { Draft } from './draft.ts';

const other = { lat: '', lng: '', city: '', area: '', street: '', addressDesc: '', address: '' };
const draft: Draft = {
  to: 'saved',
  kept: null,
  keepAs: '',
  other,
  phone: null,
  notes: null,
  recipient: '',
  kind: 'home',
  halfDay: null,
};
const saved = {
  latitude: 33.5,
  longitude: 36.25,
  city: 'Damascus',
  area: 'Mezzeh',
  street: 'Main',
  phone: '+963944123456',
  address: '',
  fullAddress: '',
};

describe('an order goes', () => {
  test('to the address of the profile, with its phone', () => {
    expect(destinationOf(draft, saved)).toEqual({
      to: 'saved',
      complete: true,
      address: {
        latitude: 33.5,
        longitude: 36.25,
        city: 'Damascus',
        area: 'Mezzeh',
        street: 'Main',
        phone: '+963944123456',
      },
    });
  });

  test.each([
    ['a phone typed here counts more', '933111222', '0933111222'],
    ['a phone taken away is away', '', undefined],
  ])('%s', (_, phone, sent) => {
    expect(destinationOf({ ...draft, phone }, saved).address.phone).toBe(sent);
  });

  test('to another recipient, in the morning or at an office, where that is given', () => {
    const wished = { recipient: ' Salma ', halfDay: 'morning' } as const;
    const { address } = destinationOf({ ...draft, ...wished }, saved);
    expect(address).toMatchObject({ street: 'Main', recipient: 'Salma', halfDay: 'morning' });
    const atOffice = destinationOf({ ...draft, ...wished, kind: 'office' }, saved).address;
    expect(atOffice).toMatchObject({ kind: 'office' });
    expect(atOffice).not.toHaveProperty('halfDay');
    expect(atOffice).toMatchObject({ area: '', street: '' });
    expect(atOffice).not.toHaveProperty('latitude');
    expect(destinationOf(draft, saved).address).not.toHaveProperty('recipient');
  });

  test('to the address written here, when that is chosen or there is no other', () => {
    const written = { ...draft, other: { ...other, city: 'Homs', area: 'Center', street: 'First' } };
    expect(destinationOf({ ...written, to: 'other' }, saved).address.city).toBe('Homs');
    expect(destinationOf(written, null)).toMatchObject({ to: 'other', complete: true });
  });

  test('to an address that is kept by a name, when that is chosen', () => {
    const kept = { ...saved, _id: 'work', name: 'Work', street: 'Second' };
    expect(destinationOf({ ...draft, to: 'kept', kept }, saved).address.street).toBe('Second');
    expect(destinationOf({ ...draft, to: 'kept' }, saved)).toMatchObject({ to: 'other', complete: false });
    expect(destinationOf({ ...draft, to: 'kept', kept }, null).address.street).toBe('Second');
  });

  test('nowhere yet while a part is missing', () => {
    const begun = { ...draft, to: 'other' as const, other: { ...other, city: 'Homs' } };
    expect(destinationOf(begun, saved).complete).toBe(false);
    expect(placeOf(destinationOf(begun, saved))).toEqual({ city: 'Homs' });
    expect(placeOf(destinationOf(draft, null))).toBeNull();
  });

  test('to another place when city or pin change, not when the street does', () => {
    const at = (news: Partial<typeof other>) =>
      placeKey(destinationOf({ ...draft, to: 'other', other: { ...other, city: 'Homs', ...news } }, saved));
    expect(at({ street: 'First' })).toBe(at({}));
    expect(at({ city: 'Hama' })).not.toBe(at({}));
    expect(at({ lat: '34.7', lng: '36.7' })).not.toBe(at({}));
  });
});
