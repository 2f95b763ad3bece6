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
  ['a search by coordinates', 'https://www.google.com/maps/search/33.5021,+36.2536'],
  ['a route', 'https://www.google.com/maps/dir/?api=1&destination=33.5021,36.2536'],
  ['Apple', 'https://maps.apple.com/?ll=33.5021,36.2536&q=Home'],
  ['Apple, newer', 'https://maps.apple.com/place?coordinate=33.5021,36.2536&name=Home'],
  ['OpenStreetMap with a pin', 'https://www.openstreetmap.org/?mlat=33.5021&mlon=36.2536#map=17/33.4/36.1'],
  ['Waze', 'https://waze.com/ul?ll=33.5021,36.2536&navigate=yes'],
  ['Yandex, east first', 'https://yandex.com/maps/?ll=36.2,33.5&z=16&pt=36.2536,33.5021'],
  [
    'Yandex, a spot',
    'https://yandex.com/maps/?whatshere%5Bpoint%5D=36.2536%2C33.5021&whatshere%5Bzoom%5D=17&ll=36.2,33.5',
  ],
  ['Yandex, a search', 'https://yandex.com/maps/?ll=36.2,33.5&mode=search&text=33.5021%2C36.2536'],
  ['Yandex, a route', 'https://yandex.com/maps/?rtext=33.4,36.1~33.5021,36.2536&rtt=auto'],
  ['2GIS, east first', 'https://2gis.com/geo/70000001000000001/36.2536,33.5021?m=36.2,33.5/16'],
  [
    'a route by names',
    'https://www.google.com/maps/dir//%D8%AF/@33.4,36.1,15z/data=!4m8!4m7!1m0!1m5!1m1!1s0x0:0x0!2m2!1d36.2536!2d33.5021',
  ],
  [
    'a route of three',
    'https://www.google.com/maps/dir/A/B/C/@33.4,36.1,9z/data=!4m20!4m19!1m5!1m1!1s0x1:0x1!2m2!1d36.1!2d33.4!1m5!1m1!1s0x2:0x2!2m2!1d36.3!2d33.6!1m5!1m1!1s0x3:0x3!2m2!1d36.2536!2d33.5021!3e0',
  ],
  [
    'a route by numbers',
    'https://www.google.com/maps/dir/33.4,36.1/33.5021,36.2536/@33.4,36.1,14z/data=!3m1!4b1',
  ],
  ['a route, older', 'https://maps.google.com/maps?saddr=33.4,36.1&daddr=33.5021,36.2536'],
  [
    'a route, older, of three',
    'https://maps.google.com/maps?saddr=33.4,36.1&daddr=33.6,36.3+to:33.5021,36.2536',
  ],
  [
    'a route with both ends',
    'https://www.google.com/maps/dir/?api=1&origin=33.4,36.1&destination=33.5021%2C36.2536',
  ],
  [
    'a place by degrees',
    `https://www.google.com/maps/place/33%C2%B030'07.56%22N+36%C2%B015'12.96%22E/@33.4,36.1,17z`,
  ],
  ['loc', 'https://maps.google.com/?q=loc:33.5021,36.2536'],
  ['loc with a plus', 'http://maps.google.com/maps?q=loc:33.5021+36.2536'],
  ['loc with a name', 'geo:0,0?q=loc:33.5021,36.2536(Home)'],
  ['a name before', 'https://maps.google.com/maps?q=Home@33.5021,36.2536&z=17'],
  ['a geo link whose pin is another', 'geo:33.4,36.1?z=17&q=33.5021,36.2536'],
  ['an app of maps', 'comgooglemaps://?q=33.5021,36.2536&center=33.4,36.1&zoom=14'],
  ['an app that drives', 'google.navigation:q=33.5021,36.2536&mode=d'],
  ['Telegram', 'https://t.me/maps?q=33.5021,36.2536'],
  ['OpenStreetMap, a route', 'https://www.openstreetmap.org/directions?to=33.5021,36.2536#map=15/33.4/36.1'],
  [
    'OpenStreetMap, a route, older',
    'https://www.openstreetmap.org/directions?engine=x&route=33.4%2C36.1%3B33.5021%2C36.2536#map=15/33.4/36.1',
  ],
  [
    'OpenStreetMap, a search',
    'https://www.openstreetmap.org/search?query=33.5021%2C36.2536#map=15/33.4/36.1',
  ],
  [
    'OpenStreetMap, embedded',
    'https://www.openstreetmap.org/export/embed.html?bbox=36.1,33.4,36.3,33.6&marker=33.5021%2C36.2536',
  ],
  ['OpenStreetMap, shorter', 'https://osm.org/?mlat=33.5021&mlon=36.2536&zoom=17'],
  [
    'Waze, newer',
    'https://ul.waze.com/ul?ll=33.50210000%2C36.25360000&navigate=yes&zoom=17&utm_campaign=default',
  ],
  ['Waze, a route', 'https://www.waze.com/live-map/directions?to=ll.33.5021%2C36.2536'],
  [
    'Waze, a route from here',
    'https://www.waze.com/live-map/directions?navigate=yes&from=ll.33.4%2C36.1&to=ll.33.5021%2C36.2536',
  ],
  ['Waze, the app', 'waze://?ll=33.5021,36.2536&navigate=yes'],
  ['HERE', 'https://share.here.com/l/33.5021,36.2536,Home?z=16'],
  ['Bing', 'https://www.bing.com/maps?sp=point.33.5021_36.2536_Home&cp=33.4~36.1&lvl=16'],
  [
    'a link in a link',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fmaps.google.com%2F%3Fq%3D33.5021%252C36.2536&h=AT0',
  ],
  ['a link with spaces', 'https://www.google.com/maps/search/33.5021, 36.2536'],
  ['numbers beside a short link', '33.5021, 36.2536 https://maps.app.goo.gl/3kXbYQ1cXw2'],
  ['a link without its scheme', 'maps.google.com/?q=33.5021,36.2536'],
  ['named in Arabic', 'خط العرض 33.5021 خط الطول 36.2536'],
  ['named in Arabic, digits too', 'خط العرض: ٣٣٫٥٠٢١، خط الطول: ٣٦٫٢٥٣٦'],
  ['named in Arabic, east first', 'خط الطول 36.2536، دائرة العرض 33.5021'],
  ['sides in Arabic', '33.5021° شمالاً، 36.2536° شرقاً'],
  ['named and with sides', 'خط العرض 33.5021 شمالاً، خط الطول 36.2536 شرقاً'],
  ['named in English', 'Latitude: 33.5021, Longitude: 36.2536'],
  ['named, short', 'lat 33.5021 lng 36.2536'],
  ['named, as data', '{"lat":33.5021,"lng":36.2536}'],
  ['letters behind', '33.5021N 36.2536E'],
  ['letters behind, lowercase', '33.5021n,36.2536e'],
  ['letters before', 'N33.5021 E36.2536'],
  ['decimal commas', '33,5021; 36,2536'],
  ['a link inside a message', 'موقعي: https://maps.google.com/?q=33.5021,36.2536 شكراً'],
])('%s', (_name, pasted) => {
  expect(readLocation(pasted)).toEqual({ point: mezzeh });
});

