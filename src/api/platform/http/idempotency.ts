import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Settings } from '../../../shop/settings.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { transact, type Tx } from '../db/database.ts';
import { withCommit } from '../db/run-transaction.ts';

const KEY = /^[\x21-\x7e]{8,128}$/;

/** Whose key it is: keys of shoppers, staff and machines are separate. A shopper's session may not be confirmed yet. */
type KeyedRequest = { input: unknown; request: FastifyRequest } & (
  | { shopper: { id: string }; confirm: (tx: Tx) => Promise<Refusal | null> }
  | { staff: { id: string; keyId?: string | null } }
);

/** The settings with every change that was committed before this call, where one that was just made must be seen. */
export const settingsNow = ({ changes, settings }: Store): Promise<Settings> =>
  changes.caughtUp().then(() => settings());

/** Whether the request has a valid key, which the console's mutating calls require. */
export const hasIdempotencyKey = ({ headers }: FastifyRequest) =>
  KEY.test(String(headers['idempotency-key'] ?? ''));

/**
 * Runs `work` in a transaction once per `Idempotency-Key`: key, effect and answer are committed together. The same
 * input gets the first answer again, another input 422, a running one 409. Without a key it just runs; a refusal stores
 * nothing.
 */
export function runOnce<Data extends object | null>(
  store: Store,
  call: string,
  context: KeyedRequest,
  work: (tx: Tx, settings: Settings) => Promise<Data | Refusal>,
): Promise<Data | Refusal> {
  return runAfterReads(store, call, context, () => Promise.resolve(null), work);
}

/** The same, with what `read` reads: sent with the start of the transaction, so it must change and lock nothing. */
export async function runAfterReads<Data extends object | null, Read>(
  store: Store,
  call: string,
  context: KeyedRequest,
  read: (tx: Tx) => Promise<Read>,
  work: (tx: Tx, settings: Settings, facts: Read) => Promise<Data | Refusal>,
): Promise<Data | Refusal> {
  // Settings are in force for what begins after their commit, on every instance. A reload uses a connection that
  // transactions leave to reads.
  const reading = settingsNow(store);
  const [done] = await Promise.all([
    transact(store.db, (tx) =>
      runIdempotent(
        tx,
        call,
        context,
        () => Promise.all([reading, read(tx)]),
        ([settings, facts]) => work(tx, settings, facts),
      ),
    ),
    reading,
  ]);
  return done;
}

async function runIdempotent<Data extends object | null, Read>(
  tx: Tx,
  call: string,
  context: KeyedRequest,
  read: () => Promise<Read>,
  work: (facts: Read) => Promise<Data | Refusal>,
): Promise<Data | Refusal> {
  const key = context.request.headers['idempotency-key'];
  const confirming = 'shopper' in context ? context.confirm(tx) : null;
  if (key === undefined) {
    const [refusal, facts] = await Promise.all([confirming, read()]);
    return refusal ?? work(facts);
  }
  if (typeof key !== 'string' || !KEY.test(key))
    return (await confirming) ?? refuse('VALIDATION', { errors: ['"Idempotency-Key" is not valid'] });
  const mine = ownerOf(context);
  const bodyHash = createHash('sha256').update(JSON.stringify(context.input)).digest('hex');
  const [refusal, earlier, facts] = await Promise.all([confirming, takeKey(tx, mine, key), read()]);
  if (refusal !== null) return refusal;
  if (!earlier.is_free) return refuse('IDEMPOTENCY_RUNNING', { retryAfter: 1 });
  if (earlier.call !== null) {
    const same = earlier.call === call && earlier.body_hash === bodyHash;
    // The stored answer was written below for the same call, so it has this shape.
    return same ? (earlier.answer as Data) : refuse('IDEMPOTENCY_MISMATCH');
  }
  const result = await work(facts);
  if (isRefusal(result)) return result;
  withCommit(
    tx,
    sql`insert into ${sql.table(mine.table)} (${sql.ref(mine.column)}, key, call, body_hash, answer)
        values (${mine.id}, ${key}, ${call}, ${bodyHash}, ${JSON.stringify(result)})`.execute(tx),
  );
  return result;
}

type KeyOwner = { readonly id: string; readonly table: string; readonly column: string };

function ownerOf(context: KeyedRequest): KeyOwner {
  if ('shopper' in context)
    return { id: context.shopper.id, table: 'idempotency_keys', column: 'shopper_id' };
  const { id, keyId = null } = context.staff;
  return keyId === null
    ? { id, table: 'staff_idempotency_keys', column: 'staff_id' }
    : { id: keyId, table: 'key_idempotency_keys', column: 'key_id' };
}

type TakenKey = { is_free: boolean; call: string | null; body_hash: string; answer: unknown };

// Held until the transaction ends: a concurrent request with the same key gets 409.
async function takeKey(tx: Tx, { id, table }: KeyOwner, key: string): Promise<TakenKey> {
  const { rows } = await sql<TakenKey>`select * from take_key(${table}, ${id}, ${key})`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new Error('take_key always returns a row');
  return taken;
}
