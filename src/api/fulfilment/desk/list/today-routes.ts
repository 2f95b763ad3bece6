import { sql } from 'kysely';
import { rightsOf } from '../../../../shop/staff/roles.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { nearlySpent } from '../../../notifications/message-budget.ts';
import { answerConsole } from '../../../staff/answer-console.ts';
import type { Store } from '../../../store.ts';
import { type ConsoleReading, showList } from '../order/read-console-order.ts';
import { sightOf, visibleTo } from '../sight.ts';
import { countStages, selectForConsole } from './console-rows.ts';
import { countViews } from './order-views.ts';

const MOST_COUNTED = 500;

type Counts = {
  held: number;
  late: number;
  toDecide: number;
  toReceive: number;
  toSettle: number;
  cases: number;
};
const NONE: Counts = { held: 0, late: 0, toDecide: 0, toReceive: 0, toSettle: 0, cases: 0 };
type Cash = { expected: number; held: number; safe: number; difference: number };
type TaskKind = 'short' | 'conflict' | 'difference' | 'lost' | 'unpaid';

export function todayRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'getToday', async ({ staff, language, now }) => {
    const settings = await store.settings();
    const reading = { staff, language, now, settings };
    const { rows: counts } = await sql<Counts>`
      select (select count(*) from parcels where held_until is not null) as held,
             (select count(*) from parcels p join orders o on o.id = p.order_id
               where p.stage in ('withCourier', 'withCompany', 'atOffice', 'postponed') and o.status = 'inDelivery'
                 and o.estimated_to < ${storeDateOf(now)}::date) as late,
             (select count(*) from returns where status = 'requested') as "toDecide",
             (select count(*) from returns where status = 'approved') as "toReceive",
             (select count(*) from returns where status = 'received') as "toSettle",
             (select count(*) from cases where closed_at is null) as cases`.execute(db);
    const { rows: tasks } = await sql<{ kind: TaskKind; open: number }>`
      select kind, count(*) as open from tasks where done_at is null group by kind`.execute(db);
    const waiting = await selectForConsole(db, sql`p.stage = 'toConfirm'`, { limit: MOST_COUNTED });
    const toCall = (await showList(db, waiting, reading)).filter((order) => order.toCall).length;
    const seesCash = staff.roles.some((role) => ['owner', 'manager', 'accountant'].includes(role));
    const seesBudgets = staff.roles.some((role) => role === 'owner' || role === 'manager');
    const { held, late, cases, ...returns } = counts[0] ?? NONE;
    return {
      isOpen: settings.isOpen,
      stages: await countStages(db),
      held,
      late,
      returns,
      cases: rightsOf(staff.roles).serveCustomers === undefined ? null : cases,
      toCall,
      budgets: seesBudgets ? await nearlySpent(db, settings.messageBudget, now) : [],
      tasks: Object.fromEntries(tasks.map(({ kind, open }) => [kind, open])),
      views: await countViews(db, visibleTo(sightOf(staff.roles)), now),
      oldest: { toConfirm: await oldestIn('toConfirm', reading), toPick: await oldestIn('toPick', reading) },
      cash: seesCash ? await readCash() : null,
    };
  });

  async function oldestIn(stage: 'toConfirm' | 'toPick', reading: ConsoleReading) {
    const { stages } = sightOf(reading.staff.roles);
    if (stages !== null && !stages.includes(stage)) return null;
    const found = sql`p.stage = ${stage} and p.held_until is null`;
    const rows = await selectForConsole(db, found, { limit: 1, oldest: true });
    const [order] = await showList(db, rows, reading);
    return order === undefined
      ? null
      : { number: order.number, name: order.customer.name, city: order.city, since: order.stageAt };
  }

  async function readCash(): Promise<Cash | null> {
    const { rows } = await sql<Cash>`
      select (select coalesce(sum(o.total - o.total % o.cash_step), 0)::bigint from orders o where o.status = 'inDelivery') as expected,
             (select coalesce(sum(balance), 0)::bigint from cash_accounts where id like 'courier:%') as held,
             (select balance from cash_accounts where id = 'safe') as safe,
             (select balance from cash_accounts where id = 'difference') as difference`.execute(db);
    return rows[0] ?? null;
  }
}
