import { formatNumber } from '../../money.ts';
import { fileLimits } from '../../sheets/file-limits.ts';

/** A list of products that is more than one file. */
export const exportParts = {
  title: (files: number) => `Save the products in ${formatNumber(files)} files`,
  says: (rows: string) =>
    `These are ${rows} rows. A file that can be imported again has up to ${formatNumber(fileLimits.rows)} rows and ${formatNumber(fileLimits.bytes / 1e6)}\u00a0MB. No product is split between two files.`,
  part: (number: number, rows: string) => `File ${formatNumber(number)}: ${rows} rows`,
  save: (format: string) => `Save ${format}`,
  saved: 'Saved',
  again: 'Again',
};
