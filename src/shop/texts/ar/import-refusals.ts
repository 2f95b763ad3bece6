import { formatNumber } from '../../money.ts';
import { fileLimits, zipLimits } from '../../sheets/file-limits.ts';
import type { importRefusals as en } from '../en/import-refusals.ts';
import type { TextsOf } from '../texts-of.ts';

export const importRefusals = {
  tooLarge: {
    bytes: (has) =>
      `حجم الملف ${has}\u00a0ميغابايت، وحدّه ${formatNumber(fileLimits.bytes / 1e6)}. قسّمه إلى ملفين.`,
    'unpacked bytes': () =>
      `هذا المصنف أكبر من ${formatNumber(fileLimits['unpacked bytes'] / 1e6)}\u00a0ميغابايت بعد فكّ ضغطه. انسخ الجدول وحده إلى ملف جديد.`,
    parts: () =>
      `في هذا المصنف أكثر من ${formatNumber(fileLimits.parts)} صورة وورقة. انسخ الجدول وحده إلى ملف جديد.`,
    rows: () => `في الملف أكثر من ${formatNumber(fileLimits.rows)}\u00a0سطر. قسّمه إلى ملفين أو أكثر.`,
    columns: () =>
      `في الملف أكثر من ${formatNumber(fileLimits.columns)}\u00a0عمود. احذف ما لا تحتاج إليه منها.`,
  },
  farCell: (cell) => `في الخلية ${cell} شيء بعيد عن الجدول. أفرغها، أو انسخ الجدول إلى ملف جديد.`,
  zip: {
    tooLarge: {
      bytes: (has) =>
        `حجم ملف ZIP ${has}\u00a0ميغابايت، وحدّه ${formatNumber(zipLimits.bytes / 1e6)}. قسّم الصور على ملفين.`,
    },
    faults: {
      tooMany: `في ملف ZIP أكثر من ${formatNumber(zipLimits.files)}\u00a0ملف. قسّم الصور على ملفين.`,
      tooLarge: `ملف ZIP بعد فكّ ضغطه أكبر من ${zipLimits.unpackedBytes / 1e9}\u00a0غيغابايت. قسّم الصور على ملفين.`,
      overlapping: 'الملفات داخل ZIP متداخلة. اصنعه من جديد.',
      notZip: 'ليس ملف ZIP.',
      truncated: 'آخر ملف ZIP ناقص. اصنعه من جديد.',
    },
  },
  otherKinds: {
    xls: 'يفتح Excel هذا الملف، لكنه ليس XLSX. افتحه فيه واختر ملف › حفظ باسم › مصنف Excel (XLSX) ثم أرسل الملف الجديد.',
    locked:
      'لهذا المصنف كلمة سر. في Excel: ملف › معلومات › حماية المصنف › التشفير بكلمة مرور. أفرغ الخانة واحفظ وأرسله مجدداً.',
    ods: 'هذا ملف LibreOffice. افتحه فيه واختر ملف › حفظ باسم › Excel 2007–365 (XLSX) ثم أرسل الملف الجديد.',
    numbers: 'هذا ملف Numbers. افتحه فيه واختر ملف › تصدير إلى › Excel ثم أرسل الملف الجديد.',
    damaged: 'هذا المصنف معطوب أو ناقص. افتحه في Excel واحفظه مرة أخرى ثم أرسله.',
    zip: 'هذا ملف ZIP. تُرسل الصور من الأسفل، أما ملف المنتجات فهو CSV أو XLSX.',
    unknown: 'ليس ملف CSV أو XLSX. افتح قائمتك في Excel واحفظها مصنف Excel (XLSX).',
  },
} satisfies TextsOf<typeof en>;
