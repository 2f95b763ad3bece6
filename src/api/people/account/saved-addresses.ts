import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { AddressInput, SavedAddress } from '../../../shop/people/account/contract.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { checkAddress } from './address.ts';
import { showAddress } from './user.ts';

const MOST_ADDRESSES = 10;

/** The addresses that a shopper keeps by name, beside the preferred one, which is the profile's. */
export function addressRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getAddresses', async ({ shopper, language }) => readAddresses(db, shopper.id, language));

  answer(store, 'saveAddress', async ({ input, shopper, language, now }) => {
    const { name, addressId, ...given } = input;
    const address = checkAddress(given);
    if (isRefusal(address)) return address;
    return transact(db, async (tx) => {
      await lockShopper(tx, shopper.id);
      return (
        (addressId === undefined
          ? await writeAddress(tx, shopper.id, { name, address, now })
          : await changeAddress(tx, shopper.id, addressId, { name, address })) ??
        readAddresses(tx, shopper.id, language)
      );
    });
  });

  answer(store, 'removeAddress', async ({ input, shopper, language }) => {
    await db
      .deleteFrom('saved_addresses')
      .where('shopper_id', '=', shopper.id)
      .where('id', '=', input.addressId)
      .execute();
    return readAddresses(db, shopper.id, language);
  });

  answer(store, 'preferAddress', async ({ input, shopper, language, now }) =>
    transact(db, async (tx) => {
      await lockShopper(tx, shopper.id);
      return (
        (await preferAddress(tx, shopper.id, input.addressId, now)) ?? readAddresses(tx, shopper.id, language)
      );
    }),
  );
}

async function readAddresses(
  db: Db,
  shopperId: string,
  language: Language,
): Promise<{ addresses: SavedAddress[]; preferredName: string }> {
  const { rows } = await sql<{ id: string; name: string; address: AddressInput }>`
    select id, name, address from saved_addresses where shopper_id = ${shopperId} order by saved_at, id`.execute(
    db,
  );
  const { address_name: preferredName } = await db
    .selectFrom('shoppers')
    .select('address_name')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const addresses = rows.map(({ id, name, address }) => ({
    _id: id,
    name,
    ...showAddress(address, language),
  }));
  return { addresses, preferredName };
}

// Serializes the shopper's changes, so that the limit holds.
const lockShopper = (tx: Tx, shopperId: string) =>
  sql`select from shoppers where id = ${shopperId} for no key update`.execute(tx);

type Named = { readonly name: string; readonly address: AddressInput; readonly now: Date };

/** Keeps an address; one of the same name is replaced. */
async function writeAddress(
  tx: Tx,
  shopperId: string,
  { name, address, now }: Named,
): Promise<Refusal | null> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::integer as others from saved_addresses where shopper_id = ${shopperId} and name <> ${name}`.execute(
    tx,
  );
  if ((rows[0]?.others ?? 0) >= MOST_ADDRESSES) return refuse('ADDRESSES_FULL');
  await sql`
    insert into saved_addresses (shopper_id, name, address, saved_at)
    values (${shopperId}, ${name}, ${JSON.stringify(address)}, ${now})
    on conflict (shopper_id, name) do update set address = excluded.address`.execute(tx);
  return null;
}

/** Changes a saved address and its name; another one of that name is replaced. */
async function changeAddress(
  tx: Tx,
  shopperId: string,
  addressId: string,
  { name, address }: Omit<Named, 'now'>,
): Promise<Refusal | null> {
  await sql`delete from saved_addresses where shopper_id = ${shopperId} and name = ${name} and id <> ${addressId}`.execute(
    tx,
  );
  const { rows } = await sql`
    update saved_addresses set name = ${name}, address = ${JSON.stringify(address)}
     where shopper_id = ${shopperId} and id = ${addressId} returning 1`.execute(tx);
  return rows.length === 0 ? refuse('NOT_FOUND') : null;
}

/** Makes a saved address the profile's; the former one is saved instead, under its name or its street. */
async function preferAddress(
  tx: Tx,
  shopperId: string,
  addressId: string,
  now: Date,
): Promise<Refusal | null> {
  const chosen = await tx
    .deleteFrom('saved_addresses')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', addressId)
    .returning(['name', 'address'])
    .executeTakeFirst();
  if (chosen === undefined) return refuse('NOT_FOUND');
  // A street may be the name of another one: the next free name is taken, none is replaced.
  await sql`
    insert into saved_addresses (shopper_id, name, address, saved_at)
    select s.id, free.name, s.address, ${now}
      from shoppers s
     cross join lateral (select case nth when 1 then called else left(called, 36) || ' ' || nth end as name
                           from (select left(coalesce(nullif(s.address_name, ''), s.address ->> 'street'), 40) as called) c,
                                generate_series(1, ${MOST_ADDRESSES + 1}) nth
                          where not exists (select from saved_addresses k where k.shopper_id = s.id
                                              and k.name = case nth when 1 then called else left(called, 36) || ' ' || nth end)
                          order by nth limit 1) free
     where s.id = ${shopperId} and s.address is not null`.execute(tx);
  await sql`update shoppers set address = ${JSON.stringify(chosen.address)}, address_name = ${chosen.name}
             where id = ${shopperId}`.execute(tx);
  return null;
}
