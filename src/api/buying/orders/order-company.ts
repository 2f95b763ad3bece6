import { sql } from 'kysely';
import type { Localized } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';

/** The transport company that has an order; `office`: where it can be collected, empty where that is not known. */
export type OrderCompany = {
  order_id: string;
  name: Localized;
  waybill: string | null;
  office: string;
  collect_by: string | null;
};

/** The companies of orders whose parcels are with one, or at its office. */
export async function selectCompanies(db: Db, orderIds: readonly string[]): Promise<OrderCompany[]> {
  const { rows } = await sql<OrderCompany>`
    select p.order_id, json_build_object('en', c.name_en, 'ar', c.name_ar) as name,
           (select w.number from last_waybills w where w.parcel_id = p.id and w.company_id = c.id) as waybill,
           coalesce((select h.details ->> 'office' from parcel_history h
                      where h.parcel_id = p.id and h.step = 'atOffice' and p.stage = 'atOffice'
                      order by h.id desc limit 1), '') as office, p.collect_by
      from parcels p join companies c on c.id = p.company_id
     where p.order_id = any(${orderIds})`.execute(db);
  return rows;
}
