import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Secrets } from '../../secrets.ts';

/** How long deliveries and refusals of an erased account count for its number. Source: the privacy page. */
export const OUTCOME_DAYS = 365;

type Owner = { readonly shopperId: string; readonly phone: string };

/** Before an account is erased: its deliveries, counted refusals and lowered limits stay under a keyed hash. */
export async function storeOutcomes(
  tx: Tx,
  secrets: Secrets,
  { shopperId, phone }: Owner,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - OUTCOME_DAYS * DAY_MS);
  await sql`update erased_outcomes set shopper_id = null where shopper_id = ${shopperId}`.execute(tx);
  await sql`
    insert into erased_outcomes (phone_hash, outcome, at)
    select ${hashOf(phone, secrets)}, outcome, at
      from (select 'delivered' as outcome, delivered_at as at from orders
             where shopper_id = ${shopperId} and delivered_at > ${since} and not is_test
             union all
            select 'refused', p.refused_at from parcels p join orders o on o.id = p.order_id
             where o.shopper_id = ${shopperId} and not o.is_test and p.refusal_counts and p.refused_at > ${since}
               and not exists (select from refusal_strikes k where k.parcel_id = p.id)
             union all
            select level, until from trust_marks
             where shopper_id = ${shopperId} and level in ('watched', 'blocked') and until > ${now}) kept`.execute(
    tx,
  );
}

/** A new account inherits the outcomes of its number. */
export async function takeOutcomes(
  tx: Tx,
  secrets: Secrets,
  { shopperId, phone }: Owner,
  now: Date,
): Promise<void> {
  const hash = hashOf(phone, secrets);
  await sql`
    insert into trust_marks (shopper_id, level, reason, until, set_by)
    select ${shopperId}, outcome, '', at, 'erased' from erased_outcomes
     where phone_hash = ${hash} and outcome in ('watched', 'blocked') and at > ${now}
     order by outcome, at desc limit 1`.execute(tx);
  await sql`delete from erased_outcomes where phone_hash = ${hash} and outcome in ('watched', 'blocked')`.execute(
    tx,
  );
  await sql`update erased_outcomes set shopper_id = ${shopperId} where phone_hash = ${hash}`.execute(tx);
}

const hashOf = (phone: string, { pepper }: Secrets) =>
  createHmac('sha256', pepper).update(`outcomes ${phone}`).digest('base64url');
