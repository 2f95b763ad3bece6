import type { Bilingual } from './bilingual.ts';

/** A table of body measures in cm; each row begins with the id of its size, then follows `columns`. */
export type DemoSizeGuide = {
  readonly id: string;
  readonly systemId: string;
  readonly name: Bilingual;
  readonly columns: readonly MeasureId[];
  readonly rows: readonly (readonly string[])[];
};

export type MeasureId = keyof typeof measures;

/** What each column measures and how to take it. */
export const measures = {
  bust: {
    name: { en: 'Bust', ar: 'محيط الصدر' },
    how: {
      en: 'Around the fullest part, tape level.',
      ar: 'حول أعرض نقطة من الصدر مع إبقاء شريط القياس أفقياً.',
    },
  },
  chest: {
    name: { en: 'Chest', ar: 'محيط الصدر' },
    how: { en: 'Around the chest under the arms.', ar: 'حول الصدر تحت الإبطين.' },
  },
  waist: {
    name: { en: 'Waist', ar: 'محيط الخصر' },
    how: { en: 'Around the narrowest part of the waist.', ar: 'حول أضيق نقطة من الخصر.' },
  },
  hips: {
    name: { en: 'Hips', ar: 'محيط الورك' },
    how: { en: 'Around the widest part of the hips.', ar: 'حول أعرض نقطة من الورك.' },
  },
  inseam: {
    name: { en: 'Inside leg', ar: 'طول الساق من الداخل' },
    how: { en: 'From the crotch to the ankle.', ar: 'من أعلى الساق من الداخل حتى الكاحل.' },
  },
  height: {
    name: { en: 'Height', ar: 'الطول' },
    how: { en: 'Standing straight, without shoes.', ar: 'بالوقوف مستقيماً من دون حذاء.' },
  },
  footLength: {
    name: { en: 'Foot length', ar: 'طول القدم' },
    how: {
      en: 'From the heel to the longest toe, standing.',
      ar: 'من الكعب إلى أطول إصبع بوضعية الوقوف.',
    },
  },
  weightKg: {
    name: { en: 'Weight (kg)', ar: 'الوزن (كغ)' },
    how: { en: 'For guidance.', ar: 'للاستدلال فقط.' },
  },
  eu: { name: { en: 'European size', ar: 'القياس الأوروبي' }, how: { en: '', ar: '' } },
} as const satisfies Record<string, { name: Bilingual; how: Bilingual }>;

