import type { Tx } from '../../src/api/db/database.ts';
import { insertRows } from './insert-rows.ts';

/** A message in the merchant's own words. */
export async function loadMessages(tx: Tx, now: Date): Promise<void> {
  await insertRows(tx, 'message_templates', [
    {
      name: 'return.received',
      language: 'ar',
      title: 'وصلتنا قطعك من الطلب {number}',
      text: 'نفحصها خلال يومي عمل ثم ندفع لك ثمنها. شكراً لصبرك.',
      updated_at: now,
    },
    {
      name: 'return.received',
      language: 'en',
      title: 'Your pieces from order {number} are with us',
      text: 'We check them within two working days and pay you for them. Thank you for waiting.',
      updated_at: now,
    },
  ]);
}
