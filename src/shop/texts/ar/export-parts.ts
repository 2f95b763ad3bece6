import { formatNumber } from '../../money.ts';
import { fileLimits } from '../../sheets/file-limits.ts';
import type { exportParts as en } from '../en/export-parts.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const exportParts = {
  title: (files) =>
    plural(files, {
      zero: '',
      one: 'احفظ المنتجات في ملف واحد',
      two: 'احفظ المنتجات في ملفين',
      few: `احفظ المنتجات في ${formatNumber(files)} ملفات`,
      many: `احفظ المنتجات في ${formatNumber(files)} ملفاً`,
      other: `احفظ المنتجات في ${formatNumber(files)} ملف`,
    }),
  says: (rows) =>
    `عدد الأسطر ${rows}. أكبر ملف يمكن استيراده مجدداً ${formatNumber(fileLimits.rows)}\u00a0سطر و${formatNumber(fileLimits.bytes / 1e6)}\u00a0ميغابايت. كل منتج كامل في ملف واحد.`,
  part: (number, rows) => `الملف ${formatNumber(number)}، عدد أسطره ${rows}`,
  save: (format) => `احفظ ${format}`,
  saved: 'حُفظ',
  again: 'مجدداً',
} satisfies TextsOf<typeof en>;
