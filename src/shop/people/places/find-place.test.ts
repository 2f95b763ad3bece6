import { expect, test } from 'vitest';
import { addressInLanguage, findArea, findPlace } from './find-place.ts';
import { places } from './places.ts';

/** ISO 3166-2, OCHA, French, what people write in Latin, and in Arabic. */
const spelled = {
  damascus: 'Damascus, Dimashq, Damas, DAMASCUS, Damascus City, دمشق, الشام, شام, مدينة دمشق, دمشق سوريا',
  aleppo: 'Aleppo, Halab, Ḩalab, Alep, Aleppo Governorate, حلب, محافظة حلب',
  homs: 'Homs, Hims, Ḩimş, Hums, حمص, حِمص',
  hama: 'Hama, Hamah, Ḩamāh, حماة, حماه, حما',
  latakia: 'Latakia, Lattakia, Al Lādhiqīyah, Al-Ladhiqiyah, Ladhiqiya, Lattaquié, اللاذقية, لاذقية, اللاذقيه',
  tartus: 'Tartus, Tartous, Ţarţūs, Tartoos, طرطوس',
  idlib: 'Idlib, Idleb, Edlib, إدلب, ادلب',
  daraa: "Daraa, Dar'a, Dar'ā, Deraa, Dera'a, درعا, درعة, درعه",
  'as-suwayda':
    "As-Suwayda, As Suwaydā', As-Sweida, Sweida, Swaida, Suwaida, Soueida, السويداء, السويدا, سويداء",
  quneitra: 'Quneitra, Al Qunayţirah, Qunaitra, Kuneitra, القنيطرة, قنيطرة',
  'deir-ez-zor':
    'Deir ez-Zor, Deir-ez-Zor, Dayr az Zawr, Deir Ezzor, Deir Alzor, Deir al-Zour, Der Zor, Dair Alzoor, دير الزور, ديرالزور, دير زور',
  raqqa: 'Raqqa, Ar-Raqqa, Ar Raqqah, Al-Raqqa, Arraqqa, Raqa, Rakka, الرقة, الرقه, رقة',
  'al-hasakah':
    'Al-Hasakah, Al Ḩasakah, Al-Hasakeh, Hasaka, Hassakeh, Alhasakah, El-Hasakah, الحسكة, حسكة, الحسكه',
  qamishli: 'Qamishli, Al-Qamishli, Kamishly, Qamishlo, القامشلي, قامشلي, القامشلى',
  tadmur: 'Palmyra, Tadmur, Tadmor, Palmyra (Tadmur), تدمر',
  'ayn-al-arab': 'Kobani, Kobane, Ain al-Arab, عين العرب, كوباني',
  jableh: 'Jableh, Jabla, Jableh City, Jebleh, جبلة, جبله',
  'abu-kamal': 'Abu Kamal, Al-Bukamal, Albu Kamal, البوكمال, أبو كمال, ابو كمال',
  'kafr-nabl': 'Kafr Nabl, Kafranbel, Kafar Nabl, كفرنبل, كفر نبل',
  'al-nabk': 'Al-Nabk, An-Nabk, Nabk, Annabk, النبك, نبك',
  'al-tall': 'Al-Tall, At-Tall, Al-Tal, التل',
  'al-hamah': 'Al-Hamah, الهامة, الهامه',
  'al-haffah': 'Al-Haffah, Haffeh, Al Haffa, الحفة',
  azaz: "Azaz, A'zaz, أعزاز, اعزاز, عزاز",
};

test.each(
  Object.entries(spelled).flatMap(([id, names]) => names.split(/, (?![^(]*\))/).map((name) => [name, id])),
)('%s is %s', (name, id) => {
  expect(findPlace(name)?._id).toBe(id);
});

test.each(['', 'Syria', 'سوريا', 'Rif Dimashq', 'ريف دمشق', 'Beirut', 'بيروت', 'Adana', 'Amman', 'Der', '-'])(
  '%s is no town of ours',
  (name) => {
    expect(findPlace(name)).toBeNull();
  },
);

test('every place and area is found by its own names', () => {
  for (const place of places) {
    for (const name of [place._id, ...Object.values(place.name)]) expect(findPlace(name)).toBe(place);
    for (const { _id, name } of place.areas)
      for (const each of [_id, ...Object.values(name)]) expect(findArea(place, each)?._id).toBe(_id);
  }
});

test.each([
  ['damascus', 'Mezzeh', 'damascus--al-mezzeh'],
  ['damascus', 'مزة', 'damascus--al-mezzeh'],
  ['damascus', 'كفر سوسة', 'damascus--kafr-sousa'],
  ['damascus', 'Kfar Souseh', 'damascus--kafr-sousa'],
  ['aleppo', 'Azizieh', 'aleppo--al-aziziyah'],
  ['homs', 'الوعر', 'homs--al-waer'],
])('in %s, %s is %s', (city, area, id) => {
  const place = findPlace(city);
  expect(place && findArea(place, area)?._id).toBe(id);
});

test.each([
  ['en', 'حسكه', 'Al-Hasakah'],
  ['ar', 'Sweida', 'السويداء'],
  ['ar', 'Nowhere', 'Nowhere'],
] as const)('in %s the city %s is named %s', (language, city, named) => {
  expect(addressInLanguage({ city, area: '' }, language).city).toBe(named);
});

test.each([
  ['en', 'Azizieh, by the church', 'Azizieh, by the church'],
  ['en', 'Azizieh', 'Azizieh'],
  ['ar', 'Azizieh', 'العزيزية'],
  ['en', 'العزيزية', 'Al-Aziziyah'],
] as const)('in %s the area %s is named %s', (language, area, named) => {
  expect(addressInLanguage({ city: 'Aleppo', area }, language).area).toBe(named);
});
