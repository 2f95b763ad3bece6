import { sql } from 'kysely';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import type { Language } from '../../../../../shop/language.ts';
import { hideCodes } from '../../../../../shop/people/notifications/hide-codes.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Sight } from '../sight.ts';

/** How long a note may be reworded by its author. */
export const NOTE_OPEN_MS = 15 * 60_000;

type Talk = Pick<ConsoleOrder, 'notes' | 'messages'>;
type Row = { id: string; text: string; by: string; staff_id: string; at: Date };

/** The notes about an order and the messages to its shopper, for those who see whose order it is. */
export async function readTalk(
  db: Db,
  orderId: string,
  { person }: Sight,
  { staff, language, now }: { staff: { id: string }; language: Language; now: Date },
): Promise<Talk> {
  if (person !== 'masked') return { notes: [], messages: [] };
  const writing = sql<Row>`
    select n.id, n.text, s.name as by, n.staff_id, n.at
      from order_notes n join staff s on s.id = n.staff_id where n.order_id = ${orderId} order by n.at, n.id`.execute(
    db,
  );
  const telling = sql<{ title: string; text: string; at: Date }>`
    select ${sql.ref(`title_${language}`)} as title, ${sql.ref(`text_${language}`)} as text, n.created_at as at
      from notifications n
     where n.shopper_id = (select shopper_id from orders where id = ${orderId}) and n.href = ${`/order/${orderId}`}
     order by n.created_at`.execute(db);
  const [{ rows: notes }, { rows: messages }] = await Promise.all([writing, telling]);
  return {
    notes: notes.map(({ id, text, by, staff_id: author, at }) => ({
      _id: id,
      text,
      by,
      at: at.toISOString(),
      canEdit: author === staff.id && now.getTime() - at.getTime() < NOTE_OPEN_MS,
    })),
    messages: messages.map(({ title, text, at }) => ({
      title: hideCodes(title),
      text: hideCodes(text),
      at: at.toISOString(),
    })),
  };
}
