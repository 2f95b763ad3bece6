import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { RequestContext, Shopper } from '../store.ts';

const KEY = /^[\x21-\x7e]{8,128}$/;

/**
 * Runs `work` once for a shopper's `Idempotency-Key`, inside the transaction that does the work, so that key, effect
 * and answer are kept together or not at all. The same key with the same input gets the first answer again, with
 * another input 422, while the first still runs 409. Without a key it just runs. A refusal keeps nothing: what was
 * refused changed nothing and may be tried again. Source: the contract's conventions.
 */
export async function runIdempotent<Data extends object>(
  tx: Tx,
  call: string,
  asked: Pick<RequestContext<unknown, Shopper>, 'input' | 'shopper' | 'request'>,
  work: () => Promise<Data | Refusal>,
): Promise<Data | Refusal> {
  const key = asked.request.headers['idempotency-key'];
  if (key === undefined) return work();
  if (typeof key !== 'string' || !KEY.test(key))
    return refuse('VALIDATION', { errors: ['"Idempotency-Key" is not valid'] });
  const mine = { shopper_id: asked.shopper.id, key };
  if (!(await isFree(tx, `${mine.shopper_id} ${key}`)))
    return refuse('IDEMPOTENCY_RUNNING', { retryAfter: 1 });
  const bodyHash = createHash('sha256').update(JSON.stringify(asked.input)).digest('hex');
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'answer'])
    .where('shopper_id', '=', mine.shopper_id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier !== undefined) {
    const same = earlier.call === call && earlier.body_hash === bodyHash;
    // The answer was written below for this very call, so it has this call's shape.
    return same ? (earlier.answer as Data) : refuse('IDEMPOTENCY_MISMATCH');
  }
  const result = await work();
  if (isRefusal(result)) return result;
  const row = { ...mine, call, body_hash: bodyHash, answer: JSON.stringify(result) };
  await tx.insertInto('idempotency_keys').values(row).execute();
  return result;
}

// Held until the transaction ends: whoever comes with the same key meanwhile is told that it runs.
async function isFree(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 7)) as free`.execute(tx);
  return rows[0]?.free ?? false;
}
