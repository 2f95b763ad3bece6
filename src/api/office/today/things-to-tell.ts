import { sql } from 'kysely';
import { callableFrom } from '../../../shop/delivery/fulfilment/call-rules.ts';
import { inEachLanguage, type Localized } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import type { StaffNewsKind } from '../../../shop/people/staff/news.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { isolated } from '../../../shop/texts/isolated.ts';
import { DAY_MS, HOUR_MS } from '../../../shop/time/durations.ts';
import type { Config } from '../../config.ts';
import { ORDER_OF_PARCEL, viewCondition } from '../../delivery/fulfilment/desk/list/order-views.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { readLastBackup } from './last-backup.ts';
import { selectLateJobs } from './late-jobs.ts';

/** Something that waits for the staff. It is told once under its `subject`. */
export type Thing = {
  readonly subject: string;
  /** A page of the console. */
  readonly href: string;
  readonly text: Localized;
  /** The order it is about. */
  readonly orderId?: string;
};

type Reading = { settings: Settings; config: Config; now: Date };

/** A thing older than this is found on the page of the day; it would be told to who was away for long. */
const TOLD_MS = 2 * DAY_MS;
/** So long an order waits before it is told of again. */
export const REMINDED_MS = 2 * HOUR_MS;
const MOST = 500;

/** What waits of each kind, the oldest first. */
export const thingsToTell: Record<StaffNewsKind, (db: Db, reading: Reading) => Promise<Thing[]>> = {
  newOrder: readNewOrders,
  toConfirm: readUnconfirmed,
  returnAsked: readReturns,
  lowStock: readLow,
  lateJob: async (db) => {
    const jobs = await selectLateJobs(db);
    // A backup has news of its own.
    return jobs
      .filter(({ job }) => job !== 'back-up')
      .map(({ job, since }) => ({
        subject: `${job} ${since ?? ''}`,
        href: '/console',
        text: { en: isolated(job), ar: isolated(job) },
      }));
  },
  lateBackup: async (db, { config, now }) => {
    const backup = await readLastBackup(db, config, now);
    if (backup === null || !(backup.isLate || backup.hasFailed)) return [];
    return [
      {
        subject: backup.last?.at ?? 'none',
        href: '/console',
        text: inEachLanguage((language) => texts[language].staffNews.lateBackupText),
      },
    ];
  },
};

/** What the title says of one thing, and of several. */
export function titleOf(kind: StaffNewsKind, count: number): Localized {
  return inEachLanguage((language) => {
    const t = texts[language].staffNews;
    const titles: Record<StaffNewsKind, [string, (count: number) => string]> = {
      newOrder: [t.newOrder, texts[language].consoleWords.newOrders],
      toConfirm: [t.toConfirm, t.manyToConfirm],
      returnAsked: [t.returnAsked, t.returnsAsked],
      lowStock: [t.lowStock, t.manyLow],
      lateJob: [t.lateJob, t.lateJobs],
      lateBackup: [t.lateBackup, () => t.lateBackup],
    };
    const [one, many] = titles[kind];
    return count === 1 ? one : many(count);
  });
}

/** The page that shows several things of a kind. */
export const listOf: Record<StaffNewsKind, string> = {
  newOrder: '/console/orders?view=toConfirm',
  toConfirm: '/console/orders?view=toConfirm',
  returnAsked: '/console/returns',
  lowStock: '/console/stock?view=low',
  lateJob: '/console',
  lateBackup: '/console',
};

type OrderRow = { id: string; number: string; total: number };

const orderText = ({ number, total }: OrderRow): Localized =>
  inEachLanguage((language) =>
    texts[language].staffNews.order(isolated(number), isolated(formatMoney(total, language))),
  );

