import { type RawBuilder, sql } from 'kysely';
import { cashDueOf } from '../../../shop/buying/orders/paid-for.ts';
import { needsCall } from '../../../shop/delivery/fulfilment/call-rules.ts';
import { keysOf } from '../../../shop/keys-of.ts';
import { formatMoney } from '../../../shop/money.ts';
import { trustLevel } from '../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../shop/settings.ts';
import { formatDay } from '../../../shop/time/days.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';
import { notifyStep } from '../../buying/orders/record-step.ts';
import { NO_FACTS, selectTrustFacts } from '../../people/trust/trust-facts.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { StepActor, WantedParcelStep } from './steps/parcel-step.ts';
import { lockParcel, type LockedParcel, recordParcelStep } from './steps/parcel.ts';
import { stepParcel } from './steps/step-parcel.ts';

type Terms = { readonly settings: Settings; readonly now: Date };

type Timer = {
  /** The parcels that may be due: a condition on `p` (the parcel) and `o` (its order). */
  due: (terms: Terms) => RawBuilder<unknown>;
  /** The exact check, once the parcel is locked. */
  isDue?: (tx: Tx, parcel: LockedParcel, terms: Terms) => Promise<boolean>;
  act: (tx: Tx, parcel: LockedParcel, terms: Terms) => Promise<Refusal | null>;
};

const AT_ONCE = 200;
/** Days after arriving at an office on which the shopper is reminded to collect. */
const REMINDER_DAYS = [3, 6];
const JOB: StepActor = { role: 'job', name: 'parcel-timers', roles: ['job'] };

const step =
  (wanted: WantedParcelStep): Timer['act'] =>
  (tx, parcel, terms) =>
    stepParcel(tx, parcel, wanted, { by: JOB, version: null, ...terms });

/** The steps taken when a parcel is due. Source: the merchant's rules, "The order's life". */
const timers = {
  release: { due: ({ now }) => sql`p.held_until <= ${now}`, act: step({ step: 'release' }) },
  confirm: {
    due: ({ settings }) =>
      sql`${settings.autoConfirm} and p.stage = 'toConfirm' and p.held_until is null
          and not exists (select from call_attempts a where a.order_id = o.id)`,
    isDue: async (tx, { order }, { settings, now }) => {
      const { shopper_id: id, total } = order;
      if (id === null) return false;
      const facts = await selectTrustFacts(tx, [id], settings, now);
      return !needsCall(trustLevel(facts.get(id) ?? NO_FACTS, settings), total, settings);
    },
    act: step({ step: 'confirm' }),
  },
  giveUp: {
    // The step's own guard checks the days; the query excludes orders with too few calls.
    due: ({ settings }) =>
      sql`p.stage = 'toConfirm' and p.held_until is null
          and (select count(*) >= ${settings.callAttempts} or bool_or(a.outcome = 'wrongNumber')
                 from call_attempts a where a.order_id = o.id)`,
    act: step({ step: 'giveUp' }),
  },
  notCollected: {
    due: ({ now }) => sql`p.stage = 'atOffice' and p.collect_by < ${storeDateOf(now)}::date`,
    act: step({ step: 'refuse', refusal: 'notCollected', reason: 'notCollected' }),
  },
  remind: {
    due: ({ now }) =>
      sql`p.stage = 'atOffice' and p.collect_by >= ${storeDateOf(now)}::date
          and p.stage_at < ${daysBefore(now, REMINDER_DAYS[0] ?? 0)}`,
    act: remind,
  },
} satisfies Record<string, Timer>;

/**
 * Takes due steps, each parcel in its own transaction: holds end, orders that need no call are confirmed, unreached
 * ones given up, uncollected parcels come back. Returns the number of each; idempotent.
 */
export async function runParcelTimers(
  db: Db,
  settings: Settings,
  now: Date,
): Promise<Record<keyof typeof timers, number>> {
  const taken = { release: 0, confirm: 0, giveUp: 0, notCollected: 0, remind: 0 };
  for (const name of keysOf(taken)) taken[name] = await runTimer(db, timers[name], { settings, now });
  return taken;
}

async function runTimer(db: Db, timer: Timer, terms: Terms): Promise<number> {
  let taken = 0;
  for (let last = ''; ;) {
    const ids = await selectDue(db, timer.due(terms), last);
    for (const id of ids) taken += (await stepIfDue(db, id, timer, terms)) ? 1 : 0;
    last = ids.at(-1) ?? last;
    if (ids.length < AT_ONCE) return taken;
  }
}

// Paged by id: a parcel that is not due after all does not block later ones.
async function selectDue(db: Db, due: RawBuilder<unknown>, last: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join parcels p on p.order_id = o.id
     where ${due} and o.id > ${last} order by o.id limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

async function stepIfDue(db: Db, id: string, { due, isDue, act }: Timer, terms: Terms): Promise<boolean> {
  const done = await transact(db, async (tx) => {
    const parcel = await lockParcel(tx, { id });
    if (parcel === undefined) return false;
    // Another step may have been taken while waiting for the lock.
    const { rows } = await sql`
      select 1 from orders o join parcels p on p.order_id = o.id where p.id = ${parcel.id} and ${due(terms)}`.execute(
      tx,
    );
    if (rows.length === 0 || (isDue !== undefined && !(await isDue(tx, parcel, terms)))) return false;
    return (await act(tx, parcel, terms)) ?? true;
  });
  // Refused by the table or a guard: not due yet.
  return !isRefusal(done) && done;
}

/** Reminds once on each of the days; a missed one is skipped once a later one has come. */
async function remind(tx: Tx, parcel: LockedParcel, { settings, now }: Terms): Promise<Refusal | null> {
  const { rows } = await sql<{ arrived: Date; office: string; reminder: number; collect_by: string }>`
    select p.stage_at as arrived, p.collect_by,
           coalesce((select h.details ->> 'office' from parcel_history h
                      where h.parcel_id = p.id and h.step = 'atOffice' order by h.id desc limit 1), '') as office,
           coalesce((select max((h.details ->> 'reminder')::int) from parcel_history h
                      where h.parcel_id = p.id and h.step = 'atOffice' and h.at > p.stage_at), 0) as reminder
      from parcels p where p.id = ${parcel.id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const { arrived, office, reminder, collect_by: collectBy } = row;
  const today = storeDateOf(now);
  const isPast = (days: number) => today >= addDays(storeDateOf(arrived), days);
  const wanted = REMINDER_DAYS.filter(isPast).length;
  if (wanted <= reminder) return null;
  await recordParcelStep(tx, parcel.id, {
    step: 'atOffice',
    stage: parcel.stage,
    by: JOB,
    reason: '',
    details: { office, collectBy, reminder: wanted },
    occurredAt: null,
    now,
  });
  const due = cashDueOf(parcel.order.total, { cashStep: parcel.order.cash_step });
  await notifyStep(
    tx,
    parcel.order,
    'atOffice',
    {
      inWords: (language) => ({
        carrier: office,
        day: formatDay(collectBy, language),
        total: formatMoney(due, language),
      }),
    },
    { settings, now },
  );
  return null;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - (days - 1) * DAY_MS);
