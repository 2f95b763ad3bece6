import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '../../../shop/buying/orders/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Tx } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import type { Table } from '../../platform/documents/table-file.ts';

const ROWS_A_FILE = 20_000;

type Cells = (string | number | null)[];

/** Customers, orders and stock as people read them: a table a file, with no more rows than a spreadsheet opens at once. */
export async function* readableTables(tx: Tx, language: Language): AsyncGenerator<Table> {
  yield* customers(tx, language);
  yield* orders(tx, language);
  yield* stock(tx, language);
}

async function* customers(tx: Tx, language: Language): AsyncGenerator<Table> {
  const { customers: head } = texts[language].archive;
  type Row = Record<'phone' | 'name' | 'email' | 'city' | 'area' | 'street', string> & {
    orders: number;
    points: number;
    since: Date;
    lastOrderAt: Date | null;
  };
  const read = sql<Row>`
    select s.phone, s.name, s.email, coalesce(s.address ->> 'city', '') as city, coalesce(s.address ->> 'area', '') as area,
           coalesce(s.address ->> 'street', '') as street, s.points, s.created_at as since, o.orders, o.last as "lastOrderAt"
      from shoppers s
      left join lateral (select count(*)::int as orders, max(placed_at) as last from orders
                          where shopper_id = s.id and not is_test) o on true
     where s.phone is not null order by s.created_at, s.id`;
  yield* tablesOf(tx, read, {
    name: 'customers',
    head: Object.values(head),
    cellsOf: (row) => [
      row.name,
      dialed(row.phone),
      row.email,
      row.city,
      row.area,
      row.street,
      row.orders,
      dayOf(row.lastOrderAt),
      row.points,
      dayOf(row.since),
    ],
  });
}

async function* orders(tx: Tx, language: Language): AsyncGenerator<Table> {
  const { archive, statuses } = texts[language];
  type Row = Record<'number' | 'name' | 'phone' | 'city' | 'area' | 'street', string> &
    Record<'subTotal' | 'discount' | 'delivery' | 'total' | 'pieces', number> & {
      placedAt: Date;
      deliveredAt: Date | null;
      status: OrderStatus;
    };
  const read = sql<Row>`
    select o.number, o.placed_at as "placedAt", o.status, o.delivered_at as "deliveredAt",
           coalesce(o.address ->> 'recipient', s.name, '') as name, coalesce(o.address ->> 'phone', s.phone, '') as phone,
           o.city, o.area,
           coalesce(o.address ->> 'street', '') as street, o.sub_total::float8 as "subTotal", o.discount::float8 as discount,
           o.delivery::float8 as delivery, o.total::float8 as total,
           (select coalesce(sum(quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces
      from orders o left join shoppers s on s.id = o.shopper_id
     where not o.is_test order by o.placed_at, o.id`;
  yield* tablesOf(tx, read, {
    name: 'orders',
    head: Object.values(archive.orders),
    cellsOf: (row) => [
      row.number,
      dayOf(row.placedAt),
      statuses.orders[row.status],
      row.name,
      dialed(row.phone),
      row.city,
      row.area,
      row.street,
      row.pieces,
      row.subTotal,
      row.discount,
      row.delivery,
      row.total,
      dayOf(row.deliveredAt),
    ],
  });
}

async function* stock(tx: Tx, language: Language): AsyncGenerator<Table> {
  type Row = Record<'name' | 'color' | 'size' | 'barcode', string> &
    Record<'stock' | 'damaged' | 'price' | 'cents' | 'damagedCents', number> & { sku: string | null };
  const read = sql<Row>`
    select ${nameInEither('p', language)} as name, ${sql.ref(`k.name_${language}`)} as color,
           ${sql.ref(`z.label_${language}`)} as size, v.sku, v.barcode, v.stock, v.damaged, p.price::float8 as price,
           v.value::float8 as cents, v.damaged_value::float8 as "damagedCents"
      from variants v join products p on p.id = v.product_id join colors k on k.id = v.color_id join sizes z on z.id = v.size_id
     order by p.created_at, p.id, k.position, z.position, z.id`;
  yield* tablesOf(tx, read, {
    name: 'stock',
    head: Object.values(texts[language].archive.stock),
    cellsOf: (row) => [
      row.name,
      row.color,
      row.size,
      row.sku,
      row.barcode,
      row.stock,
      row.damaged,
      row.price,
      row.cents / 100,
      row.damagedCents / 100,
    ],
  });
}

type Shape<Row> = { name: string; head: readonly string[]; cellsOf: (row: Row) => Cells };

/** Reads by a cursor; a second file, `orders-2`, begins where the first is full. */
async function* tablesOf<Row>(
  tx: Tx,
  read: RawBuilder<Row>,
  { name, head, cellsOf }: Shape<Row>,
): AsyncGenerator<Table> {
  await sql`declare readable no scroll cursor for ${read}`.execute(tx);
  for (let part = 1; ; part += 1) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_A_FILE)} from readable`.execute(tx);
    if (rows.length > 0 || part === 1)
      yield { name: part === 1 ? name : `${name}-${part}`, head, rows: rows.map(cellsOf) };
    if (rows.length < ROWS_A_FILE) break;
  }
  await sql`close readable`.execute(tx);
}

const dayOf = (at: Date | null) => (at === null ? null : storeDateOf(at));

/** As people dial it. The spaces keep spreadsheets from reading it as a number. */
const dialed = (phone: string) => phone.replace(/^\+963(\d{3})(\d{3})(\d+)$/, '0$1 $2 $3');
