import type { documents as en } from '../en/documents.ts';
import type { TextsOf } from '../texts-of.ts';

export const documents = {
  pageOf: 'صفحة {page} من {pages}',
} satisfies TextsOf<typeof en>;
