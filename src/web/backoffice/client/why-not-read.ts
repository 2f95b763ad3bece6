import { importRefusals as t } from '#texts/import-refusals';
import { imports } from '#texts/imports';
import { isKeyOf } from '../../../shop/keys-of.ts';
import { formatNumber } from '../../../shop/money.ts';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';

/** Why a CSV or XLSX file was not read, and what to do. */
export function whyNotRead(failure: unknown, bytes: number): string {
  if (!(failure instanceof CallError)) return failureText(failure, imports.notSent);
  const [error = ''] = failure.errors;
  if (failure.code === 'PAYLOAD_TOO_LARGE') {
    const [, cell] = /at ([A-Z]+\d+)$/.exec(error) ?? [];
    if (cell !== undefined) return t.farCell(cell);
    const [, limit = ''] = / more than \d+ ([a-z ]+)$/.exec(error) ?? [];
    return t.tooLarge[isKeyOf(t.tooLarge, limit) ? limit : 'bytes'](mega(bytes));
  }
  if (failure.code !== 'UNSUPPORTED_MEDIA_TYPE') return failureText(failure, imports.notSent);
  const [, kind = ''] = /^"file" is (\w+)$/.exec(error) ?? [];
  return t.otherKinds[isKeyOf(t.otherKinds, kind) ? kind : 'unknown'];
}

export const tooLargeFile = (bytes: number) => t.tooLarge.bytes(mega(bytes));

/** In megabytes with one decimal: 10.1 is more than 10. */
const mega = (bytes: number) => formatNumber(Math.ceil(bytes / 100_000) / 10);