test.each([
  ['with sides', `33°30'07.6"N 36°15'13.0"E`],
  ['with sides before', `N 33°30'07.6" E 36°15'13.0"`],
  ['without sides', `33°30'07.6", 36°15'13.0"`],
  ['with other signs', '33º 30′ 07.6″ N, 36º 15′ 13.0″ E'],
  ['with minutes alone', `N33° 30.126' E36° 15.216'`],
  ['with letters', '33d30m07.6s N 36d15m13.0s E'],
  ['with spaces alone', '33 30 07.6 N 36 15 13.0 E'],
  ['in Arabic', '33 درجة 30 دقيقة 7.6 ثانية شمالاً، 36 درجة 15 دقيقة 13 ثانية شرقاً'],
  ['in Arabic, with signs', '٣٣°٣٠′٧٫٦″ شمال ٣٦°١٥′١٣″ شرق'],
  ['beside a short link', `33°30'07.6"N 36°15'13.0"E\nhttps://maps.app.goo.gl/3kXbYQ1cXw2`],
  ['as a whole Plus Code', '8G5RG723+RC'],
  ['as a Plus Code with a town', 'G723+RC دمشق'],
  ['as a Plus Code with a town and more', 'G723+RC، المزة، دمشق، سوريا'],
  ['as a Plus Code with a town in Latin', 'g723+rc Damascus, Syria'],
  ['as a longer Plus Code', '8G5RG723+RCW'],
  ['as a Plus Code with a suburb', 'G723+RC Darayya'],
  ['as a Plus Code in a link', 'https://plus.codes/8G5RG723+RC'],
  [
    'as a Plus Code of a place',
    'https://www.google.com/maps/place/G723%2BRC+%D8%AF%D9%85%D8%B4%D9%82/@33.4,36.1,17z',
  ],
  ['as a Plus Code searched', 'https://www.google.com/maps/search/?api=1&query=8G5RG723%2BRC'],
  ['as a Plus Code beside a short link', 'G723+RC Damascus https://maps.app.goo.gl/3kXbYQ1cXw2'],
])('the same place %s', (_name, pasted) => {
  const { point } = readLocation(pasted);
  expect(point?.latitude).toBeCloseTo(mezzeh.latitude, 3);
  expect(point?.longitude).toBeCloseTo(mezzeh.longitude, 3);
});

