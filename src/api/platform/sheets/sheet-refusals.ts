import { fileLimits } from '../../../shop/sheets/file-limits.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { TooLarge } from './read-xlsx.ts';
import type { Other } from './spreadsheet.ts';

/** Names the one limit that the file breaks. */
export const tooLarge = (why: TooLarge['tooLarge']): Refusal => {
  const error =
    typeof why === 'string'
      ? `"file" has more than ${fileLimits[why]} ${why}`
      : `"file" has a cell at ${why.farCell}`;
  return refuse('PAYLOAD_TOO_LARGE', { errors: [error] });
};

/** Why a file was not read. */
export const notRead = (read: Other | TooLarge): Refusal =>
  'other' in read
    ? refuse('UNSUPPORTED_MEDIA_TYPE', { errors: [`"file" is ${read.other}`] })
    : tooLarge(read.tooLarge);
