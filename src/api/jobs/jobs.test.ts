import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import { addDeliveredOrder } from '../../../test/delivered-order.ts';
import { openStore, randomPhone } from '../../../test/store.ts';
import { keysOf } from '../../shop/keys-of.ts';
import { JOB_NAMES, type JobName, runJob } from './runner.ts';

const store = await openStore();
const { db } = store;
await sql`create function die() returns trigger language plpgsql as
          $$ begin perform pg_terminate_backend(pg_backend_pid()); return coalesce(new, old); end $$`.execute(
  db,
);
const dress = await addProduct(db, { id: 'dress', stock: { 'black/M': 50 } });
await addProduct(db, { id: 'shirt', stock: { 'black/M': 50 } });

/** Shoppers in the order of their ids; the job dies at the second. */
const people = ['a', 'b', 'c'].map((name) => ({ id: `person-${name}`, phone: randomPhone() }));
for (const { id, phone } of people)
  await sql`insert into shoppers (id, phone) values (${id}, ${phone})`.execute(db);

const forEach = async (work: (person: { id: string; phone: string }) => Promise<unknown>) => {
  for (const person of people) await work(person);
};
const rows = async (query: string): Promise<unknown[]> => (await store.pool.query(query)).rows;

type Scene = {
  prepare: () => Promise<unknown>;
  /** Where the connection dies: `before update on orders … when (…)`. */
  dies: string;
  /** What the job brings about, as rows. */
  facts: string;
  done: unknown[];
};

const toldOnce = (kind: string) =>
  `select shopper_id, count(*)::int from notifications where kind = '${kind}' and shopper_id like 'person-%' group by 1 order by 1`;
const onceEach = people.map(({ id }) => ({ shopper_id: id, count: 1 }));

const scenes: Record<
  Exclude<
    JobName,
    | 'run-archives'
    | 'count-bought-together'
    | 'verify-staff-audit'
    | 'deliver-webhooks'
    | 'fetch-pictures'
    | 'archive-changes'
    | 'back-up'
    | 'keep-files'
    | 'tell-staff'
  >,
  Scene