test.each([
  ['far', 'https://www.google.com/maps/@33.5021,36.2536,15.9z', undefined],
  ['near', 'https://www.google.com/maps/@33.5021,36.2536,17z', mezzeh],
  ['of a place by its name alone', 'https://www.google.com/maps/place/Mezzeh/@33.5021,36.2536,17z', mezzeh],
  ['of pictures', 'https://www.google.com/maps/@33.5021,36.2536,800m/data=!3m1!1e3', undefined],
  ['older', 'https://maps.google.com/?ll=33.5021,36.2536&z=17', mezzeh],
  ['around a search', 'https://maps.google.com/maps?q=bakery&ll=33.5021,36.2536&z=17', mezzeh],
  ['of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/33.5021/36.2536', mezzeh],
  ['of OpenStreetMap, far', 'https://www.openstreetmap.org/#map=9/33.5021/36.2536', undefined],
  ['of a route without an end', 'https://www.google.com/maps/dir/33.4,36.1//@33.5021,36.2536,17z', mezzeh],
  [
    'of a route without an end, older',
    'https://www.openstreetmap.org/directions?from=33.4,36.1&to=#map=17/33.5021/36.2536',
    mezzeh,
  ],
  ['of Yandex', 'https://yandex.com/maps/?ll=36.2536,33.5021&z=16', mezzeh],
  ['of Apple', 'https://maps.apple.com/?ll=33.5021,36.2536&z=17', mezzeh],
  ['of Waze', 'https://waze.com/ul?ll=33.5021,36.2536&z=10', undefined],
  ['of Bing', 'https://www.bing.com/maps?cp=33.5021~36.2536&lvl=16', mezzeh],
  ['of an app', 'comgooglemaps://?center=33.5021,36.2536&zoom=12', undefined],
])('a view of a map is no place: %s', (_name, pasted, around) => {
  expect(readLocation(pasted)).toEqual({ problem: 'mapView', ...(around && { around }) });
});

test.each([
  'https://maps.app.goo.gl/3kXbYQ1cXw2?g_st=iw',
  'https://goo.gl/maps/abc',
  'https://g.co/kgs/abc',
  'https://share.google/abc',
  'https://maps.apple/p/abc',
  'https://osm.org/go/abc--',
  'https://waze.com/ul/hsv8vk2c9q',
  'https://yandex.com/maps/-/CDabcdef',
  'https://yandex.com.tr/maps/-/CDabcdef',
  'https://go.2gis.com/abc',
  'https://omaps.app/o4B4pYZsRs/Home',
  'ge0://o4B4pYZsRs/Home',
  'http://ge0.me/o4B4pYZsRs/Home',
  'https://her.is/abc',
  'https://www.petalmaps.com/s/abc',
  'https://bit.ly/abc',
  'موقعي maps.app.goo.gl/3kXbYQ1cXw2',
])('%s is a short link', (pasted) => {
  expect(readLocation(pasted)).toEqual({ problem: 'shortLink' });
});

test.each([
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
  ['G723+RC', 'noTown'],
  ['G723+RC, Nowhere', 'noTown'],
  ['8G5R0000+', 'noPoint'],
  ['2345+67', 'noPoint'],
  ['8FVC9G8F+6X', 'outside'],
  ['https://www.google.com/maps/dir/Homs/Damascus', 'noPoint'],
  ['https://www.google.com/maps/dir/?api=1&origin=33.5021,36.2536&destination=Homs', 'noPoint'],
  [
    'https://www.google.com/maps/dir/33.4,36.1/Homs/data=!4m9!4m8!1m3!2m2!1d36.1!2d33.4!1m2!1m1!1s0x1:0x1',
    'noPoint',
  ],
  ['شارع الثورة، بناء 12.5، طابق 3', 'noPoint'],
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
