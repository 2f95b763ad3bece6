import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { PrivacyKind } from '../../../shop/office/customers/case.ts';
import type { Customer } from '../../../shop/office/customers/contract.ts';
import type { PrivacyRequest } from '../../../shop/office/customers/privacy-calls.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import type { Settings } from '../../../shop/settings.ts';
import { DAY_MS, HOUR_MS } from '../../../shop/time/durations.ts';
import { closeOpen } from '../../delivery/returns/close-open.ts';
import { eraseInTransaction } from '../../people/account/erase.ts';
import { exportData } from '../../people/account/export-data.ts';
import { checkCode } from '../../people/codes/check-code.ts';
import { codeAskerOf, withWait } from '../../people/codes/code-asker.ts';
import { sendCode } from '../../people/codes/send-code.ts';
import { answerChange, type ChangeContext } from '../../people/staff/answer-change.ts';
import { answerConsole, type ConsoleContext } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { findCustomer } from './customer-rows.ts';
import { readCustomer } from './read-customer.ts';

/** Source: the privacy page. */
const ANSWER_DAYS = 30;
const SHOWN_DAYS = 90;
const FILE_HOURS = 24;

/**
 * Requests of customers about their data: entered at the desk, carried out by an owner once a code proved the
 * customer's identity.
 */