> = {
  'deliver-messages': {
    prepare: () =>
      forEach(({ id, phone }) =>
        sql`insert into outbox (id, kind, recipient, text, created_at, next_try_at)
            values (${`out-${id}`}, 'order', ${phone}, 'x', ${store.now()}, ${store.now()})`.execute(db),
      ),
    dies: `before update of sent_at on outbox for each row when (new.id = 'out-person-b' and new.sent_at is not null)`,
    facts: `select count(*)::int from outbox where id like 'out-%' and sent_at is not null`,
    done: [{ count: 3 }],
  },
  'open-shop': {
    prepare: () =>
      sql`update settings set value = value || '{"isOpen": false, "opensAt": "2026-11-22T06:00:00Z"}'`.execute(
        db,
      ),
    dies: `before update on settings for each row when (new.value -> 'isOpen' = 'true')`,
    facts: `select value -> 'isOpen' as open, value -> 'opensAt' as at from settings`,
    done: [{ open: true, at: null }],
  },
  'publish-scheduled': {
    prepare: async () => {
      for (const name of ['a', 'b', 'c']) await addProduct(db, { id: `later-${name}`, status: 'draft' });
      await sql`update products set status = 'scheduled', publish_at = ${store.now()}::timestamptz - interval '1 minute'
                 where id like 'later-%'`.execute(db);
    },
    dies: `before update on products for each row when (new.id = 'later-b' and new.status = 'published')`,
    facts: `select count(*)::int from products where id like 'later-%' and status = 'published'`,
    done: [{ count: 3 }],
  },
  'apply-prices': {
    prepare: async () => {
      await sql`insert into staff (id, name, phone, roles) values ('pricer', 'Pricer', '+963900000777', '{owner}')`.execute(
        db,
      );
      for (const name of ['a', 'b', 'c']) {
        await addProduct(db, { id: `priced-${name}`, price: 1000 });
        await sql`insert into price_changes (id, state, rule, due_at, made_by, made_at)
                  values (${`change-${name}`}, 'scheduled', '{}', ${store.now()}, 'pricer', ${store.now()})`.execute(
          db,
        );
        await sql`insert into price_change_rows (change_id, product_id, old_price, new_price, is_chosen)
                  values (${`change-${name}`}, ${`priced-${name}`}, 1000, 1100, true)`.execute(db);
      }
    },
    dies: `before update on products for each row when (new.id = 'priced-b' and new.price = 1100)`,
    facts: `select count(*)::int from products where id like 'priced-%' and price = 1100`,
    done: [{ count: 3 }],
  },
  'complete-orders': {
    prepare: () => forEach(({ phone }) => addDeliveredOrder(db, phone, dress, '2026-10-01T10:00:00Z')),
    dies: `before insert on points_ledger for each row when (new.shopper_id = 'person-b')`,
    facts: `select o.shopper_id, o.status, s.points::int from orders o join shoppers s on s.id = o.shopper_id order by 1`,
    done: people.map(({ id }) => ({ shopper_id: id, status: 'completed', points: 100 })),
  },
  'parcel-timers': {
    prepare: async () => {
      for (const [place, { id }] of people.entries())
        await sql`insert into orders (id, number, shopper_id, sub_total, savings, discount, delivery, total, address,
                                      estimated_from, estimated_to)
                  values (${`held-${id}`}, ${`90000000${place}`}, ${id}, 100, 0, 0, 0, 100, '{}', '2026-11-25', '2026-11-25')`.execute(
          db,
        );
      await sql`update parcels set held_reason = 'waits', held_until = '2026-11-21T10:00:00Z' where order_id like 'held-%'`.execute(
        db,
      );
    },
    dies: `before update on parcels for each row when (new.order_id = 'held-person-b' and new.held_until is null)`,
    facts: `select p.order_id, p.held_until, count(h.id)::int from parcels p left join parcel_history h on h.parcel_id = p.id
             where p.order_id like 'held-%' group by p.id order by 1`,
    done: people.map(({ id }) => ({ order_id: `held-${id}`, held_until: null, count: 1 })),
  },
  'end-points': {
    prepare: () =>
      forEach(({ id }) =>
        sql`insert into points_ledger (shopper_id, points, reason, expires_at, expiry_told_at)
            values (${id}, 500, 'granted', '2026-11-01T00:00:00Z', '2026-10-01T00:00:00Z')`.execute(db),
      ),
    dies: `before insert on points_ledger for each row when (new.shopper_id = 'person-b' and new.reason = 'expired')`,
    facts: `select shopper_id, count(*)::int from points_ledger where reason = 'expired' group by 1 order by 1`,
    done: onceEach,
  },
  'refresh-trend': {
    prepare: () =>
      sql`insert into product_days (product_id, day, orders) values ('dress', '2026-11-22', 1), ('shirt', '2026-11-22', 2)
          on conflict (product_id, day) do update set orders = excluded.orders`.execute(db),
    dies: `before update of trend on products for each row when (new.id = 'shirt')`,
    facts: `select id, trend > 0 as rises from products where id in ('dress', 'shirt') order by id`,
    done: [
      { id: 'dress', rises: true },
      { id: 'shirt', rises: true },
    ],
  },
  'send-brand-news': {
    prepare: async () => {
      await sql`insert into shoppers (id, phone) select 'reader-' || lpad(n::text, 4, '0'), '+9639980' || lpad(n::text, 5, '0')
                  from generate_series(1, 450) n`.execute(db);
      await sql`insert into brand_followers (shopper_id, brand_id)
                select s.id, p.brand_id from shoppers s, products p where s.id like 'reader-%' and p.id = 'dress'`.execute(
        db,
      );
      await sql`insert into brand_news (brand_id, title_en, title_ar, text_en, text_ar, publish_at)
                select brand_id, 'News', 'خبر', '', '', ${store.now()} from products where id = 'dress'`.execute(
        db,
      );
    },
    dies: `before insert on notifications for each row when (new.shopper_id = 'reader-0300')`,
    facts: `select count(*)::int, count(distinct shopper_id)::int as readers from notifications where kind = 'news'`,
    done: [{ count: 450, readers: 450 }],
  },
  'erase-waiting': {
    prepare: async () => {
      for (const name of ['a', 'b', 'c']) {
        await sql`insert into shoppers (id, phone) values (${`leaver-${name}`}, ${`+96399700000${name.charCodeAt(0) - 96}`})`.execute(
          db,
        );
        await sql`insert into privacy_requests (shopper_id, kind, opened_at, due_at, verified_at)
                  values (${`leaver-${name}`}, 'erase', ${store.now()}, ${store.now()}::timestamptz + interval '30 days', ${store.now()})`.execute(
          db,
        );
      }
    },
    dies: `before update on shoppers for each row when (new.id = 'leaver-b' and new.erased_at is not null)`,
    facts: `select count(*)::int from shoppers where id like 'leaver-%' and erased_at is not null`,
    done: [{ count: 3 }],
  },
  'notify-restock': {
    prepare: () =>
      forEach(({ id }) =>
        sql`insert into stock_alerts (shopper_id, product_id, color_id, size_id) values (${id}, 'shirt', 'black', 'M')`.execute(
          db,
        ),
      ),
    dies: `before insert on notifications for each row when (new.shopper_id = 'person-b' and new.kind = 'stock')`,
    facts: toldOnce('stock'),
    done: onceEach,
  },
  'run-imports': {
    prepare: async () => {
      await sql`insert into staff (id, phone, name, roles) values ('importer', '+963999111222', 'Rana', '{owner}')`.execute(
        db,
      );
      await sql`insert into imports (id, file_name, encoding, head, columns, state, row_count, total, made_by, made_at)
                values ('file', 'x.csv', 'utf-8', '{}', '{}', 'applying', 3, 3, 'importer', ${store.now()})`.execute(
        db,
      );
      await sql`insert into import_products (import_id, number, outcome, rows, plan)
                select 'file', n, 'new', array[n], json_build_object('fields', json_build_object(
                         'nameAr', 'من ملف ' || n, 'brandId', p.brand_id, 'subCategoryId', p.subcategory_id, 'price', 1000),
                         'variants', null, 'rowOfVariant', json_build_array(), 'counted', json_build_array())
                  from products p, generate_series(1, 3) n where p.id = 'dress'`.execute(db);
    },
    dies: `before insert on products for each row when (new.name_ar = 'من ملف 2')`,
    facts: `select state, done, (select count(*)::int from products where name_ar like 'من ملف %') as products from imports`,
    done: [{ state: 'applied', done: 3, products: 3 }],
  },
  'clean-up': {
    prepare: () =>
      sql`insert into outbox (id, kind, recipient, text, created_at, sent_at)
          select 'old-' || lpad(n::text, 5, '0'), 'order', '+963999000000', 'x', '2026-01-01', '2026-01-01'
            from generate_series(1, 2500) n`.execute(db),
    dies: `before delete on outbox for each row when (old.id = 'old-01500')`,
    facts: `select count(*)::int from outbox where id like 'old-%'`,
    done: [{ count: 0 }],
  },
};

