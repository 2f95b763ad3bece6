import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { countBoughtTogether } from '../../src/api/catalog/details/count-bought-together.ts';
import { refreshTrend } from '../../src/api/office/home/refresh-trend.ts';
import { type Db, transact, type Tx } from '../../src/api/platform/db/database.ts';
import { changeStoredSetting } from '../../src/api/settings.ts';
import type { Closure } from '../../src/shop/people/closures/closure.ts';
import { Settings } from '../../src/shop/settings.ts';
import { addDays, storeDateOf } from '../../src/shop/time/store-time.ts';
import { loadCatalog } from './load-catalog.ts';
import { loadMessages } from './load-messages.ts';
import { loadOpenOrders } from './load-open-orders.ts';
import { loadOrders } from './load-orders.ts';
import { loadPastDays } from './load-past-days.ts';
import { loadPeople } from './load-people.ts';
import { loadProducts } from './load-products.ts';
import { loadReturns } from './load-returns.ts';
import { loadReviews, loadViews } from './load-reviews.ts';
import { loadStaff } from './load-staff.ts';
import { loadStock } from './load-stock.ts';
import { loadWindow } from './load-window.ts';
import { products } from './products.ts';

/**
 * Fills an empty database with the demo shop as it would be at `now`, all of it or nothing. Does nothing where there
 * are products already. Of several instances that start together one fills it and the others wait.
 */
export async function loadDemo(db: Db, now: Date): Promise<void> {
  while (!(await demoIsLoaded(db))) {
    if (await fillAlone(db, now)) return void (await countBoughtTogether(db, now));
    await wait(250);
  }
}

/** Fills the shop, or returns false while another instance does. */
function fillAlone(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    // Polled: a statement that waited for the lock would be canceled after seconds.
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('demo', 11)) as "isOurs"`.execute(tx);
    if (rows[0]?.isOurs !== true) return false;
    if (!(await demoIsLoaded(tx))) await fill(tx, now);
    return true;
  });
}

async function fill(tx: Tx, now: Date): Promise<void> {
  await loadCatalog(tx);
  await loadProducts(tx, products, now);
  await loadPeople(tx, now);
  await loadStaff(tx, now);
  await loadStock(tx, now);
  await loadOrders(tx, now);
  await loadPastDays(tx, now);
  await loadOpenOrders(tx, now);
  await loadReturns(tx, now);
  await setTrustLevels(tx);
  await endMessages(tx);
  await loadReviews(tx, now);
  await loadViews(tx, now);
  await refreshTrend(tx, Settings.parse({}), now);
  await loadMessages(tx, now);
  await loadWindow(tx, now);
  await changeStoredSetting(tx, 'isOpen', () => true);
  await changeStoredSetting(tx, 'closures', () => [closedTown(now)]);
}

/** Each order has the level that its shopper's earlier deliveries and refusals gave, as checkout stores it. */
async function setTrustLevels(tx: Tx): Promise<void> {
  await sql`
    update orders o
       set trust_level = case when n.refused >= 2 and n.refused >= n.delivered then 'watched'
                              when n.delivered >= 3 and n.refused = 0 then 'trusted'
                              when n.delivered >= 1 then 'known' else 'new' end
      from (select o.id, count(e.id) filter (where e.delivered_at < o.placed_at) as delivered,
                   count(e.id) filter (where p.refusal_counts and p.refused_at < o.placed_at) as refused
              from orders o left join orders e on e.shopper_id = o.shopper_id
              left join parcels p on p.order_id = e.id group by o.id) n
     where n.id = o.id`.execute(tx);
  await sql`select write_order_figures(array(select id from orders))`.execute(tx);
}

/** Nothing is sent to the demo's customers: their messages stand as sent, the latest as failed. */
async function endMessages(tx: Tx): Promise<void> {
  await sql`
    update outbox
       set attempts = 1, sent_at = case when nth > 1 then created_at end, dead_at = case when nth = 1 then created_at end,
           last_error = case when nth = 1 then 'the gateway did not answer' end
      from (select id as numbered, row_number() over (order by created_at desc, id) as nth from outbox) n
     where id = numbered`.execute(tx);
}

/** A town that the demo shop does not deliver to for two weeks. */
const closedTown = (now: Date): Closure => ({
  _id: 'demo',
  version: 1,
  scope: 'city',
  place: 'al-mayadin',
  from: storeDateOf(now),
  until: addDays(storeDateOf(now), 13),
  takesOrders: false,
  sentence: {
    en: 'The transport company does not serve Al-Mayadin at present.',
    ar: 'شركة النقل لا تصل إلى الميادين حالياً.',
  },
});

/** Is there a shop in the database already, the demo or a real one? */
export async function demoIsLoaded(db: Db): Promise<boolean> {
  return (await db.selectFrom('brands').select('id').limit(1).executeTakeFirst()) !== undefined;
}
