import type { Bilingual } from './bilingual.ts';

/** A block of the home page: its texts, its link, and the products whose pictures it shows. */
export type DemoHomeBlock = {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly href: string;
  readonly productIds: readonly string[];
};

export const hero: DemoHomeBlock = {
  id: 'hero',
  title: { en: 'Woven your way', ar: 'على منوالك' },
  text: {
    en: 'Clothes from twelve brands, brought to any city in Syria. Pay in cash when they arrive.',
    ar: 'ملابس من 12 ماركة تصل إلى كل مدينة في سوريا، والدفع نقداً عند الاستلام.',
  },
  href: '/SearchProducts',
  productIds: ['sprig-linen-dress', 'bengal-striped-shirt', 'top-handle-leather-handbag'],
};

export const collections: readonly DemoHomeBlock[] = [
  {
    id: 'modest-lines',
    title: { en: 'Calm lines', ar: 'خطوط هادئة' },
    text: {
      en: 'Abayas and manteaux with room to move, from everyday nida to winter wool.',
      ar: 'عبايات ومانطويات مريحة في الحركة، من قماش الندى لكل يوم إلى صوف الشتاء.',
    },
    href: '/SearchProducts?categoryId=women&subCategoryId=women--modest-wear',
    productIds: ['abaya-with-embroidered-cuffs', 'trench-cut-manteau'],
  },
  {
    id: 'denim',
    title: { en: 'Denim by Neelwan', ar: 'جينز نيلوان' },
    text: {
      en: 'Straight, wide or slim, for women, men and boys, with measurements in centimeters.',
      ar: 'مستقيم وواسع وضيق، نسائي ورجالي وولادي، وكل القياسات بالسنتيمتر.',
    },
    href: '/SearchProducts?brandId=neelwan',
    productIds: ['bootcut-jeans-with-pressed-crease', 'loose-carpenter-jeans'],
  },
  {
    id: 'winter',
    title: { en: 'Ready for the cold', ar: 'جاهزون للبرد' },
    text: {
      en: 'Wool, brushed cotton and thick knits, from the coat to the socks.',
      ar: 'صوف وقطن بوبرة وكنزات سميكة، من المعطف إلى الجوارب.',
    },
    href: '/SearchProducts?seasons=winter',
    productIds: ['long-wrap-coat-in-wool', 'ribbed-crew-neck-sweater'],
  },
];

/** Pieces to be worn together; the largest picture is the first one's. */
export const looks: readonly DemoHomeBlock[] = [
  {
    id: 'cold-morning',
    title: { en: 'A cold morning', ar: 'صباح بارد' },
    text: {
      en: 'A wool coat over a thin knit and wide jeans: warm outside, and nothing to take off at work.',
      ar: 'معطف صوف فوق كنزة رقيقة وجينز واسع: دفء في الطريق وراحة في العمل.',
    },
    href: '',
    productIds: [
      'long-wrap-coat-in-wool',
      'light-roll-neck-knit',
      'wide-leg-jeans-in-rigid-denim',
      'suede-lace-up-boots',
      'top-handle-leather-handbag',
    ],
  },
  {
    id: 'friday-visit',
    title: { en: 'A Friday visit', ar: 'زيارة يوم الجمعة' },
    text: {
      en: 'Neat without a tie, and comfortable on a low sofa.',
      ar: 'ترتيب من دون ربطة عنق، وراحة في الجلوس.',
    },
    href: '',
    productIds: [
      'short-pea-coat',
      'ribbed-crew-neck-sweater',
      'fine-rib-corduroy-trousers',
      'soft-leather-loafers',
    ],
  },
  {
    id: 'evening-out',
    title: { en: 'Invited for the evening', ar: 'دعوة على العشاء' },
    text: {
      en: 'Satin that catches the light, with heels one can stand in.',
      ar: 'ساتان يلمع تحت الضوء، وكعب يُحتمل الوقوف به.',
    },
    href: '',
    productIds: ['satin-occasion-dress', 'suede-pumps-with-ankle-strap', 'small-crossbody-bag'],
  },
];

export const banners: readonly DemoHomeBlock[] = [
  {
    id: 'reduced',
    title: { en: 'Reduced this week', ar: 'حسومات هذا الأسبوع' },
    text: {
      en: 'Every reduced piece in one list, with its old price beside it.',
      ar: 'كل القطع المخفّضة في قائمة واحدة، وسعرها السابق إلى جانبها.',
    },
    href: '/SearchProducts?onSale=true',
    productIds: ['checked-dress-with-a-square-neck'],
  },
  {
    id: 'shoes',
    title: { en: 'Shoes for long walks', ar: 'أحذية للمشاوير الطويلة' },
    text: {
      en: 'Measure your foot, look at the guide, and exchange it if it pinches.',
      ar: 'قِس قدمك وراجع دليل القياسات، وإن ضاق عليك فاستبدله.',
    },
    href: '/SearchProducts?categoryId=shoes',
    productIds: ['long-distance-running-shoes'],
  },
];

/** A future notice: it begins in two weeks and lasts two. */
export const notice = {
  id: 'winter-notice',
  kind: 'notice',
  title_en: 'The winter pieces of Neelwan are here',
  title_ar: 'وصلت قطع نيلوان الشتوية',
  href: '/SearchProducts?brandId=neelwan&seasons=winter',
  days: { from: 14, until: 28 },
};
