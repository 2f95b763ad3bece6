import type { sizeSystems as en } from '../en/size-systems.ts';
import type { TextsOf } from '../texts-of.ts';

export const sizeSystems = {
  alpha: 'قياسات بالأحرف',
  'eu-numeric': 'قياسات أوروبية',
  jeans: 'جينز، خصر وطول',
  'kids-age': 'أطفال بحسب العمر',
  'baby-age': 'مواليد بحسب العمر',
  'shoes-eu': 'أحذية',
  'shoes-eu-kids': 'أحذية أطفال',
  'one-size': 'قياس واحد',
  other: 'قياسات أخرى',
} satisfies TextsOf<typeof en>;
