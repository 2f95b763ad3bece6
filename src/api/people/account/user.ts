import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { addressLine } from '../../../shop/people/account/address-line.ts';
import type { Address, AddressInput, User } from '../../../shop/people/account/contract.ts';
import { usualSizes, type KeptPieces } from '../../../shop/people/account/usual-size.ts';
import { addressInLanguage } from '../../../shop/people/places/find-place.ts';
import type { Db } from '../../platform/db/database.ts';
import { isUnread } from '../notifications/notifications.ts';

type Row = {
  id: string;
  phone: string | null;
  name: string;
  email: string;
  notes: string;
  language: Language;
  points: number;
  unread: number;
  in_cart: number;
  address: AddressInput | null;
  registered: boolean;
  followed: string[];
  favorites: string[];
  /** Something was delivered, so that there may be usual sizes. */
  has_bought: boolean;
};

/** The shopper in wire format, in one query, or two for one who bought; the address in `language`, else in their own. */
export async function readUser(db: Db, shopperId: string, language?: Language): Promise<User> {
  const { rows } = await sql<Row>`
    select id, phone, name, email, notes, language, points, address, registered_at is not null as registered,
           (select count(*) from notifications n where shopper_id = s.id and ${isUnread}) as unread,
           (select coalesce(sum(quantity), 0) from cart_lines where shopper_id = s.id) as in_cart,
           array(select brand_id from brand_followers where shopper_id = s.id order by created_at desc) as followed,
           array(select product_id from favorites where shopper_id = s.id order by created_at desc) as favorites,
           exists(select from orders where shopper_id = s.id and delivered_at is not null and not is_test) as has_bought
      from shoppers s where id = ${shopperId}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('a signed-in shopper has a row');
  return {
    _id: row.id,
    phoneNumber: row.phone ?? '',
    name: row.name,
    email: row.email,
    address: row.address === null ? null : showAddress(row.address, language ?? row.language),
    notes: row.notes,
    isRegistered: row.registered,
    points: row.points,
    unread: row.unread,
    cartCount: row.in_cart,
    followedBrandIds: row.followed,
    favoriteIds: row.favorites,
    language: row.language,
    usualSizes: row.has_bought ? usualSizes(await selectKeptPieces(db, shopperId)) : [],
  };
}

/** An address with its display line, in wire format; its city and area in `language`. */
export function showAddress(given: AddressInput, language: Language): Address {
  const address = addressInLanguage(given, language);
  const line = addressLine(address);
  return { ...address, address: line, fullAddress: line };
}

/**
 * The delivered pieces a shopper kept, by subcategory and size: without those refused at the door or in a request to give
 * them back. The new pieces of an exchange are lines of an order of their own; those of older exchanges over the counter,
 * which have no order, are added. All of it is read from the orders, so it ends with the account.
 */
async function selectKeptPieces(db: Db, shopperId: string): Promise<KeptPieces[]> {
  const { rows } = await sql<KeptPieces>`
    with bought as (
      select l.order_id, l.line_no, l.product_id, l.size_id, l.quantity
        from orders o join order_lines l on l.order_id = o.id
       where o.shopper_id = ${shopperId} and o.status in ('delivered', 'returns', 'completed')
         and not o.is_test),
    changes as (
      select product_id, size_id, coalesce(
               (select d.kept from settlement_lines d where d.order_id = b.order_id and d.line_no = b.line_no), quantity)
             - (select coalesce(sum(i.counted), 0) from return_items i join returns r on r.id = i.return_id
                 where i.order_id = b.order_id and i.line_no = b.line_no and r.status not in ('rejected', 'withdrawn')) as pieces
        from bought b
      union all
      select b.product_id, coalesce(i.new_size_id, b.size_id), i.counted
        from bought b join return_items i on i.order_id = b.order_id and i.line_no = b.line_no
        join returns r on r.id = i.return_id
       where r.status = 'exchanged'
         and not exists (select from orders x where x.exchange_of = r.id and x.status <> 'canceled'))
    select "subCategoryId", "sizeId", (select z.system from sizes z where z.id = "sizeId") as system, pieces
      from (select (select p.subcategory_id from products p where p.id = c.product_id) as "subCategoryId",
                   size_id as "sizeId", sum(pieces)::integer as pieces
              from changes c group by 1, 2) as kept
     where pieces > 0
     order by "subCategoryId", pieces desc, "sizeId"`.execute(db);
  return rows;
}
