import type { Bilingual } from './bilingual.ts';

/** A person of the demo shop. Phones are E.164; places and areas are ids of the address form. */
export type DemoShopper = {
  readonly id: string;
  readonly name: Bilingual;
  readonly language: keyof Bilingual;
  readonly phoneNumber: string;
  readonly email: string;
  readonly address: DemoAddress;
};

export type DemoAddress = {
  readonly placeId: string;
  /** Null where the place has no list of areas. */
  readonly areaId: string | null;
  readonly area: Bilingual;
  readonly street: Bilingual;
  readonly additionalDetails: Bilingual;
  readonly latitude: number;
  readonly longitude: number;
};

/** The twelve who have an address and can be signed in as; the outbox shows their codes. */
export const shoppers: readonly DemoShopper[] = [
  {
    id: 'rana-haddad',
    name: { en: 'Rana Haddad', ar: 'رنا حداد' },
    language: 'ar',
    phoneNumber: '+963944210315',
    email: 'rana.haddad@example.com',
    address: {
      placeId: 'damascus',
      areaId: 'damascus--al-mazraa',
      area: { en: 'Al-Mazraa', ar: 'المزرعة' },
      street: { en: 'Baghdad Street', ar: 'شارع بغداد' },
      additionalDetails: { en: 'Next to the pharmacy, 3rd floor', ar: 'بجانب الصيدلية، الطابق الثالث' },
      latitude: 33.5258,
      longitude: 36.2991,
    },
  },
  {
    id: 'omar-al-masri',
    name: { en: 'Omar Al-Masri', ar: 'عمر المصري' },
    language: 'en',
    phoneNumber: '+963933580142',
    email: 'omar.al.masri@example.com',
    address: {
      placeId: 'damascus',
      areaId: 'damascus--al-mezzeh',
      area: { en: 'Al-Mezzeh', ar: 'المزة' },
      street: { en: 'Western Villas', ar: 'الفيلات الغربية' },
      additionalDetails: { en: 'Behind the school, green gate', ar: 'خلف المدرسة، الباب الأخضر' },
      latitude: 33.5036,
      longitude: 36.2512,
    },
  },
  {
    id: 'lina-shami',
    name: { en: 'Lina Shami', ar: 'لينا شامي' },
    language: 'ar',
    phoneNumber: '+963991307748',
    email: 'lina.shami@example.com',
    address: {
      placeId: 'aleppo',
      areaId: 'aleppo--al-aziziyah',
      area: { en: 'Al-Aziziyah', ar: 'العزيزية' },
      street: { en: 'Public Garden Street', ar: 'شارع الحديقة العامة' },
      additionalDetails: { en: 'Above the bookshop', ar: 'فوق المكتبة' },
      latitude: 36.2101,
      longitude: 37.1524,
    },
  },
  {
    id: 'karim-darwish',
    name: { en: 'Karim Darwish', ar: 'كريم درويش' },
    language: 'en',
    phoneNumber: '+963955418206',
    email: 'karim.darwish@example.com',
    address: {
      placeId: 'aleppo',
      areaId: 'aleppo--new-aleppo',
      area: { en: 'New Aleppo', ar: 'حلب الجديدة' },
      street: { en: 'Main Street', ar: 'الشارع الرئيسي' },
      additionalDetails: { en: 'Building 14, 2nd floor', ar: 'البناء 14، الطابق الثاني' },
      latitude: 36.2014,
      longitude: 37.0948,
    },
  },
  {
    id: 'nour-qassem',
    name: { en: 'Nour Qassem', ar: 'نور قاسم' },
    language: 'ar',
    phoneNumber: '+963938664091',
    email: 'nour.qassem@example.com',
    address: {
      placeId: 'homs',
      areaId: 'homs--al-inshaat',
      area: { en: 'Al-Inshaat', ar: 'الإنشاءات' },
      street: { en: 'Cairo Street', ar: 'شارع القاهرة' },
      additionalDetails: { en: 'Facing the bakery', ar: 'مقابل الفرن' },
      latitude: 34.7171,
      longitude: 36.6957,
    },
  },
  {
    id: 'yazan-issa',
    name: { en: 'Yazan Issa', ar: 'يزن عيسى' },
    language: 'ar',
    phoneNumber: '+963966025873',
    email: 'yazan.issa@example.com',
    address: {
      placeId: 'latakia',
      areaId: 'latakia--al-ziraa',
      area: { en: 'Al-Ziraa', ar: 'الزراعة' },
      street: { en: 'University Street', ar: 'شارع الجامعة' },
      additionalDetails: { en: 'Near the second roundabout', ar: 'قرب الدوار الثاني' },
      latitude: 35.5321,
      longitude: 35.8007,
    },
  },
  {
    id: 'maya-saleh',
    name: { en: 'Maya Saleh', ar: 'مايا صالح' },
    language: 'en',
    phoneNumber: '+963994731560',
    email: 'maya.saleh@example.com',
    address: {
      placeId: 'tartus',
      areaId: 'tartus--the-corniche',
      area: { en: 'The Corniche', ar: 'الكورنيش البحري' },
      street: { en: 'Corniche Road', ar: 'طريق الكورنيش' },
      additionalDetails: { en: 'White building facing the island', ar: 'البناء الأبيض مقابل الجزيرة' },
      latitude: 34.8889,
      longitude: 35.8799,
    },
  },
  {
    id: 'hadi-abboud',
    name: { en: 'Hadi Abboud', ar: 'هادي عبود' },
    language: 'ar',
    phoneNumber: '+963932849017',
    email: 'hadi.abboud@example.com',
    address: {
      placeId: 'hama',
      areaId: 'hama--al-sharia',
      area: { en: 'Al-Sharia', ar: 'الشريعة' },
      street: { en: 'Al-Alamain Street', ar: 'شارع العلمين' },
      additionalDetails: { en: 'Next to the sweets shop', ar: 'بجانب محل الحلويات' },
      latitude: 35.1362,
      longitude: 36.7418,
    },
  },
  {
    id: 'salma-najjar',
    name: { en: 'Salma Najjar', ar: 'سلمى نجار' },
    language: 'ar',
    phoneNumber: '+963988150634',
    email: 'salma.najjar@example.com',
    address: {
      placeId: 'jaramana',
      areaId: null,
      area: { en: 'Al-Nahda', ar: 'النهضة' },
      street: { en: 'Rose Square', ar: 'ساحة الورد' },
      additionalDetails: { en: 'Second entrance, ground floor', ar: 'المدخل الثاني، أرضي' },
      latitude: 33.4868,
      longitude: 36.3467,
    },
  },
  {
    id: 'tarek-hamdan',
    name: { en: 'Tarek Hamdan', ar: 'طارق حمدان' },
    language: 'ar',
    phoneNumber: '+963959602488',
    email: 'tarek.hamdan@example.com',
    address: {
      placeId: 'as-suwayda',
      areaId: null,
      area: { en: 'Qanawat Road', ar: 'طريق قنوات' },
      street: { en: 'Stadium Street', ar: 'شارع الملعب' },
      additionalDetails: { en: 'Beside the stone wall', ar: 'بجانب السور الحجري' },
      latitude: 32.7114,
      longitude: 36.5706,
    },
  },
  {
    id: 'dima-khalil',
    name: { en: 'Dima Khalil', ar: 'ديمة خليل' },
    language: 'ar',
    phoneNumber: '+963937215906',
    email: 'dima.khalil@example.com',
    address: {
      placeId: 'deir-ez-zor',
      areaId: null,
      area: { en: 'Al-Qusour', ar: 'القصور' },
      street: { en: 'Al-Wadi Street', ar: 'شارع الوادي' },
      additionalDetails: { en: 'Opposite the clinic', ar: 'مقابل المستوصف' },
      latitude: 35.3352,
      longitude: 40.1327,
    },
  },
  {
    id: 'jan-sulaiman',
    name: { en: 'Jan Sulaiman', ar: 'جان سليمان' },
    language: 'en',
    phoneNumber: '+963968473052',
    email: 'jan.sulaiman@example.com',
    address: {
      placeId: 'qamishli',
      areaId: null,
      area: { en: 'Al-Siyahi', ar: 'السياحي' },
      street: { en: 'Cornice Street', ar: 'شارع الكورنيش' },
      additionalDetails: { en: 'Above the tailor', ar: 'فوق محل الخياطة' },
      latitude: 37.0489,
      longitude: 41.2265,
    },
  },
];
