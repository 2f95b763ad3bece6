import { sql } from 'kysely';
import { addressLine } from '../../shop/account/address-line.ts';
import type { Address, AddressInput, User } from '../../shop/account/contract.ts';
import { usualSizes } from '../../shop/account/usual-size.ts';
import type { Language } from '../../shop/language.ts';
import { inLanguage } from '../../shop/places/find-place.ts';
import type { Db } from '../db/database.ts';
import { selectKeptPieces } from './kept-pieces.ts';

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
           (select count(*) from notifications where shopper_id = s.id and read_at is null) as unread,
           (select coalesce(sum(quantity), 0) from cart_lines where shopper_id = s.id) as in_cart,
           array(select brand_id from brand_followers where shopper_id = s.id order by created_at desc) as followed,
           array(select product_id from favorites where shopper_id = s.id order by created_at desc) as favorites,
           exists(select from orders where shopper_id = s.id and delivered_at is not null) as has_bought
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
  const address = inLanguage(given, language);
  const line = addressLine(address);
  return { ...address, address: line, fullAddress: line };
}
