import type { Bilingual } from './bilingual.ts';

/** A size as the shopper reads it; the label is the same in both languages unless it holds words. */
export type DemoSize = { readonly id: string; readonly label: Bilingual };

/** A way of sizing; `sizes` stand in the order in which they are shown. */
export type DemoSizeSystem = {
  readonly id: string;
  readonly name: Bilingual;
  readonly sizes: readonly DemoSize[];
};

/** Waist and inside leg in inches, as on the label of a pair of jeans. */
const jeansWaists = [26, 27, 28, 29, 30, 31, 32, 33, 34, 36, 38, 40];
const jeansLengths = [30, 32, 34];

export const sizeSystems: readonly DemoSizeSystem[] = [
  {
    id: 'alpha',
    name: { en: 'Letter sizes', ar: 'قياسات بالأحرف' },
    sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((size) => asWritten(size)),
  },
  {
    id: 'eu-numeric',
    name: { en: 'European sizes', ar: 'قياسات أوروبية' },
    sizes: ['34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54'].map((size) => asWritten(size)),
  },
  {
    id: 'jeans',
    name: { en: 'Jeans (waist / length)', ar: 'جينز (خصر / طول)' },
    sizes: jeansWaists.flatMap((waist) => jeansLengths.map((length) => asWritten(`W${waist} L${length}`))),
  },
  {
    id: 'kids-age',
    name: { en: 'Children by age', ar: 'أطفال حسب العمر' },
    sizes: [
      { id: '2y', label: { en: '2 years', ar: 'سنتان' } },
      { id: '3y', label: { en: '3 years', ar: '3 سنوات' } },
      { id: '4y', label: { en: '4 years', ar: '4 سنوات' } },
      { id: '5y', label: { en: '5 years', ar: '5 سنوات' } },
      { id: '6y', label: { en: '6 years', ar: '6 سنوات' } },
      { id: '8y', label: { en: '8 years', ar: '8 سنوات' } },
      { id: '10y', label: { en: '10 years', ar: '10 سنوات' } },
      { id: '12y', label: { en: '12 years', ar: '12 سنة' } },
      { id: '14y', label: { en: '14 years', ar: '14 سنة' } },
    ],
  },
  {
    id: 'baby-age',
    name: { en: 'Babies by age', ar: 'مواليد حسب العمر' },
    sizes: [
      { id: '0-3m', label: { en: '0-3 months', ar: '0-3 أشهر' } },
      { id: '3-6m', label: { en: '3-6 months', ar: '3-6 أشهر' } },
      { id: '6-9m', label: { en: '6-9 months', ar: '6-9 أشهر' } },
      { id: '9-12m', label: { en: '9-12 months', ar: '9-12 شهراً' } },
      { id: '12-18m', label: { en: '12-18 months', ar: '12-18 شهراً' } },
      { id: '18-24m', label: { en: '18-24 months', ar: '18-24 شهراً' } },
    ],
  },
  {
    id: 'shoes-eu',
    name: { en: 'Shoes (EU)', ar: 'أحذية (قياس أوروبي)' },
    sizes: ['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'].map((size) =>
      asWritten(size, 'shoe'),
    ),
  },
  {
    id: 'shoes-eu-kids',
    name: { en: "Kids' shoes (EU)", ar: 'أحذية أطفال (قياس أوروبي)' },
    sizes: ['22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34'].map((size) =>
      asWritten(size, 'kids-shoe'),
    ),
  },
  {
    id: 'one-size',
    name: { en: 'One size', ar: 'قياس واحد' },
    sizes: [{ id: 'OS', label: { en: 'One size', ar: 'قياس واحد' } }],
  },
];

/** Ids are unique over all systems: a 38 of shoes is not a 38 of trousers. */
function asWritten(label: string, kind?: string): DemoSize {
  const id = label.replace(' ', '-');
  return { id: kind ? `${kind}-${id}` : id, label: { en: label, ar: label } };
}