/** Orders that shoppers placed themselves and that are not packed yet; the staff knows the phone orders it took. */
async function readNewOrders(db: Db, { now }: Reading): Promise<Thing[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.number, o.total from parcels p ${ORDER_OF_PARCEL}
     where p.stage in ('toConfirm', 'toPick', 'picking') and o.placed_at > ${new Date(now.getTime() - TOLD_MS)}
       and o.taken_by is null and o.exchange_of is null and not o.is_test
     order by o.placed_at, o.id limit ${MOST}`.execute(db);
  return rows.map((row) => ({
    subject: row.id,
    orderId: row.id,
    href: `/console/orders/${row.id}`,
    text: orderText(row),
  }));
}

type Unconfirmed = OrderRow & {
  placed_at: Date;
  calls: number;
  called_at: Date | null;
  next_at: Date | null;
};

/** Orders that could be called about for a while now: told once until the next call. */
async function readUnconfirmed(db: Db, { settings, now }: Reading): Promise<Thing[]> {
  const { rows } = await sql<Unconfirmed>`
    select o.id, o.number, o.total, o.placed_at, c.calls, c.called_at, c.next_at from parcels p ${ORDER_OF_PARCEL}
     cross join lateral (select count(*) as calls, max(a.at) as called_at, (array_agg(a.next_at order by a.at desc, a.id desc))[1] as next_at
                           from call_attempts a where a.order_id = o.id) c
     where ${viewCondition('toConfirm', now)} and not o.is_test
     order by o.placed_at, o.id limit ${MOST}`.execute(db);
  return rows
    .filter(({ placed_at: placedAt, called_at: at, next_at: nextAt }) => {
      const last = at === null ? null : { at, nextAt };
      const since = at === null ? placedAt.getTime() + REMINDED_MS : 0;
      return since <= now.getTime() && callableFrom(last, now, settings) <= now;
    })
    .map((row) => ({
      subject: `${row.id} ${row.calls}`,
      orderId: row.id,
      href: `/console/orders/${row.id}`,
      text: orderText(row),
    }));
}

async function readReturns(db: Db): Promise<Thing[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select r.id, o.number from returns r join orders o on o.id = r.order_id
     where r.status = 'requested' and r.opened_by is null
     order by r.created_at, r.id limit ${MOST}`.execute(db);
  return rows.map(({ id, number }) => ({
    subject: id,
    href: `/console/returns/${id}`,
    text: inEachLanguage((language) => texts[language].staffNews.ofOrder(isolated(number))),
  }));
}

type LowRow = {
  product_id: string;
  subject: string;
  stock: number;
} & Record<'name_en' | 'name_ar' | 'color_en' | 'color_ar' | 'size_en' | 'size_ar', string>;

/** Sizes on sale that orders took to their low level; told again after pieces came in. */
async function readLow(db: Db, { settings, now }: Reading): Promise<Thing[]> {
  const { rows } = await sql<LowRow>`
    with sold as (
      select product_id, color_id, size_id, -sum(change) as pieces
        from stock_ledger
       where at > ${new Date(now.getTime() - TOLD_MS)} and reason in ('ordered', 'canceled') and bucket = 'stock'
       group by product_id, color_id, size_id
    )
    select v.product_id, v.stock,
           concat_ws(' ', v.product_id, v.color_id, v.size_id,
             (select max(l.id) from stock_ledger l
               where l.product_id = v.product_id and l.color_id = v.color_id and l.size_id = v.size_id
                 and l.bucket = 'stock' and l.change > 0 and l.reason not in ('canceled'))) as subject,
           ${nameInEither('p', 'en')} as name_en, ${nameInEither('p', 'ar')} as name_ar,
           ${nameInEither('c', 'en')} as color_en, ${nameInEither('c', 'ar')} as color_ar,
           s.label_en as size_en, s.label_ar as size_ar
      from sold join variants v using (product_id, color_id, size_id)
      join products p on p.id = v.product_id and p.status = 'published'
      join colors c on c.id = v.color_id
      join sizes s on s.id = v.size_id
     where v.stock <= coalesce(v.low_level, ${settings.lowStock})
       and v.stock + sold.pieces > coalesce(v.low_level, ${settings.lowStock})
     order by v.product_id, v.color_id, v.size_id limit ${MOST}`.execute(db);
  return rows.map((row) => ({
    subject: row.subject,
    href: `/console/stock/${row.product_id}`,
    text: inEachLanguage((language) =>
      texts[language].staffNews.lowOf(
        isolated(row[`name_${language}`]),
        isolated(row[`color_${language}`]),
        isolated(row[`size_${language}`]),
        row.stock,
      ),
    ),
  }));
}
