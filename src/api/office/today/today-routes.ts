import { type RawBuilder, sql } from 'kysely';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import type { OrderView } from '../../../shop/delivery/fulfilment/order-views.ts';
import { closedToday } from '../../../shop/people/closures/closed-today.ts';
import { isShopOpen } from '../../../shop/people/closures/opening.ts';
import { actsAsManager, rightsOf } from '../../../shop/people/staff/roles.ts';
import type { Settings } from '../../../shop/settings.ts';
import { startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';
import { selectMissed } from '../../catalog/search/desk/missed-questions.ts';
import {
  countStages,
  ordersWhere,
  selectForConsole,
} from '../../delivery/fulfilment/desk/list/console-rows.ts';
import { waitsForRun } from '../../delivery/fulfilment/desk/list/order-condition.ts';
import { countViews, countWork, viewCondition } from '../../delivery/fulfilment/desk/list/order-views.ts';
import { countToCall } from '../../delivery/fulfilment/desk/list/to-call.ts';
import { type ConsoleReading, showList } from '../../delivery/fulfilment/desk/order/read-console-order.ts';
import { sightOf, visibleTo } from '../../delivery/fulfilment/desk/sight.ts';
import { selectRuns } from '../../delivery/fulfilment/runs/run-rows.ts';
import { readStock } from '../../delivery/stock/read-stock.ts';
import { countMessages } from '../../people/messages/message-log.ts';
import { nearlySpent } from '../../people/notifications/message-budget.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/run-transaction.ts';
import type { Store } from '../../store.ts';
import { readLastBackup } from './last-backup.ts';
import { selectLateJobs } from './late-jobs.ts';
import { putAway, unseenMilestones } from './milestones.ts';

type Today = ConsoleDataOf<'getToday'>;
type TaskKind = keyof Today['tasks'];

type Counts = {
  toHandOver: number;
  held: number;
  late: number;
  toDecide: number;
  toSettle: number;
  firstDue: Date | null;
  cases: number;
  webhooksOff: number;
  unknownConflicts: number;
  milestones: Today['milestones'];
};
const countToHandOver = (visible: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from parcels p where ${waitsForRun} and ${visible})`;

export function todayRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'getToday', async ({ staff, language, now }) => {
    const settings = await store.settings();
    const reading = { staff, language, now, settings };
    const visible = visibleTo(sightOf(staff.roles));
    const rights = rightsOf(staff.roles);
    const seesCash = staff.roles.some((role) => ['owner', 'manager', 'accountant'].includes(role));
    const seesStaff = rights.manageStaff !== undefined;
    const editsAll = rights.editCatalog === 'all';
    const [
      { toHandOver, held, late, cases, webhooksOff, firstDue, unknownConflicts, milestones, ...returns },
      tasks,
      { toCall, callsFrom, newestAt },
      [stages, views],
      [oldestLate, toConfirm, toPick],
      backup,
      lateJobs,
      manyReveals,
      budgets,
      stock,
      messages,
      misses,
      road,
      cash,
    ] = await readTogether(db, (one) =>
      Promise.all([
        readCounts(one, visible, { language, now }),
        countTasks(one),
        countToCall(one, settings, now),
        Promise.all([countStages(one), countViews(one, visible, now)]),
        Promise.all([
          oldestOf(one, 'late', reading),
          oldestOf(one, 'toConfirm', reading),
          oldestOf(one, 'toPick', reading),
        ]),
        seesStaff ? readLastBackup(one, store.config, now) : null,
        seesStaff ? selectLateJobs(one) : [],
        seesStaff ? readManyReveals(one, settings, now) : [],
        actsAsManager(staff.roles) ? nearlySpent(one, settings.messageBudget, now) : [],
        rights.keepStock === undefined ? null : readShelf(one, reading),
        editsAll ? countMessages(one) : null,
        editsAll ? readMisses(one, now) : null,
        rights.planRuns === 'all' ? readRoad(one, reading) : null,
        seesCash ? readCash(one) : null,
      ]),
    );
    return {
      isOpen: isShopOpen(settings, now),
      milestones: rights.readReports === 'all' ? milestones : [],
      stages,
      held,
      late,
      returns: { ...returns, firstDue: firstDue?.toISOString() ?? null },
      cases: rights.serveCustomers === undefined ? null : cases,
      toCall,
      toHandOver,
      callsFrom: callsFrom?.toISOString() ?? null,
      webhooksOff: seesStaff ? webhooksOff : null,
      backup,
      lateJobs,
      manyReveals,
      closed: rights.changeSettings === undefined ? null : closedToday(settings.closures, storeDateOf(now)),
      budgets,
      unknownConflicts,
      tasks,
      views,
      oldest: { late: oldestLate, toConfirm, toPick },
      newestAt: newestAt?.toISOString() ?? null,
      stock,
      messages,
      misses,
      road,
      cash,
    };
  });

  answerConsole(store, 'putMilestoneAway', async ({ input: { kind }, staff, now }) =>
    transact(db, async (tx) => {
      await putAway(tx, kind, now);
      await recordStaffAudit(tx, { staff, action: 'today.milestone', only: 'act', subject: kind }, now);
      return null;
    }),
  );

  answerConsole(store, 'countWaiting', async ({ staff, now }) => {
    // Each open page asks this after each change: the list's other counts are left out.
    const visible = visibleTo(sightOf(staff.roles));
    const work = countWork(['toConfirm', 'toPick'], visible, now);
    const { rows } = await sql<Omit<ConsoleDataOf<'countWaiting'>, 'isOpen'>>`
      select w.*, ${countToHandOver(visible)} as "toHandOver",
             (select count(*) from returns where status = 'requested') as returns,
             (select count(*) from tasks where kind = 'difference' and done_at is null) as differences,
             (select count(*) from cases where closed_at is null and answered_at is null) as cases
        from (${work}) w`.execute(db);
    const [counts] = rows;
    if (counts === undefined) throw new Error('a count has a row');
    return { isOpen: isShopOpen(await store.settings(), now), ...counts };
  });
}

async function readCounts(
  db: Db,
  visible: RawBuilder<unknown>,
  { language, now }: Pick<ConsoleReading, 'language' | 'now'>,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
      select ${countToHandOver(visible)} as "toHandOver",
             ${unseenMilestones(language)} as milestones,
             (select count(*) from parcels where held_until is not null) as held,
             (select count(*) from parcels p join orders o on o.id = p.order_id
               where p.stage in ('withCourier', 'withCompany', 'atOffice', 'postponed') and o.status = 'inDelivery'
                 and o.estimated_to < ${storeDateOf(now)}::date) as late,
             (select count(*) from returns where status = 'requested') as "toDecide",
             (select count(*) from returns where status = 'received') as "toSettle",
             (select min(answer_by) from returns where status = 'requested') as "firstDue",
             (select count(*) from webhooks where off_reason <> 'byHand') as "webhooksOff",
             (select count(*) from tasks where kind = 'conflict' and order_id is null and done_at is null) as "unknownConflicts",
             (select count(*) from cases where closed_at is null and answered_at is null) as cases`.execute(
    db,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('a count has a row');
  return counts;
}

async function countTasks(db: Db): Promise<Today['tasks']> {
  const { rows } = await sql<{ kind: TaskKind; open: number }>`
    select kind, count(*) as open from tasks where done_at is null group by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, open }) => [kind, open]));
}

async function readManyReveals(db: Db, { revealAlarm }: Settings, now: Date): Promise<Today['manyReveals']> {
  const { rows } = await sql<Today['manyReveals'][number]>`
    select s.id as "_id", s.name, count(*) as openings from staff_reveals r join staff s on s.id = r.staff_id
     where r.at >= ${startOfStoreDay(storeDateOf(now))} group by s.id having count(*) >= ${revealAlarm} order by 3 desc`.execute(
    db,
  );
  return rows;
}

/** The first order that a packer may take of `toPick`; of the others the oldest. */
async function oldestOf(db: Db, view: OrderView, reading: ConsoleReading): Promise<Today['oldest']['late']> {
  const visible = visibleTo(sightOf(reading.staff.roles));
  const taken = view === 'toPick' ? sql`p.stage = 'toPick'` : sql`true`;
  const found = sql`${viewCondition(view, reading.now)} and ${taken} and ${visible}`;
  const rows = await selectForConsole(db, ordersWhere(found, true), { limit: 1, oldest: true });
  const [order] = await showList(db, rows, reading);
  return order === undefined
    ? null
    : { number: order.number, name: order.customer.name, city: order.city, since: order.stageAt };
}

async function readShelf(db: Db, { language, settings, now }: ConsoleReading): Promise<Today['stock']> {
  const all = { search: null, productId: null, after: 0, low: settings.lowStock, limit: 1, now };
  const { counts, variants } = await readStock(db, { ...all, view: 'wanted' }, language);
  const [most] = variants;
  return {
    low: counts.low,
    out: counts.out,
    wanted: counts.wanted,
    most:
      most === undefined
        ? null
        : {
            productId: most.productId,
            name: most.name,
            color: most.color.name,
            size: most.size.label,
            waiting: most.waiting,
          },
  };
}

async function readMisses(db: Db, now: Date): Promise<Today['misses']> {
  const missed = await selectMissed(db, now);
  const [most] = missed;
  return most === undefined
    ? null
    : { questions: missed.length, most: most.written, language: most.language };
}

async function readRoad(db: Db, reading: { language: ConsoleReading['language']; settings: Settings }) {
  const open = sql`r.courier_id is not null and r.status in ('handedOver', 'accepted')`;
  const runs = await selectRuns(db, open, reading);
  // Fewest stops left first, because the page names only five.
  const soonest = runs.toSorted((one, other) => one.open - other.open);
  return soonest.flatMap(({ courier, parcels, returns, open: left, expected }) =>
    courier === null
      ? []
      : [
          {
            name: courier.name,
            stops: parcels + returns,
            ended: parcels + returns - left,
            cash: Math.max(0, expected),
          },
        ],
  );
}

async function readCash(db: Db): Promise<Today['cash']> {
  const { rows } = await sql<NonNullable<Today['cash']>>`
    select (select coalesce(sum(o.cash_due), 0)::bigint from orders o where o.status = 'inDelivery' and not o.is_test) as expected,
           (select coalesce(sum(balance), 0)::bigint from cash_accounts where id like 'courier:%') as held,
           (select balance from cash_accounts where id = 'safe') as safe,
           -- What is missing is owed by this account; shown, it is below zero.
           -(select balance from cash_accounts where id = 'difference') as difference,
           (select count(*) from cash_counts c where c.answer is null
              and not exists (select from cash_entries r where r.reverses = c.entry_id)) as unanswered`.execute(
    db,
  );
  return rows[0] ?? null;
}
