import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLocation } from './read-location.ts';

const mezzeh = { latitude: 33.5021, longitude: 36.2536 };

test.each([
  ['decimals', '33.5021, 36.2536'],
  ['decimals without a comma', '33.5021 36.2536'],
  ['Arabic digits and signs', '٣٣٫٥٠٢١، ٣٦٫٢٥٣٦'],
  ['sides before', 'N 33.5021 E 36.2536'],
  ['sides after, east first', '36.2536° E, 33.5021° N'],
  ['words around', 'البيت هنا 33.5021, 36.2536 جنب الفرن'],
  ['direction marks of a chat', '\u200e33.5021, 36.2536\u200f'],
  ['a geo link', 'geo:33.5021,36.2536?z=17'],
  ['a geo link with a label', 'geo:0,0?q=33.5021,36.2536(Home)'],
  ['a chat on a phone', 'https://maps.google.com/?q=33.5021,36.2536'],
  ['another chat', 'https://maps.google.com/maps?q=33.5021,36.2536&ll=33.5021,36.2536&z=16'],
  ['an encoded link', 'https://www.google.com/maps/search/?api=1&query=33.5021%2C36.2536'],
  [
    'a place with its own pin',
    'https://www.google.com/maps/place/Mezzeh/@33.49,36.24,17z/data=!3m1!4b1!3d33.5021!4d36.2536',
  ],
  ['the middle of a map', 'https://www.google.com/maps/@33.5021,36.2536,17z'],
  ['a search by coordinates', 'https://www.google.com/maps/search/33.5021,+36.2536'],
  ['a route', 'https://www.google.com/maps/dir/?api=1&destination=33.5021,36.2536'],
  ['Apple', 'https://maps.apple.com/?ll=33.5021,36.2536&q=Home'],
  ['Apple, newer', 'https://maps.apple.com/place?coordinate=33.5021,36.2536&name=Home'],
  ['OpenStreetMap with a pin', 'https://www.openstreetmap.org/?mlat=33.5021&mlon=36.2536#map=17/33.4/36.1'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/#map=17/33.5021/36.2536'],
  ['Waze', 'https://waze.com/ul?ll=33.5021,36.2536&navigate=yes'],
  ['Yandex, east first', 'https://yandex.com/maps/?ll=36.2536,33.5021&z=16'],
  ['a link inside a message', 'موقعي: https://maps.google.com/?q=33.5021,36.2536 شكراً'],
])('%s', (_name, pasted) => {
  expect(readLocation(pasted)).toEqual({ point: mezzeh });
});

test('degrees, minutes and seconds', () => {
  const { point } = readLocation(`33°30'07.6"N 36°15'13.0"E`);
  expect(point?.latitude).toBeCloseTo(mezzeh.latitude, 4);
  expect(point?.longitude).toBeCloseTo(mezzeh.longitude, 4);
});

test.each([
  ['https://maps.app.goo.gl/3kXbYQ1cXw2', 'shortLink'],
  ['Home https://goo.gl/maps/abc', 'shortLink'],
  ['33.89, 35.50', 'outside'],
  ['https://maps.google.com/?q=52.52,13.405', 'outside'],
  ['', 'noPoint'],
  ['Mezzeh, building 12, floor 3', 'noPoint'],
  ['0944 123 456', 'noPoint'],
  ['12.50, 33', 'noPoint'],
  ['geo:0,0', 'noPoint'],
  ['https://www.google.com/maps/place/Mezzeh', 'noPoint'],
  ['https://example.com/95.1,200.7', 'noPoint'],
  ['100% 33', 'noPoint'],
])('%s is %s', (pasted, problem) => {
  expect(readLocation(pasted)).toEqual({ problem });
});

test('whatever is pasted, the answer is a point in Syria or a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (pasted) => {
      const { point, problem } = readLocation(pasted);
      expect(Boolean(point) !== Boolean(problem)).toBe(true);
    }),
  );
});
