import { formatNumber } from '../../money.ts';
import { fileLimits, zipLimits } from '../../sheets/file-limits.ts';
import type { OtherKind } from '../../sheets/other-kinds.ts';

/** Why a file of products is not read at all. */
export const importRefusals = {
  tooLarge: {
    bytes: (has: string) =>
      `This file has ${has} MB, and the most is ${formatNumber(fileLimits.bytes / 1e6)}. Divide it into two.`,
    'unpacked bytes': (_has: string) =>
      `Unpacked, this workbook has more than ${formatNumber(fileLimits['unpacked bytes'] / 1e6)} MB. Copy the table alone into a new file.`,
    parts: (_has: string) =>
      `This workbook has more than ${formatNumber(fileLimits.parts)} pictures and sheets. Copy the table alone into a new file.`,
    rows: (_has: string) =>
      `This file has more than ${formatNumber(fileLimits.rows)} rows. Divide it into two or more.`,
    columns: (_has: string) =>
      `This file has more than ${formatNumber(fileLimits.columns)} columns. Delete those that you do not need.`,
  },
  farCell: (cell: string) =>
    `There is something in cell ${cell}, far from the table. Clear it, or copy the table into a new file.`,
  zip: {
    tooLarge: {
      bytes: (has: string) =>
        `This ZIP has ${has} MB, and the most is ${formatNumber(zipLimits.bytes / 1e6)}. Divide the pictures over two.`,
    },
    faults: {
      tooMany: `This ZIP has more than ${formatNumber(zipLimits.files)} files. Divide the pictures over two.`,
      tooLarge: `Unpacked, this ZIP has more than ${zipLimits.unpackedBytes / 1e9} GB. Divide the pictures over two.`,
      overlapping: 'The files in this ZIP overlap. Make it again.',
      notZip: 'This is not a ZIP.',
      truncated: 'The end of this ZIP is missing. Make it again.',
    },
  },
  otherKinds: {
    xls: 'Excel opens this file, but it is not an XLSX. Open it there, choose File › Save As › Excel Workbook (.xlsx), and send the new file.',
    locked:
      'This workbook has a password. In Excel: File › Info › Protect Workbook › Encrypt with Password. Empty the field, save, and send it again.',
    ods: 'This is a file of LibreOffice. Open it there, choose File › Save As › Excel 2007–365 (.xlsx), and send the new file.',
    numbers:
      'This is a file of Numbers. Open it there, choose File › Export To › Excel, and send the new file.',
    damaged: 'This workbook is damaged or incomplete. Open it in Excel, save it again and send it again.',
    zip: 'This is a ZIP. Pictures are sent below; a file of products is CSV or XLSX.',
    unknown: 'This is not a CSV or XLSX file. Open your list in Excel and save it as Excel Workbook (.xlsx).',
  } satisfies Record<OtherKind, string>,
};