test.each(keysOf(scenes).map((job) => [job, scenes[job]] as const))(
  '%s that is killed midway goes on, and run again changes nothing',
  async (job, { prepare, dies, facts, done }) => {
    await prepare();
    await sql`${sql.raw(`create trigger dies ${dies} execute function die()`)}`.execute(db);
    await expect(runJob(store, job)).rejects.toThrow();
    const table = / on (\w+)/.exec(dies)?.[1] ?? '';
    await sql`${sql.raw(`drop trigger dies on ${table}`)}`.execute(db);
    expect(await rows(facts)).not.toEqual(done);
    // What was claimed is tried again after its pause.
    store.setNow(new Date(store.now().getTime() + 2 * 60_000));
    for (let run = 0; run < 2; run += 1) {
      await runJob(store, job);
      expect(await rows(facts)).toEqual(done);
    }
    const noted = await db.selectFrom('job_runs').selectAll().where('job', '=', job).executeTakeFirst();
    expect(noted?.succeeded_at).toEqual(expect.any(Date));
  },
);

test('every job is watched', async () => {
  // One after the other: each holds a connection and works on another.
  for (const name of JOB_NAMES) await runJob(store, name);
  const metrics = await store.app.inject('/metrics');
  for (const name of JOB_NAMES)
    expect(metrics.body).toContain(`minwal_job_last_success_timestamp_seconds{job="${name}"}`);
});
