import { createHash } from 'node:crypto';
import { headLine } from '../../../shop/sheets/headings.ts';

/** The key under which the meaning of a head line is remembered; null for one without any heading. */
export function hashOfHead(head: readonly string[]): string | null {
  const line = headLine(head);
  return line === '' ? null : createHash('sha256').update(line).digest('hex');
}
