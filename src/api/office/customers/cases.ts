import { sql } from 'kysely';
import { asciiDigits } from '../../../shop/ascii-digits.ts';
import type { Channel } from '../../../shop/buying/orders/status.ts';
import type { AnswerWay, CaseKind } from '../../../shop/office/customers/case.ts';
import type { Case } from '../../../shop/office/customers/contract.ts';
import { replyBy } from '../../../shop/office/customers/reply-by.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

export type CaseTerms = { readonly settings: Settings; readonly now: Date };

export type NewCase = {
  readonly shopperId: string;
  readonly orderId: string | null;
  readonly kind: CaseKind;
  readonly channel: Channel;
};

/** Opens a case, due when support promises a reply. Returns its id. */
export async function insertCase(tx: Tx, opened: NewCase, { settings, now }: CaseTerms): Promise<string> {
  const { shopperId, orderId, kind, channel } = opened;
  const { id } = await tx
    .insertInto('cases')
    .values({
      shopper_id: shopperId,
      order_id: orderId,
      kind,
      channel,
      opened_at: now,
      due_at: replyBy(now, settings),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The open case that a message belongs to, locked so that it is not closed meanwhile: of the same kind, channel and
 * order. Of appeals one is open on the site and one at the desk, whatever they are about.
 */
export async function findOpenCase(tx: Tx, { shopperId, kind, channel, orderId }: NewCase) {
  const place =
    kind === 'appeal'
      ? sql<boolean>`(channel = 'site') = ${channel === 'site'}`
      : sql<boolean>`channel = ${channel} and order_id is not distinct from ${orderId}`;
  // The customer is locked first: of two messages at once the second finds the case of the first.
  await sql`select from shoppers where id = ${shopperId} for no key update`.execute(tx);
  const open = await tx
    .selectFrom('cases')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .where(place)
    .forUpdate()
    .executeTakeFirst();
  return open?.id;
}

/** Adds the customer's message, for which an answer is due, or one of a member of the staff. */
export async function insertMessage(
  tx: Tx,
  caseId: string,
  message: { staffId: string | null; text: string; way?: AnswerWay },
  { settings, now }: CaseTerms,
): Promise<void> {
  const { staffId, text, way = null } = message;
  await tx
    .insertInto('case_messages')
    .values({ case_id: caseId, staff_id: staffId, text, way, at: now })
    .execute();
  await sql`update cases set version = version + 1, answered_at = ${staffId === null ? null : now},
                             owner_id = coalesce(owner_id, ${staffId}),
                             due_at = case when answered_at is null then due_at else ${replyBy(now, settings)} end
             where id = ${caseId}`.execute(tx);
}

/** The id of an order of this shopper by its number in any writing, or undefined. */
export async function findOwnOrder(tx: Tx, shopperId: string, typed: string): Promise<string | undefined> {
  const number = asciiDigits(typed).replaceAll(/\s/g, '');
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.id;
}

export type CaseRow = {
  id: string;
  shopper_id: string;
  kind: CaseKind;
  channel: Channel;
  order_number: string | null;
  opened_at: Date;
  due_at: Date;
  answered_at: Date | null;
  closed_at: Date | null;
  owner: Case['owner'];
  version: number;
  messages: Case['messages'];
};

/** Of a case `c`: the member of the staff who has taken it. */
export const OWNER = sql<Case['owner']>`
  (select json_build_object('_id', id, 'name', name) from staff where id = c.owner_id)`;

/** Cases with their messages, of a customer or one of them: open ones by deadline, then the closed ones, newest first. */
export async function selectCases(
  db: Db,
  asked: { readonly shopperId: string } | { readonly id: string },
): Promise<(Case & { shopperId: string })[]> {
  const which = 'id' in asked ? sql`c.id = ${asked.id}` : sql`c.shopper_id = ${asked.shopperId}`;
  const { rows } = await sql<CaseRow>`
    select c.id, c.shopper_id, c.kind, c.channel, o.number as order_number, c.opened_at, c.due_at, c.answered_at, c.closed_at,
           ${OWNER} as owner, c.version,
           (select json_agg(json_build_object('text', m.text, 'by', s.name, 'way', m.way, 'at', m.at) order by m.id)
              from case_messages m left join staff s on s.id = m.staff_id where m.case_id = c.id) as messages
      from cases c left join orders o on o.id = c.order_id
     where ${which}
     order by c.closed_at is not null, case when c.closed_at is null then c.due_at end, c.opened_at desc`.execute(
    db,
  );
  return rows.map(({ messages, ...row }) => ({
    ...showCase(row),
    shopperId: row.shopper_id,
    messages: messages.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() })),
  }));
}

/** A case without its messages. */
export function showCase(row: Omit<CaseRow, 'messages' | 'shopper_id'>): Omit<Case, 'messages'> {
  return {
    _id: row.id,
    kind: row.kind,
    channel: row.channel,
    orderNumber: row.order_number,
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    owner: row.owner,
    version: row.version,
  };
}
