import { type RawBuilder, sql } from 'kysely';
import { asciiDigits } from '../../../../../shop/ascii-digits.ts';
import { parsePhone } from '../../../../../shop/people/account/phone.ts';
import { foldedPart } from '../../../../platform/db/like-part.ts';
import type { Sight } from '../sight.ts';

/** What a typed search finds: a condition on `o` (an order), fit for few orders, and sets; null: indexes serve the condition. */
export type OrderSearch = {
  readonly condition: RawBuilder<unknown>;
  readonly sets: SearchSets | null;
};

export type SearchInSets = OrderSearch & { readonly sets: SearchSets };
export const hasSets = (search: OrderSearch): search is SearchInSets => search.sets !== null;

export type SearchSets = {
  /** The customers `s` whose names fit; null for a reader who may not see them. */
  readonly named: { readonly from: RawBuilder<unknown>; readonly where: RawBuilder<unknown> } | null;
  /** Ids of the orders whose place, waybill or number fits, from indexes alone. */
  readonly others: readonly RawBuilder<unknown>[];
};

/** Numbers are random: of half a million orders 5,500 begin with two digits, and 560 with three. */
const FEW_FROM_DIGITS = 3;

/** By a number's beginning, a whole phone, a waybill, or part of a name or place, where the reader may see the person. */
export function searchOrders(typed: string, { person }: Sight): OrderSearch {
  const digits = asciiDigits(typed).replaceAll(/[\s-]/g, '');
  const phone = person === 'masked' ? parsePhone(typed) : null;
  const byPhone = sql`o.shopper_id = (select id from shoppers where phone = ${phone})`;
  const waybill = asciiDigits(typed);
  const byWaybill = sql`o.id = any(array(
    select p.order_id from waybills w join parcels p on p.id = w.parcel_id
     where w.number = any(${[waybill, waybill.toUpperCase(), waybill.toLowerCase()]})))`;
  // Nine digits may be an order number or a phone without its 0. A range, because `like` with a parameter uses no index.
  const byNumber = sql`(o.number ~>=~ ${digits} and o.number ~<~ ${`${digits}:`})`;
  const billed = sql`select o.id from orders o where ${byWaybill}`;
  if (/^\d+$/.test(digits)) {
    // A phone has more digits.
    const many = { named: null, others: [sql`select o.id from orders o where ${byNumber}`, billed] };
    const sets = digits.length < FEW_FROM_DIGITS ? many : null;
    return { condition: sql`(${byNumber} or ${byPhone} or ${byWaybill})`, sets };
  }
  if (phone !== null) return { condition: byPhone, sets: null };

  const pattern = foldedPart(typed);
  const byPlace = sql`o.place_folded like ${pattern}`;
  const placed = sql`select o.id from orders o where o.place_folded = any(array(${placesLike(pattern)}))`;
  if (person === 'none')
    return { condition: sql`(${byPlace} or ${byWaybill})`, sets: { named: null, others: [placed, billed] } };
  // A scalar subquery is looked up for each order; `exists` would first be joined with all customers.
  const byName = sql`coalesce((select s.name_folded like ${pattern} from shoppers s where s.id = o.shopper_id), false)`;
  const named = { from: sql`shoppers s`, where: sql`s.name_folded like ${pattern}` };
  return {
    condition: sql`(${byPlace} or ${byName} or ${byWaybill})`,
    sets: { named, others: [placed, billed] },
  };
}

/** The places of orders that fit a pattern, each read once: from one to the next in the index. */
const placesLike = (pattern: RawBuilder<unknown>) => sql`
  with recursive places as (
    (select place_folded from orders order by 1 limit 1)
    union all
    select (select n.place_folded from orders n where n.place_folded > l.place_folded order by 1 limit 1)
      from places l where l.place_folded is not null)
  select place_folded from places where place_folded like ${pattern}`;
