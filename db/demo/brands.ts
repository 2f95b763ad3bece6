import type { Thread } from '../../src/shop/threads.ts';
import type { Bilingual } from './bilingual.ts';

/** A brand: its story, the three threads of its woven stripe, and the product types it makes. */
export type DemoBrand = {
  readonly id: string;
  readonly slug: string;
  readonly name: Bilingual;
  readonly story: Bilingual;
  readonly threads: readonly [Thread, Thread, Thread];
  readonly makes: readonly string[];
};

export const brands: readonly DemoBrand[] = [
  {
    id: 'bas-sadeh',
    slug: 'bas-sadeh',
    name: { en: 'Bas Sadeh', ar: 'بس سادة' },
    story: {
      en: 'Plain, well-cut basics in good cotton, made to be worn every day.',
      ar: 'قطع أساسية سادة بقصّات مرتّبة وقطن جيد، تُلبس كل يوم.',
    },
    threads: ['undyed', 'plum', 'indigo'],
    makes: [
      'womens-tshirt',
      'womens-blouse',
      'skirt',
      'wide-leg-trousers',
      'womens-blazer',
      'mens-tshirt',
      'polo',
      'hoodie',
      'joggers',
    ],
  },
  {
    id: 'qass-qiyas',
    slug: 'qass-qiyas',
    name: { en: 'Qass & Qiyas', ar: 'قصّ وقياس' },
    story: {
      en: 'A small tailoring house that cuts shirts, trousers and suits for a clean fit.',
      ar: 'دار خياطة رجالية تهتم بالقصّة قبل كل شيء: قمصان وبناطيل وأطقم رسمية.',
    },
    threads: ['indigo', 'undyed', 'quince'],
    makes: ['mens-shirt', 'suit', 'chinos', 'mens-coat', 'polo', 'belt'],
  },
  {
    id: 'ridaa-ebla',
    slug: 'ridaa-ebla',
    name: { en: 'Ridaa Ebla', ar: 'رداء إيبلا' },
    story: {
      en: 'Modest coats and abayas in calm colors and fabrics that move with you.',
      ar: 'مانطويات وعبايات محتشمة بألوان هادئة وأقمشة مريحة في الحركة.',
    },
    threads: ['plum', 'apricot', 'undyed'],
    makes: ['abaya', 'manteau', 'tunic', 'maxi-dress', 'midi-dress', 'womens-coat', 'hijab', 'earrings'],
  },
  {
    id: 'sinnarat-teta',
    slug: 'sinnarat-teta',
    name: { en: 'Sinnarat Teta', ar: 'صنّارة تيتا' },
    story: {
      en: 'Warm knitwear with the stitches our grandmothers taught us.',
      ar: 'كنزات دافئة بغرز تعلّمناها من جدّاتنا.',
    },
    threads: ['sumac', 'undyed', 'cypress'],
    makes: ['womens-sweater', 'mens-sweater', 'baby-set', 'baby-blanket', 'cap'],
  },
  {
    id: 'neelwan',
    slug: 'neelwan',
    name: { en: 'Neelwan', ar: 'نيلوان' },
    story: {
      en: 'Denim for every build, washed soft and sewn to last.',
      ar: 'جينز لكل القياسات، قماشه ناعم وخياطته متينة.',
    },
    threads: ['indigo', 'quince', 'undyed'],
    makes: ['womens-jeans', 'mens-jeans', 'boys-jeans', 'skirt'],
  },
  {
    id: 'hara-17',
    slug: 'hara-17',
    name: { en: 'Hara 17', ar: 'حارة 17' },
    story: {
      en: 'Street clothes for the neighbourhood: hoodies, loose tees and caps.',
      ar: 'ملابس شبابية من روح الحارة: هوديات وتيشيرتات واسعة وقبعات.',
    },
    threads: ['plum', 'pistachio', 'sumac'],
    makes: [
      'hoodie',
      'mens-tshirt',
      'womens-tshirt',
      'bomber-jacket',
      'joggers',
      'cap',
      'backpack',
      'sneakers',
    ],
  },
  {
    id: 'zarzoura',
    slug: 'zarzoura',
    name: { en: 'Zarzoura', ar: 'زرزورة' },
    story: {
      en: 'Soft, cheerful clothes for babies and children, ready for play and the wash.',
      ar: 'ملابس ناعمة ومبهجة للمواليد والأطفال، تتحمّل اللعب وكثرة الغسيل.',
    },
    threads: ['apricot', 'pistachio', 'sumac'],
    makes: [
      'girls-tshirt',
      'girls-dress',
      'girls-leggings',
      'girls-set',
      'girls-jacket',
      'boys-tshirt',
      'boys-jeans',
      'boys-tracksuit',
      'boys-jacket',
      'bodysuit',
      'sleepsuit',
      'baby-set',
      'kids-underwear-set',
      'hair-clips',
    ],
  },
  {
    id: 'rakda',
    slug: 'rakda',
    name: { en: 'Rakda', ar: 'ركضة' },
    story: {
      en: 'Light sportswear for a morning run or a long day on your feet.',
      ar: 'ملابس رياضية خفيفة لركضة الصباح ولنهار طويل من الحركة.',
    },
    threads: ['pistachio', 'indigo', 'undyed'],
    makes: [
      'joggers',
      'mens-tshirt',
      'womens-tshirt',
      'boys-tracksuit',
      'sneakers',
      'kids-sneakers',
      'backpack',
      'socks-pack',
    ],
  },
  {
    id: 'mashyeh-darb',
    slug: 'mashyeh-darb',
    name: { en: 'Mashyeh & Darb', ar: 'مشية ودرب' },
    story: {
      en: 'Comfortable shoes, finished by hand and made for long walks.',
      ar: 'أحذية مريحة بلمسات يدوية، للمشاوير الطويلة.',
    },
    threads: ['apricot', 'plum', 'quince'],
    makes: [
      'womens-heels',
      'mens-leather-shoes',
      'ankle-boots',
      'sneakers',
      'sandals',
      'slippers',
      'kids-sneakers',
    ],
  },
  {
    id: 'jild-khayt',
    slug: 'jild-khayt',
    name: { en: 'Jild & Khayt', ar: 'جلد وخيط' },
    story: {
      en: 'Leather bags, belts and wallets with strong stitching and simple lines.',
      ar: 'حقائب وأحزمة ومحافظ جلدية بخياطة قوية وتصميم بسيط.',
    },
    threads: ['sumac', 'apricot', 'plum'],
    makes: ['handbag', 'belt', 'backpack'],
  },
  {
    id: 'laylat-qutn',
    slug: 'laylat-qutn',
    name: { en: 'Laylat Qutn', ar: 'ليلة قطن' },
    story: {
      en: 'Cotton sleepwear and underwear for a restful night.',
      ar: 'بيجامات وملابس داخلية قطنية لراحة آخر النهار.',
    },
    threads: ['plum', 'undyed', 'pistachio'],
    makes: [
      'womens-pyjamas',
      'mens-pyjamas',
      'mens-boxers',
      'womens-underwear-set',
      'thermal-set',
      'socks-pack',
      'kids-underwear-set',
    ],
  },
  {
    id: 'ugarit-blue',
    slug: 'ugarit-blue',
    name: { en: 'Ugarit Blue', ar: 'أزرق أوغاريت' },
    story: {
      en: 'Swimwear and light summer clothes inspired by the Syrian coast.',
      ar: 'ملابس سباحة وقطع صيفية خفيفة مستوحاة من الساحل السوري.',
    },
    threads: ['indigo', 'apricot', 'cypress'],
    makes: ['swimsuit', 'swim-shorts', 'midi-dress', 'sandals'],
  },
];