export function privacyRoutes(store: Store): void {
  const { db } = store;

  answerChange(store, 'openPrivacyRequest', openRequest);
  answerConsole(store, 'listPrivacyRequests', async ({ now }) => readRequests(db, now));

  answerConsole(store, 'sendPrivacyCode', async ({ input, staff, request, now }) => {
    const open = await findOpen(db, input.id);
    if (open === undefined) return refuse('NOT_FOUND');
    const asker = { ...codeAskerOf(store, request, open.phone, 'privacy'), browser: bindingTo(open) };
    const refusal = await sendCode(store, { ...asker, purpose: open.kind }, open.language);
    if (refusal !== null) return withWait(refusal);
    await recordStaffAudit(
      db,
      { staff, action: 'customer.privacyCode', only: 'act', subject: open.shopper_id },
      now,
    );
    return { resendInSeconds: (await store.settings()).otp.resendSeconds };
  });

  answerConsole(store, 'doPrivacyRequest', async (context) => {
    const refusal = await verify(store, context);
    if (refusal !== null) return withWait(refusal);
    return runOnce(store, 'doPrivacyRequest', context, (tx, settings) =>
      doRequest(store, tx, { ...context, settings }),
    );
  });

  answerChange(store, 'withdrawPrivacyRequest', async (tx, { input, staff, now }) => {
    const open = await lockOpen(tx, input.id);
    if (open === undefined) return refuse('NOT_FOUND');
    await tx.updateTable('privacy_requests').set({ withdrawn_at: now }).where('id', '=', input.id).execute();
    const change = {
      before: { kind: open.kind, withdrawn: false },
      after: { kind: open.kind, withdrawn: true },
    };
    await recordStaffAudit(
      tx,
      { staff, action: 'customer.privacy', subject: open.shopper_id, ...change },
      now,
    );
    return readRequests(tx, now);
  });

  answerConsole(store, 'getPrivacyFile', async ({ input, staff, now }) => {
    const { rows } = await sql<{ id: string; language: Language }>`
      select s.id, s.language from privacy_requests q join shoppers s on s.id = q.shopper_id
       where q.id = ${input.id} and q.kind = 'export' and q.done_at > ${hoursBefore(now, FILE_HOURS)}`.execute(
      db,
    );
    const [shopper] = rows;
    if (shopper === undefined) return refuse('NOT_FOUND');
    const copy = await exportData(db, shopper.id, shopper.language, now);
    if (isRefusal(copy)) return copy;
    await recordStaffAudit(db, { staff, action: 'customer.export', only: 'act', subject: shopper.id }, now);
    const content = Buffer.from(JSON.stringify(copy, null, 2)).toString('base64');
    return { file: { name: 'my-data.json', type: 'application/json', content } };
  });
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

async function openRequest(
  tx: Tx,
  context: ChangeContext<{ id: string; kind: PrivacyKind }>,
): Promise<{ customer: Customer } | Refusal> {
  const { input, staff, now } = context;
  const { id, kind } = input;
  await sql`select from shoppers where id = ${id} for no key update`.execute(tx);
  if ((await findCustomer(tx, id)) === undefined) return refuse('NOT_FOUND');
  const dueAt = new Date(now.getTime() + ANSWER_DAYS * DAY_MS);
  await sql`
    insert into privacy_requests (shopper_id, kind, opened_by, opened_at, due_at)
    values (${id}, ${kind}, ${staff.id}, ${now}, ${dueAt})
        on conflict (shopper_id, kind) where done_at is null and withdrawn_at is null do nothing`.execute(tx);
  await recordStaffAudit(
    tx,
    { staff, action: 'customer.privacy', only: 'made', subject: id, after: { kind } },
    now,
  );
  return readCustomer(tx, id, context);
}

type OpenRequest = {
  id: string;
  kind: PrivacyKind;
  shopper_id: string;
  phone: string;
  language: Language;
  verified_at: Date | null;
};

async function findOpen(db: Db, id: string): Promise<OpenRequest | undefined> {
  const { rows } = await sql<OpenRequest>`
    select q.id, q.kind, s.id as shopper_id, s.phone, s.language, q.verified_at
      from privacy_requests q join shoppers s on s.id = q.shopper_id
     where q.id = ${id} and q.done_at is null and q.withdrawn_at is null and s.phone is not null`.execute(db);
  return rows[0];
}

/** Locks the customer, then the request, as a deletion does; so that what is withdrawn meanwhile is not done. */
async function lockOpen(tx: Tx, id: string): Promise<OpenRequest | undefined> {
  await sql`select from shoppers where id = (select shopper_id from privacy_requests where id = ${id}) for update`.execute(
    tx,
  );
  await sql`select from privacy_requests where id = ${id} for update`.execute(tx);
  return findOpen(tx, id);
}

// A code is good for its request alone: one read out for a copy deletes nothing.
const bindingTo = ({ id }: Pick<OpenRequest, 'id'>) => `privacy ${id}`;

type DoContext = ConsoleContext<{ id: string; code: string | null }>;

/**
 * Stores that a code proved the customer's identity. A request that is done needs no code, so that a repeated call gets
 * its answer.
 */
async function verify(store: Store, { input, now }: DoContext): Promise<Refusal | null> {
  const open = await findOpen(store.db, input.id);
  if (open === undefined || open.verified_at !== null) return null;
  const codeRequest = {
    phone: open.phone,
    browser: bindingTo(open),
    audience: 'privacy',
  } as const;
  const refusal = await checkCode(store, codeRequest, input.code ?? '');
  if (refusal !== null) return refusal;
  await store.db
    .updateTable('privacy_requests')
    .set({ verified_at: now })
    .where('id', '=', open.id)
    .execute();
  return null;
}

async function doRequest(
  store: Store,
  tx: Tx,
  { input, staff, settings, now }: DoContext & { settings: Settings },
): Promise<{ requests: PrivacyRequest[] } | Refusal> {
  const open = await lockOpen(tx, input.id);
  if (open === undefined) return refuse('NOT_FOUND');
  if (open.kind === 'erase') {
    const refusal = await eraseInTransaction(store, tx, open.shopper_id, closeOpen, { settings, now });
    if (refusal !== null) return refusal;
    await recordStaffAudit(
      tx,
      { staff, action: 'customer.erase', only: 'secret', subject: open.shopper_id },
      now,
    );
  } else {
    await tx.updateTable('privacy_requests').set({ done_at: now }).where('id', '=', open.id).execute();
    const change = { before: { kind: open.kind, done: false }, after: { kind: open.kind, done: true } };
    await recordStaffAudit(
      tx,
      { staff, action: 'customer.privacy', subject: open.shopper_id, ...change },
      now,
    );
  }
  return readRequests(tx, now);
}

/** Deletes the accounts whose verified deletion had to wait for an order or a return. */
export async function eraseWaiting(store: Store): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from privacy_requests
     where kind = 'erase' and verified_at is not null and done_at is null and withdrawn_at is null
     order by due_at`.execute(store.db);
  let erased = 0;
  const failures: unknown[] = [];
  for (const { id } of rows) {
    const terms = { settings: await store.settings(), now: store.clock() };
    try {
      const isErased = await transact(store.db, async (tx) => {
        const open = await lockOpen(tx, id);
        if (open === undefined) return false;
        return (await eraseInTransaction(store, tx, open.shopper_id, closeOpen, terms)) === null;
      });
      if (isErased) erased += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  // One account that cannot be deleted does not hold up the others; the run fails, which its metric shows.
  if (failures.length > 0) throw new AggregateError(failures, 'accounts were not deleted');
  return erased;
}

type Row = {
  id: string;
  kind: PrivacyKind;
  shopper_id: string | null;
  name: string | null;
  phone: string | null;
  opened_at: Date;
  opened_by: string | null;
  due_at: Date;
  verified_at: Date | null;
  done_at: Date | null;
  labels: string[];
  waits_for: string[];
};

async function readRequests(db: Db, now: Date): Promise<{ requests: PrivacyRequest[] }> {
  const { rows } = await sql<Row>`
    select q.id, q.kind, q.shopper_id, s.name, s.phone, q.opened_at, f.name as opened_by, q.due_at, q.verified_at, q.done_at,
           q.labels,
           array(select o.number from orders o
                  where q.kind = 'erase' and q.done_at is null and o.shopper_id = q.shopper_id
                    and (o.status = 'inDelivery'
                         or exists (select from returns r where r.order_id = o.id
                                       and (r.status = 'received' or r.status = 'approved' and r.collected_at is not null)))
                  order by o.placed_at) as waits_for
      from privacy_requests q left join shoppers s on s.id = q.shopper_id left join staff f on f.id = q.opened_by
     where q.withdrawn_at is null and (q.done_at is null or q.done_at > ${hoursBefore(now, SHOWN_DAYS * 24)})
     order by q.done_at is not null, case when q.done_at is null then q.due_at end, q.done_at desc
     limit 200`.execute(db);
  return {
    requests: rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      customer:
        row.shopper_id === null
          ? null
          : { _id: row.shopper_id, name: row.name ?? '', phone: maskedPhone(row.phone ?? '') },
      openedAt: row.opened_at.toISOString(),
      openedBy: row.opened_by,
      dueAt: row.due_at.toISOString(),
      verifiedAt: row.verified_at?.toISOString() ?? null,
      doneAt: row.done_at?.toISOString() ?? null,
      waitsFor: row.waits_for,
      labels: row.labels,
      hasFile: row.kind === 'export' && row.done_at !== null && row.done_at > hoursBefore(now, FILE_HOURS),
    })),
  };
}
