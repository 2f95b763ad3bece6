import { sql } from 'kysely';
import { LONG_WORK, openDatabase } from '../src/api/platform/db/database.ts';

/** One order every five minutes. */
const MINUTES = 5;
/** Orders of one insert: their rows fit the limit of a statement. */
const BATCH = 20_000;

type Filling = { url: string; orders: number; productId: string; now: Date };

/**
 * Fills a database with a year of orders by SQL, without the triggers of each row: one of 67 is under way, one of 20
 * was canceled, the others are delivered and mostly counted, without invoices, and one of ten has a return. A fifth as many customers, a
 * third of them called Ahmad; five couriers and three transport companies.
 */
export async function fillOrders({ url, orders, productId, now }: Filling): Promise<void> {
  const { db } = openDatabase(url, 1, LONG_WORK);
  const run = async (statement: ReturnType<typeof sql>) => statement.execute(db);
  const customers = orders / 5;
  await run(sql`set session_replication_role = replica`);
  await run(sql`
    insert into staff (id, phone, name, roles)
    select 'filled-courier-' || n, '+96391000000' || n, 'مندوب ' || n, array['courier'] from generate_series(0, 4) n`);
  await run(sql`
    insert into companies (id, name_en, name_ar)
    select 'filled-company-' || n, 'Freight ' || n, 'شحن ' || n from generate_series(0, 2) n`);
  await run(sql`
    insert into shoppers (id, phone, name, language, registered_at, created_at, address)
    select 'filled-' || n, '+9639' || lpad(n::text, 8, '0'),
           case n % 3 when 0 then 'أحمد' when 1 then (array['سلمى', 'ندى', 'يوسف', 'خالد', 'لمى', 'هبة', 'نور'])[n % 7 + 1] else 'Rana' end
             || ' ' || (array['الحلبي', 'قاضي', 'Haddad', 'قدسي', 'صباغ', 'نجار', 'حمامي', 'كيالي', 'سالم', 'طحان', 'عقاد'])[n % 11 + 1]
             || ' ' || n,
           'ar', ${now}::timestamptz - interval '1 year', ${now}::timestamptz - interval '1 year', '{"city": "حلب", "area": "الحي 7", "street": "x", "additionalDetails": ""}'
      from generate_series(0, ${customers}::int - 1) n`);
  for (let from = 0; from < orders; from += BATCH) await insertOrders(from, Math.min(BATCH, orders - from));
  await run(sql`
    insert into cash_accounts (id, balance, line_count)
    select account_id, sum(amount), count(*) from cash_lines group by account_id
        on conflict (id) do update set balance = excluded.balance, line_count = excluded.line_count`);
  await run(sql`
    insert into cash_sums (account_id, day, kind, is_test, debit, credit, entries)
    select l.account_id, e.day, e.kind, false, sum(greatest(l.amount, 0)), sum(-least(l.amount, 0)), count(*)
      from cash_lines l join cash_entries e on e.id = l.entry_id group by 1, 2, 3`);
  // Read by the list's filter of places.
  await run(sql`insert into order_figures select * from counted_order_figures on conflict do nothing`);
  await run(sql`vacuum analyze`);
  await db.destroy();

  async function insertOrders(from: number, count: number): Promise<void> {
    // A courier or a company is counted once in about sixty orders of theirs.
    const isCounted = sql`status in ('delivered', 'completed') and n % 61 = 7 and n > 1500`;
    const account = sql`case when n % 3 = 2 then 'company:filled-company-' || n / 3 % 3 else 'courier:filled-courier-' || n % 5 end`;
    const placed = sql`${now}::timestamptz - make_interval(mins => ${MINUTES} * n)`;
    await run(sql`
      with made as (
        select n, 'filled-' || n as id, ${placed} as at, (100000000 + n * 8999)::text as number,
               case when n % 67 = 0 then (array['pending', 'inProgress', 'inDelivery'])[n / 67 % 3 + 1]
                    when n % 20 = 7 then 'canceled' when n < 3000 then 'delivered' else 'completed' end as status
          from generate_series(${from}::int, ${from + count - 1}::int) n),
      placed as (
        insert into orders (id, number, shopper_id, status, placed_at, delivered_at, sub_total, savings, discount, delivery, total,
                            address, estimated_from, estimated_to, source, taken_by, consent_at)
        select id, number, 'filled-' || n % ${customers}::int, status, at,
               case when status in ('delivered', 'completed') then at + interval '2 days' end, 1280, 0, 0, 150, 1430,
               jsonb_build_object('city', (array['حلب', 'دمشق', 'Homs'])[n % 3 + 1], 'area', 'الحي ' || n % 50, 'street', 'x', 'additionalDetails', ''), at, at,
               case when n % 9 = 4 then 'whatsapp' else 'site' end, case when n % 9 = 4 then 'filled-courier-0' end,
               case when n % 9 = 4 then at end
          from made),
      lined as (
        insert into order_lines (order_id, line_no, product_id, color_id, size_id, name_en, name_ar, brand_en, brand_ar, brand_id,
                                 category_id, color_name_en, color_name_ar, color_hex, size_label_en, size_label_ar, quantity,
                                 full_price, unit_price, line_total, returnable)
        select id, line, ${productId}, 'black', (array['M', 'L'])[line], 'Shirt', 'قميص', '', '', 'b', 'c', '', '', '#000000', '', '', 1,
               640, 640, 640, true
          from made, generate_series(1, 2) line),
      parceled as (
        insert into parcels (id, order_id, stage, stage_at, held_reason, held_until, courier_id, company_id, refused_for, refused_at,
                             refusal_counts)
        select id, id, stage, at, case when is_held then 'travels' end, case when is_held then ${now}::timestamptz + interval '3 days' end,
               case when not is_company and is_out then 'filled-courier-' || n % 5 end,
               case when is_company and is_out then 'filled-company-' || n / 3 % 3 end,
               case when stage = 'back' then 'changedMind' end, case when stage = 'back' then at + interval '2 days' end, coalesce(stage = 'back', false)
          from (select n, id, at, status not in ('pending', 'inProgress') and (status <> 'canceled' or n % 40 = 7) as is_out,
                       n % 3 = 2 as is_company, status = 'inProgress' and n % 10 = 3 as is_held,
                       case status when 'pending' then 'toConfirm' when 'inProgress' then case when n % 2 = 0 then 'packed' else 'toPick' end
                                   when 'inDelivery' then case when n % 3 = 2 then 'withCompany' else 'withCourier' end
                                   when 'canceled' then case when n % 40 = 7 then 'back' end end as stage
                  from made) stages),
      billed as (
        insert into waybills (company_id, number, parcel_id, given_at)
        select 'filled-company-' || n / 3 % 3, 'WB' || lpad(n::text, 8, '0'), id, at + interval '1 day'
          from made where n % 3 = 2 and status in ('inDelivery', 'delivered', 'completed')),
      settled as (
        insert into settlements (id, parcel_id, order_id, items, fee, exact, rounding, cash_due, collected, delivered_at)
        select id, id, id, 1280, 150, 1430, -5, 1425, 1425, at + interval '2 days' from made where status in ('delivered', 'completed')),
      kept as (
        insert into settlement_lines (settlement_id, order_id, line_no, kept, paid)
        select id, id, line, 1, 640 from made, generate_series(1, 2) line where status in ('delivered', 'completed')),
      entered as (
        insert into cash_entries (id, kind, day, order_id, parcel_id, actor, occurred_at, at)
        select id, 'deliver', (at + interval '2 days')::date, id, id, 'merchant:filled-courier-0', at + interval '2 days', at + interval '2 days'
          from made where status in ('delivered', 'completed')
        union all
        select 'count-' || id, case when n % 3 = 2 then 'remittance' else 'handOver' end, (at + interval '3 days')::date, null, null,
               'merchant:filled-courier-0', at + interval '3 days', at + interval '3 days'
          from made where ${isCounted}),
      booked as (
        insert into cash_lines (entry_id, account_id, amount, line_no)
        select id, case place when 1 then ${account} when 2 then 'sales' else 'deliveryIncome' end,
               (array[1425, -1275, -150])[place], 10::bigint * (${orders}::int - n) + place
          from made, generate_series(1, 3) place where status in ('delivered', 'completed')
        union all
        select 'count-' || id, case place when 4 then ${account} else 'safe' end, (array[-85500, 85500])[place - 3],
               10::bigint * (${orders}::int - n) + place
          from made, generate_series(4, 5) place where ${isCounted}),
      remitted as (
        insert into remitted_waybills (company_id, number, statement_id, amount, fee)
        select 'filled-company-' || n / 3 % 3, 'WB' || lpad(n::text, 8, '0'), 'filled', 1425, 0
          from made where n % 3 = 2 and n > 4000 and status in ('delivered', 'completed')),
      returned as (
        insert into returns (id, order_id, kind, scope, status, reason, created_at, answer_by, decided_at, received_at, settled_at)
        select id, id, 'return', 'item',
               case when n % 400 = 10 then 'requested' when n % 400 = 50 then 'approved' when n % 400 = 90 then 'received' else 'refunded' end,
               'wrongSize', at + interval '4 days', at + interval '6 days', at + interval '5 days', at + interval '6 days', at + interval '7 days'
          from made where n % 10 = 0 and status in ('delivered', 'completed'))
      insert into return_items (return_id, item_no, order_id, line_no, quantity)
      select id, 1, id, 1, 1 from made where n % 10 = 0 and status in ('delivered', 'completed')`);
  }
}
