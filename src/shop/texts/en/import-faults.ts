import type { ImportFault, PictureFault } from '../../office/imports/faults.ts';

/** Why cells and pictures of a file of products are refused. */
export const importFaults = {
  rows: {
    formula: () => 'This is a formula. Write its value instead.',
    sheetError: (value: string) => `“${value}” is an error of the spreadsheet. Write the value itself.`,
    openQuote: () => 'A quotation mark opens here and is never closed.',
    moreCells: () =>
      'This row has more cells than there are headings. Write 25000 without a comma, or the cell in quotation marks.',
    broken: () => 'These letters are damaged. Save the file as UTF-8.',
    unknown: (value: string, near: string) =>
      near === ''
        ? `The shop does not have “${value}”.`
        : `The shop does not have “${value}”. Did you mean “${near}”?`,
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
    differs: (_value: string, row: string) => `Row ${row} says something else about the same product.`,
    twice: (_value: string, rows: string) =>
      `This is in the file twice, also in ${rows.includes(',') ? 'rows' : 'row'} ${rows}.`,
    tooMany: (_value: string, most: string) => `A product has at most ${most} variants.`,
    range: (value: string) => `“${value}” mixes two types of sizes. Write each size: 36/38/40.`,
    pair: () =>
      'Two neighboring sizes such as M/L or 2-3 are in one cell. Say whether they are one size or two in this file.',
    dateForSize: (value: string, meant: string) =>
      `“${value}” is a date that Excel made of a size such as ${meant}. Format the column as text, write the sizes again, and save as XLSX.`,
    ofSeveral: () =>
      'This applies to several colors or sizes at once. Write a row for each, or skip this column.',
    noSize: () => 'Nothing is written under any size. Write 0 under a size that is sold out.',
    noHeading: () => 'This column has no heading. Write its size above it.',
    codeElsewhere: (value: string) => `“${value}” is on a piece of another color or size.`,
    codeTaken: () => 'Another piece already has this.',
    codeUnknown: (value: string) =>
      `The shop has no piece with “${value}”. Write the name of its product in this row.`,
    slugTaken: () => 'Another product has this address, or had it in the past year.',
    priceStep: (_value: string, step: string) => `Prices must be multiples of ${step}.`,
    noRate: () => 'No dollar rate is set, so dollars and pounds cannot be converted.',
    notDollars: (value: string) => `“${value}” is not a price in dollars.`,
    twoPrices: () => 'This row has another price as well. Write one of them.',
    discountAbovePrice: () => 'The discounted price must be below the price.',
    discountWindow: () => 'The discount must end after it starts.',
    incomplete: () => 'Shoppers can see this product, and something they read would be missing.',
    picturesFewer: () =>
      'These describe more pictures than the row has. Separate descriptions with | or a new line.',
    notFocus: (value: string) =>
      `“${value}” is not a point. Write how far it is from the left and from the top in percent: 50 20.`,
    pictureMissing: (value: string) => `“${value}” is not in the ZIP.`,
    stale: () => 'This product was changed in the meantime. Try the file again.',
    refused: () => 'Something in this row is not right. Please check it.',
  } satisfies Record<ImportFault, (value: string, more: string) => string>,
  pictures: {
    notPicture: () => 'This is not a JPEG, PNG, WebP or AVIF.',
    heic: () => 'This is a HEIC of an iPhone. Export it as JPEG, then make the ZIP again.',
    tooLarge: () => 'This is larger than 5 MB.',
    tooManyPixels: () => 'This has more than 24 megapixels.',
    animated: () => 'This is animated. Send one picture of it.',
    broken: () => 'This is damaged: part of it is missing or does not unpack.',
    encrypted: () => 'This has a password. Make the ZIP without one.',
    link: () => 'This only points to another file. Put the file itself in.',
    unknown: () => 'No product has this name, and no row names this file.',
    ambiguous: () => 'Several products have this name. Name the file in a row.',
    twice: (more: string) => `This is the same as ${more}.`,
    noColor: () => 'The product does not have this color.',
    tooMany: (more: string) => `A product has at most ${more} pictures.`,
  } satisfies Record<PictureFault, (more: string) => string>,
};
