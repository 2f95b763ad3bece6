import type { ImportColumn } from '../../imports/column-names.ts';
import type { ImportFault, OtherKind, PictureFault } from '../../imports/faults.ts';
import { fileLimits, zipLimits } from '../../imports/file-limits.ts';
import { formatNumber } from '../../money.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';

/** Products in and out as files. */
export const imports = {
  title: 'Import products',
  open: 'Import a file',
  choose: 'Choose a file',
  chooseSays: 'CSV or XLSX, up to 10 MB and 10,000 rows. A row is a product in one color and size.',
  nothingYet: 'Nothing is changed before you have seen what it would do.',
  template: 'No file yet? Save an empty one with every column and fill it.',
  toDrafts: 'See the products',
  reading: 'Reading the file…',
  earlier: 'Earlier files',
  none: 'No file yet',
  file: 'File',
  state: 'State',
  rowsHead: 'Rows',
  by: 'By',
  at: 'When',
  columns: {
    slug: 'Short address',
    nameEn: 'Name in English',
    nameAr: 'Name in Arabic',
    descriptionEn: 'Description in English',
    descriptionAr: 'Description in Arabic',
    materialEn: 'Material in English',
    materialAr: 'Material in Arabic',
    careEn: 'Care in English',
    careAr: 'Care in Arabic',
    brand: 'Brand',
    category: 'Category',
    subCategory: 'Subcategory',
    price: 'Price, SYP',
    priceUsd: 'Price, USD',
    priceAfterDiscount: 'Discounted price, SYP',
    discountStartsAt: 'Discount from',
    discountEndsAt: 'Discount until',
    seasons: 'Season',
    availableFrom: 'In the shop from',
    color: 'Color',
    size: 'Size',
    sku: 'SKU',
    barcode: 'Barcode',
    stock: 'Pieces',
    pictures: 'Pictures',
    pictureWordsAr: 'What the pictures show, in Arabic',
    pictureWordsEn: 'What the pictures show, in English',
    pictureFocus: 'What stays in view, in percent',
  } satisfies Record<ImportColumn, string>,
  reasons: 'Reasons',
  row: (row: number) => `Row ${formatNumber(row)}`,
  faults: {
    formula: () => 'This is a formula. Write its value instead.',
    sheetError: (value: string) => `“${value}” is an error of the spreadsheet. Write the value itself.`,
    openQuote: () => 'A quotation mark opens here and is never closed.',
    broken: () => 'These letters are damaged. Save the file as UTF-8.',
    unknown: (value: string, near: string) =>
      near === ''
        ? `The shop does not have “${value}”.`
        : `The shop does not have “${value}”. Is “${near}” meant?`,
    ambiguous: (value: string) => `The shop has several called “${value}”. Say which one.`,
    missing: () => 'This is missing.',
    notNumber: (value: string) => `“${value}” is not a whole number.`,
    negative: () => 'This cannot be below zero.',
    notPositive: () => 'This must be more than zero.',
    notDate: (value: string) => `“${value}” is not a day. Write it as 2026-11-22.`,
    notSeason: (value: string) => `“${value}” is not a season.`,
    tooLong: (_value: string, most: string) => `This is longer than ${most} characters.`,
    shortened: (value: string) =>
      `“${value}” is what Excel made of a long number; its last digits are lost. Format the column as text, write the codes again, and save as XLSX.`,
    wrongForm: (value: string) => `“${value}” has characters that do not belong here.`,
    differs: (_value: string, row: string) => `Row ${row} says something else of the same product.`,
    twice: (_value: string, rows: string) =>
      `This stands in the file twice, also in ${rows.includes(',') ? 'rows' : 'row'} ${rows}.`,
    tooMany: (_value: string, most: string) => `A product has at most ${most} variants.`,
    codeElsewhere: (value: string) => `“${value}” is on a piece of another color or size.`,
    codeTaken: () => 'This is on another piece.',
    codeUnknown: (value: string) =>
      `The shop has no piece with “${value}”. Write the name of its product in this row.`,
    slugTaken: () => 'Another product has this address, or had it within a year.',
    priceStep: (_value: string, step: string) => `Prices are multiples of ${step}.`,
    noRate: () => 'No dollar rate is set: a price in dollars cannot become pounds.',
    notDollars: (value: string) => `“${value}” is not a price in dollars.`,
    twoPrices: () => 'This row has a price in pounds as well. Write one of them.',
    discountAbovePrice: () => 'The discounted price must be below the price.',
    discountWindow: () => 'The discount must end after it begins.',
    incomplete: () => 'Shoppers see this product: something they read would be missing.',
    picturesFewer: () =>
      'These describe more pictures than the row has. Separate descriptions with | or a new line.',
    notFocus: (value: string) =>
      `“${value}” is no point. Write how far it is from the left and from the top in percent: 50 20.`,
    pictureMissing: (value: string) => `“${value}” is not in the ZIP.`,
    stale: () => 'This product was changed meanwhile. Try the file again.',
    refused: () => 'This does not fit. Check the row once more.',
  } satisfies Record<ImportFault, (value: string, more: string) => string>,
  pictureFaults: {
    notPicture: () => 'This is no JPEG, PNG, WebP or AVIF.',
    heic: () => 'This is a HEIC of an iPhone. Export it as JPEG, then make the ZIP again.',
    tooLarge: () => 'This is larger than 5 MB.',
    tooManyPixels: () => 'This has more than 24 megapixels.',
    animated: () => 'This moves. Send one picture of it.',
    broken: () => 'This is damaged: part of it is missing or does not unpack.',
    encrypted: () => 'This has a password. Make the ZIP without one.',
    link: () => 'This only points to another file. Put the file itself in.',
    unknown: () => 'No product is called so, and no row names this file.',
    ambiguous: () => 'Several products are called so. Name the file in a row.',
    twice: (more: string) => `This is the same as ${more}.`,
    noColor: () => 'The product does not have this color.',
    tooMany: (more: string) => `A product has at most ${more} pictures.`,
  } satisfies Record<PictureFault, (more: string) => string>,
  zip: {
    title: 'Pictures',
    alone: 'Pictures of products in the shop',
    choose: 'Choose a ZIP of pictures',
    again: 'Choose the ZIP again',
    says: 'Up to 500 MB and 2,000 pictures of at most 5 MB each.',
    names:
      'A picture is named after the SKU, the barcode or the short address of its product, then the color and a number: linen-dress-black-2.jpg. A folder with such a name works as well, and so does a column “Pictures” with the names of the files; three more columns say what each shows and what stays in view, in the same order, separated by |.',
    added:
      'Pictures are added after those a product has. One without a description is described by its product, color and side.',
    sent: (done: string, all: string) => `${done} of ${all} MB sent`,
    broken: (done: string, all: string) =>
      `${done} of ${all} MB arrived. Choose the same file and the rest is sent.`,
    drop: 'Go on without pictures',
    files: (count: number) => plural(count, { one: '1 picture', other: `${count} pictures` }),
    refused: (count: number) =>
      plural(count, { one: '1 file is refused', other: `${count} files are refused` }),
    has: 'The product has it already',
    more: 'Only the first 200 files are listed.',
    tooLarge: {
      bytes: (has: string) =>
        `This ZIP has ${has} MB, and the most is ${formatNumber(zipLimits.bytes / 1e6)}. Divide the pictures over two.`,
    },
    faults: {
      tooMany: `This ZIP has more than ${formatNumber(zipLimits.files)} files. Divide the pictures over two.`,
      tooLarge: `Unpacked, this ZIP has more than ${zipLimits.unpackedBytes / 1e9} GB. Divide the pictures over two.`,
      overlapping: 'The files in this ZIP overlap. Make it anew.',
      notZip: 'This is no ZIP.',
      truncated: 'The end of this ZIP is missing. Make it again.',
    },
    empty: 'There is no picture in this ZIP.',
    applyValidSays: 'Refused files stay out. Correct their names and send them later in another ZIP.',
  },
  states: {
    checking: 'Being tried',
    checked: 'Tried',
    applying: 'Coming in',
    applied: 'In the shop',
    undoing: 'Being taken back',
    undone: 'Taken back',
    failed: 'Nothing was kept',
  },
  progress: (done: string, all: string) => `${done} of ${all} products`,
  progressOfTrial: (done: string, all: string) => `${done} of ${all} products and pictures`,
  leave: 'You may leave this page; the work goes on.',
  rows: (count: number) => plural(count, { one: '1 row', other: `${count} rows` }),
  outcome: {
    new: (count: number) => plural(count, { one: '1 new product', other: `${count} new products` }),
    changed: (count: number) =>
      plural(count, { one: '1 product changes', other: `${count} products change` }),
    same: (count: number) => plural(count, { one: '1 stays as it is', other: `${count} stay as they are` }),
    refused: (count: number) =>
      plural(count, { one: '1 row is refused', other: `${count} rows are refused` }),
  },
  newAreDrafts: 'New products come in as drafts: shoppers do not see them before you publish.',
  emptyStays: 'An empty cell changes nothing. A variant that is not in the file stays.',
  stockIsCount: 'Pieces that differ become a count, which is then entered into the stock.',
  toCount: 'See the count',
  encoding: 'The file is not UTF-8. It was read as Windows-1256: look whether the Arabic is right.',
  whatIs: 'What the columns are',
  notRead: 'Not read',
  tryAgain: 'Try with these columns',
  refusedTitle: 'Refused rows',
  means: (word: string) => `What is “${isolated(word)}”?`,
  meansNothing: 'Choose…',
  learn: (words: number) =>
    plural(words, { one: 'Learn the word and try again', other: `Learn ${words} words and try again` }),
  learnSays: 'What you choose here is remembered for your next files. To order or correct what the shop has:',
  toTaxonomy: 'brands, categories, colors and sizes',
  addThese: (kind: string, words: string, more: number) =>
    `Add to ${kind.toLowerCase()}: ${words}${more > 0 ? ` and ${more} more` : ''}`,
  addTo: (kind: string) => `Add to ${kind.toLowerCase()}`,
  addSays: 'Untick what is a typing error: choose on the page what it means.',
  addAndTry: (count: number) =>
    plural(count, { one: 'Add it and try again', other: `Add ${count} and try again` }),
  nearWord: (name: string) => `The shop has “${isolated(name)}”.`,
  triedBefore: 'Was something changed in the shop since?',
  tryOnceMore: 'Try the file again',
  setRate: 'Set the dollar rate',
  comma: ', ',
  rowsAre: (count: number, rows: string, hasMore: boolean) =>
    `${formatNumber(count)} rows: ${rows}${hasMore ? ' and more' : ''}`,
  unread: 'Not read:',
  seePlanned: 'See what comes in',
  isNew: (variants: number) => plural(variants, { one: '1 variant', other: `${variants} variants` }),
  changes: 'changes',
  morePlanned: (rest: number) => `and ${formatNumber(rest)} more`,
  moreReasons: (next: number, left: number) => `Show ${next} of ${left} more reasons`,
  reasonsEnd: (most: number) => `Only the first ${most} reasons are listed. The saved rows have all of them.`,
  saveRefused: 'Save the refused rows',
  apply: 'Bring it in',
  applyValid: 'Bring in the rest',
  applyValidSays: 'Products with a refused row stay out. Correct the saved rows and send them later.',
  mendFirst: 'Correct the refused rows below where you can, or in your file and send it again.',
  nothingToDo: 'The shop has all of this already.',
  undo: 'Take it back',
  undoTitle: 'Take this file back?',
  undoText:
    'New products go and changed ones become as they were, with their pictures. What was edited, published or bought since stays.',
  undoneSays: 'Everything is as it was before this file.',
  kept: (count: number) =>
    plural(count, {
      one: 'One product was not taken back: it was edited, published or bought since.',
      other: `${count} products were not taken back: they were edited, published or bought since.`,
    }),
  failedBecause: (reason: string) => `Nothing of the file was kept. ${reason}`,
  broke: 'Something went wrong while it ran.',
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
    `Something stands in the cell ${cell}, far from the table. Empty it, or copy the table into a new file.`,
  otherKinds: {
    xls: 'Excel opens this file, but it is no XLSX. Open it there, choose File › Save As › Excel Workbook (.xlsx), and send the new file.',
    locked:
      'This workbook has a password. In Excel: File › Info › Protect Workbook › Encrypt with Password. Empty the field, save, and send it again.',
    ods: 'This is a file of LibreOffice. Open it there, choose File › Save As › Excel 2007–365 (.xlsx), and send the new file.',
    numbers:
      'This is a file of Numbers. Open it there, choose File › Export To › Excel, and send the new file.',
    damaged: 'This workbook is damaged or not whole. Open it in Excel, save it once more and send it again.',
    zip: 'This is a ZIP. Pictures are sent below; a file of products is CSV or XLSX.',
    unknown: 'This is no CSV or XLSX file. Open your list in Excel and save it as Excel Workbook (.xlsx).',
  } satisfies Record<OtherKind, string>,
  notSent: 'The file was not sent. Try again.',
};
