import { sql } from 'kysely';
import type { CaseKind } from '../../../shop/office/customers/case.ts';
import type { Case, ShopperCase } from '../../../shop/office/customers/contract.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import {
  type CaseTerms,
  findOpenCase,
  findOwnOrder,
  insertCase,
  insertMessage,
  selectCases,
} from './cases.ts';

const MESSAGES_PER_DAY = 5;

/** What shoppers write to the store: cases of the customers' desk. */
export function shopperCaseRoutes(store: Store): void {
  answer(store, 'getAppeal', async ({ shopper }) => ({ appeal: await lastAppeal(store.db, shopper.id) }));

  answer(store, 'appeal', (context) => {
    const { input, shopper, now } = context;
    return runOnce(store, 'appeal', context, async (tx, settings) => {
      const letter = { kind: 'appeal', orderId: null, text: input.text } as const;
      const refusal = await write(tx, shopper.id, letter, { settings, now });
      if (refusal !== null) return refusal;
      const appeal = await lastAppeal(tx, shopper.id);
      if (appeal === null) throw new Error('an appeal that was just written is there');
      return { appeal };
    });
  });

  answer(store, 'getSupportCases', async ({ shopper }) => ({ cases: await ownCases(store.db, shopper.id) }));

  answer(store, 'writeToSupport', (context) => {
    const { input, shopper, now } = context;
    return runOnce(store, 'writeToSupport', context, async (tx, settings) => {
      const { kind, text, orderNumber = '' } = input;
      const orderId = orderNumber === '' ? null : await findOwnOrder(tx, shopper.id, orderNumber);
      if (orderId === undefined) return refuse('NOT_FOUND');
      const refusal = await write(tx, shopper.id, { kind, orderId, text }, { settings, now });
      return refusal ?? { cases: await ownCases(tx, shopper.id) };
    });
  });
}

type Letter = { readonly kind: CaseKind; readonly orderId: string | null; readonly text: string };

/** Opens a case, or adds to the open one of the same kind and order, which is due again. */
async function write(tx: Tx, shopperId: string, letter: Letter, terms: CaseTerms): Promise<Refusal | null> {
  const { kind, orderId, text } = letter;
  const opened = { shopperId, orderId, kind, channel: 'site' } as const;
  const open = await findOpenCase(tx, opened);
  const refusal = await limitRefusal(tx, shopperId, terms.now);
  if (isRefusal(refusal)) return refusal;
  const id = open ?? (await insertCase(tx, opened, terms));
  await insertMessage(tx, id, { staffId: null, text }, terms);
  return null;
}

async function limitRefusal(tx: Tx, shopperId: string, now: Date): Promise<Refusal | null> {
  const { rows } = await sql<{ first: Date }>`
    select m.at as first from case_messages m join cases c on c.id = m.case_id
     where c.shopper_id = ${shopperId} and c.channel = 'site' and m.staff_id is null and m.at > ${new Date(now.getTime() - DAY_MS)}
     order by m.at desc offset ${MESSAGES_PER_DAY - 1} limit 1`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return refuse('RATE_LIMITED', { retryAfter: (row.first.getTime() + DAY_MS - now.getTime()) / 1000 });
}

/** What the shopper wrote here; what staff noted of a call is the desk's. */
async function ownCases(db: Db, shopperId: string): Promise<ShopperCase[]> {
  const cases = await selectCases(db, { shopperId });
  return cases.filter(({ channel }) => channel === 'site').map((each) => showOwn(each));
}

async function lastAppeal(db: Db, shopperId: string): Promise<ShopperCase | null> {
  return (await ownCases(db, shopperId)).find(({ kind }) => kind === 'appeal') ?? null;
}

function showOwn({ _id, kind, orderNumber, openedAt, dueAt, closedAt, messages }: Case): ShopperCase {
  const shown = messages.map(({ text, by, at }) => ({ text, byStore: by !== null, at }));
  return { _id, kind, orderNumber, openedAt, dueAt, closedAt, messages: shown };
}
