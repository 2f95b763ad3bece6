import { type RawBuilder, sql } from 'kysely';
import { parsePhone } from '../../../../shop/account/phone.ts';
import { asciiDigits } from '../../../../shop/ascii-digits.ts';
import type { Sight } from '../sight.ts';

/** The condition on `o` (an order): by a number's beginning, a whole phone, or part of a name or place, where the reader may see the person. */
export function matchesOrder(typed: string, { person }: Sight): RawBuilder<unknown> {
  const digits = asciiDigits(typed).replaceAll(/[\s-]/g, '');
  const phone = person === 'masked' ? parsePhone(typed) : null;
  const byPhone = sql`o.shopper_id = (select id from shoppers where phone = ${phone})`;
  // Nine digits may be an order number or a phone without its 0.
  if (/^\d+$/.test(digits)) return sql`(o.number like ${`${digits}%`} or ${byPhone})`;
  if (phone !== null) return byPhone;
  const pattern = sql`'%' || fold_text(${typed.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`;
  const place = sql`o.place_folded = any(array(${placesLike(pattern)}))`;
  if (person === 'none') return place;
  // Arrays, of which the planner looks each up in an index: with `in` beside `or` it reads all orders.
  return sql`(o.shopper_id = any(array(select id from shoppers where name_folded like ${pattern})) or ${place})`;
}

/** The places of orders that fit a pattern, each read once: from one to the next in the index. */
const placesLike = (pattern: RawBuilder<unknown>) => sql`
  with recursive places as (
    (select place_folded from orders order by 1 limit 1)
    union all
    select (select n.place_folded from orders n where n.place_folded > l.place_folded order by 1 limit 1)
      from places l where l.place_folded is not null)
  select place_folded from places where place_folded like ${pattern}`;