export const sizeGuides: readonly DemoSizeGuide[] = [
  {
    id: 'alpha-women',
    systemId: 'alpha',
    name: { en: "Women's letter sizes", ar: 'قياسات نسائية بالأحرف' },
    columns: ['bust', 'waist', 'hips', 'eu'],
    rows: [
      ['XS', '78–82', '60–64', '86–90', '34'],
      ['S', '82–86', '64–68', '90–94', '36'],
      ['M', '86–94', '68–76', '94–102', '38–40'],
      ['L', '94–98', '76–80', '102–106', '42'],
      ['XL', '98–107', '80–91', '106–115', '44–46'],
      ['2XL', '107–119', '91–103', '115–125', '48–50'],
      ['3XL', '119–131', '103–115', '125–135', '52–54'],
    ],
  },
  {
    id: 'alpha-men',
    systemId: 'alpha',
    name: { en: "Men's letter sizes", ar: 'قياسات رجالية بالأحرف' },
    columns: ['chest', 'waist'],
    rows: [
      ['XS', '84–88', '70–74'],
      ['S', '88–94', '74–80'],
      ['M', '94–102', '80–88'],
      ['L', '102–110', '88–96'],
      ['XL', '110–118', '96–104'],
      ['2XL', '118–126', '104–112'],
      ['3XL', '126–134', '112–120'],
    ],
  },
  {
    id: 'eu-women',
    systemId: 'eu-numeric',
    name: { en: "Women's European sizes", ar: 'قياسات أوروبية نسائية' },
    columns: ['bust', 'waist', 'hips'],
    rows: [
      ['34', '80', '62', '88'],
      ['36', '84', '66', '92'],
      ['38', '88', '70', '96'],
      ['40', '92', '74', '100'],
      ['42', '96', '78', '104'],
      ['44', '100', '82', '108'],
      ['46', '104', '86', '112'],
      ['48', '110', '92', '117'],
      ['50', '116', '98', '122'],
      ['52', '122', '105', '127'],
      ['54', '128', '112', '132'],
    ],
  },
  {
    id: 'eu-men',
    systemId: 'eu-numeric',
    name: { en: "Men's European sizes", ar: 'قياسات أوروبية رجالية' },
    columns: ['chest', 'waist'],
    rows: [
      ['44', '88', '76'],
      ['46', '92', '80'],
      ['48', '96', '84'],
      ['50', '100', '88'],
      ['52', '104', '92'],
      ['54', '108', '98'],
    ],
  },
  {
    id: 'jeans',
    systemId: 'jeans',
    name: { en: 'Jeans', ar: 'جينز' },
    columns: ['waist', 'inseam'],
    rows: jeansRows(),
  },
  {
    id: 'kids-age',
    systemId: 'kids-age',
    name: { en: 'Children by age', ar: 'أطفال حسب العمر' },
    columns: ['height', 'chest', 'waist'],
    rows: [
      ['2y', '92', '53', '51'],
      ['3y', '98', '55', '52'],
      ['4y', '104', '57', '53'],
      ['5y', '110', '59', '54'],
      ['6y', '116', '61', '56'],
      ['8y', '128', '65', '59'],
      ['10y', '140', '70', '62'],
      ['12y', '152', '76', '66'],
      ['14y', '164', '82', '70'],
    ],
  },
  {
    id: 'baby-age',
    systemId: 'baby-age',
    name: { en: 'Babies by age', ar: 'مواليد حسب العمر' },
    columns: ['height', 'weightKg'],
    rows: [
      ['0-3m', '62', '6'],
      ['3-6m', '68', '7.5'],
      ['6-9m', '74', '9'],
      ['9-12m', '80', '10'],
      ['12-18m', '86', '11.5'],
      ['18-24m', '92', '13'],
    ],
  },
  {
    id: 'shoes-eu',
    systemId: 'shoes-eu',
    name: { en: 'Shoes (EU)', ar: 'أحذية (قياس أوروبي)' },
    columns: ['footLength'],
    rows: [
      ['shoe-35', '22'],
      ['shoe-36', '22.7'],
      ['shoe-37', '23.3'],
      ['shoe-38', '24'],
      ['shoe-39', '24.7'],
      ['shoe-40', '25.3'],
      ['shoe-41', '26'],
      ['shoe-42', '26.7'],
      ['shoe-43', '27.3'],
      ['shoe-44', '28'],
      ['shoe-45', '28.7'],
      ['shoe-46', '29.3'],
    ],
  },
  {
    id: 'shoes-eu-kids',
    systemId: 'shoes-eu-kids',
    name: { en: "Kids' shoes (EU)", ar: 'أحذية أطفال (قياس أوروبي)' },
    columns: ['footLength'],
    rows: [
      ['kids-shoe-22', '13.3'],
      ['kids-shoe-23', '14'],
      ['kids-shoe-24', '14.7'],
      ['kids-shoe-25', '15.3'],
      ['kids-shoe-26', '16'],
      ['kids-shoe-27', '16.7'],
      ['kids-shoe-28', '17.3'],
      ['kids-shoe-29', '18'],
      ['kids-shoe-30', '18.7'],
      ['kids-shoe-31', '19.3'],
      ['kids-shoe-32', '20'],
      ['kids-shoe-33', '20.7'],
      ['kids-shoe-34', '21.3'],
    ],
  },
];

/** A jeans size names waist and leg in inches: each is one row of the two tables in cm. */
function jeansRows(): string[][] {
  const waists = [
    ['W26', '66'],
    ['W27', '69'],
    ['W28', '71'],
    ['W29', '74'],
    ['W30', '76'],
    ['W31', '79'],
    ['W32', '81'],
    ['W33', '84'],
    ['W34', '86'],
    ['W36', '91'],
    ['W38', '97'],
    ['W40', '102'],
  ];
  const lengths = [
    ['L30', '76'],
    ['L32', '81'],
    ['L34', '86'],
  ];
  return waists.flatMap(([waist = '', waistCm = '']) =>
    lengths.map(([length = '', inseam = '']) => [`${waist}-${length}`, waistCm, inseam]),
  );
}
