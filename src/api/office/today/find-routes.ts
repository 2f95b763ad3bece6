import { sql } from 'kysely';
import { barcodeForms } from '../../../shop/barcode.ts';
import { readOrderNumber } from '../../../shop/buying/orders/order-number.ts';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import type { OrderInList } from '../../../shop/delivery/fulfilment/contract.ts';
import type { Language } from '../../../shop/language.ts';
import type { FoundOrder } from '../../../shop/office/today/calls.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import { rightsOf } from '../../../shop/people/staff/roles.ts';
import { imageOf, type Picture } from '../../catalog/media/image.ts';
import { chosenProducts } from '../../catalog/products/list-products.ts';
import { ordersWhere, selectForConsole } from '../../delivery/fulfilment/desk/list/console-rows.ts';
import { findOrders } from '../../delivery/fulfilment/desk/list/find-orders.ts';
import { questionOf } from '../../delivery/fulfilment/desk/list/order-condition.ts';
import { type ConsoleReading, showList } from '../../delivery/fulfilment/desk/order/read-console-order.ts';
import { sightOf, visibleTo } from '../../delivery/fulfilment/desk/sight.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { readTogether } from '../../platform/db/run-transaction.ts';
import type { Store } from '../../store.ts';
import { selectCustomers } from '../customers/customer-rows.ts';

const MOST = 5;

type Data = ConsoleDataOf<'findInStore'>;

/** The search of the console's frame: finds what a number, a code or a name belongs to. */
export function findRoutes(store: Store): void {
  answerConsole(store, 'findInStore', async ({ input, staff, language, now }) => {
    const typed = input.search.trim();
    const reading = { staff, language, now, settings: await store.settings() };
    const rights = rightsOf(staff.roles);
    const seesStock = rights.keepStock !== undefined;
    const [orders, products, customers, labeled, variant] = await readTogether(store.db, (one) =>
      Promise.all([
        findBriefly(one, typed, reading),
        seesStock ? findProducts(one, typed, language) : [],
        rights.serveCustomers === undefined
          ? []
          : selectCustomers(one, { view: 'all', search: typed, after: undefined, now }, MOST),
        findByCode(one, typed, reading),
        seesStock ? findVariant(one, typed) : null,
      ]),
    );
    return {
      orders,
      products,
      customers: customers.map(({ id, name, phone }) => ({ _id: id, name, phone: maskedPhone(phone) })),
      code: labeled ?? variant,
    };
  });
}

async function findBriefly(db: Db, typed: string, reading: ConsoleReading): Promise<FoundOrder[]> {
  const sight = sightOf(reading.staff.roles);
  const question = questionOf({ search: typed }, sight, reading.now);
  const page = { limit: MOST, oldest: false, past: sql`true` };
  const { rows } = await findOrders(db, question, page, null);
  return (await showList(db, rows, reading)).map(brief);
}

/** The order of a label or a waybill. */
async function findByCode(db: Db, typed: string, reading: ConsoleReading): Promise<Data['code']> {
  const number = readOrderNumber(typed);
  const named =
    number === null
      ? sql`p.id in (select parcel_id from waybills where number = ${typed})`
      : sql`o.number = ${number}`;
  const rows = await selectForConsole(
    db,
    ordersWhere(sql`${visibleTo(sightOf(reading.staff.roles))} and ${named}`, true),
    { limit: 1 },
  );
  const [order] = await showList(db, rows, reading);
  return order === undefined ? null : { kind: 'order', order: brief(order) };
}

async function findVariant(db: Db, typed: string): Promise<Data['code']> {
  const variant = await db
    .selectFrom('variants')
    .select('product_id')
    .where(sql<string>`lower(barcode)`, 'in', barcodeForms(typed))
    .executeTakeFirst();
  return variant === undefined ? null : { kind: 'variant', productId: variant.product_id };
}

async function findProducts(db: Db, typed: string, language: Language): Promise<Data['products']> {
  const { rows } = await sql<{ id: string; name: string; tint: string; picture: Picture | null }>`
    select p.id, ${nameInEither('p', language)} as name, p.tint,
           (select to_jsonb(i) from pictures i where i.id = p.picture_id) as picture
      from products p where ${chosenProducts({ view: 'all', search: typed })} and p.status <> 'archived'
     order by p.updated_at desc, p.id limit ${MOST}`.execute(db);
  return rows.map(({ id, name, tint, picture }) => ({
    _id: id,
    name,
    image: imageOf(picture, tint, name),
  }));
}

const brief = ({ _id, number, customer, city, status, stage }: OrderInList): FoundOrder => ({
  _id,
  number,
  name: customer.name,
  city,
  status,
  stage,
});
