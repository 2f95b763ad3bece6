import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Assertion } from '../../../../../shop/people/staff/passkey-calls.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { countRates, type RateCounter, rateWait } from '../../../../platform/db/rate-counts.ts';
import { bindingOf } from '../../../../platform/http/guards/browser.ts';
import { originOf } from '../../../../platform/http/guards/origin-of.ts';
import { type Refusal, refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { recordStaffAudit } from '../../staff-audit.ts';
import { challengeEnd, type ChallengeUse, newChallenge, spendChallenge } from './challenge.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

/** Wrong answers of a browser, and of an address that a city may share, before a wait. */
const WINDOW_SECONDS = 600;
const MOST_OF_BROWSER = 10;
const MOST_OF_ORIGIN = 100;

/** A passkey whose answer is right. Only `acceptProof` lets it count, once. */
export type Proof = {
  passkey: { id: string; name: string; staff_id: string };
  counter: number;
  challenge: string;
  end: Date;
};

/** The challenge for this browser's next answer. */
export function challengeForUse(store: Store, request: FastifyRequest, now: Date): string | Refusal {
  const use = challengeUse(store, request);
  return use === null ? refuse('XSRF') : newChallenge(store.secrets, use, now);
}

/**
 * The passkey that answered a challenge of this browser, else the refusal, counted and audited. `of`: the member whose
 * it has to be.
 */
export async function provePasskey(
  store: Store,
  request: FastifyRequest,
  given: Assertion,
  now: Date,
  of: { id: string } | null = null,
): Promise<Proof | Refusal> {
  const counters = countersOf(store, request);
  const wait = await failureWait(store.db, counters);
  if (wait !== null) return refuse('RATE_LIMITED', { retryAfter: wait });
  const passkey = await findPasskey(store.db, given.id);
  const proof = passkey && (await checkAnswer(store, request, given, passkey, now));
  if (proof !== undefined && proof !== null && (of === null || of.id === proof.passkey.staff_id))
    return proof;
  return refusePasskey(store, request, of ?? (passkey ? { id: passkey.staff_id } : null), now);
}

/** Counts a wrong answer and writes it down. */
export async function refusePasskey(
  store: Store,
  request: FastifyRequest,
  staff: { id: string } | null,
  now: Date,
): Promise<Refusal> {
  await countRates(
    store.db,
    countersOf(store, request).map(({ counter }) => counter),
  );
  await recordStaffAudit(store.db, { staff, action: 'session.fail', only: 'act', subject: 'passkey' }, now);
  return refuse('PASSKEY_WRONG');
}

/** Accepts a proven answer once, and only with a higher counter. False: not accepted. */
export async function acceptProof(tx: Tx, { passkey, counter, challenge, end }: Proof, now: Date) {
  if (!(await spendChallenge(tx, challenge, end))) return false;
  // Many authenticators keep no counter and always say 0.
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where((row) =>
      row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const partyOf = (store: Store, request: FastifyRequest): RelyingParty =>
  relyingParty(store.config.publicUrl, `${request.protocol}://${request.host}`);

/** The challenge within what the browser signed; '' where there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const isData = typeof clientData === 'object' && clientData !== null && 'challenge' in clientData;
    return isData && typeof clientData.challenge === 'string' ? clientData.challenge : '';
  } catch {
    return '';
  }
}

function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('staff_passkeys as p')
    .innerJoin('staff as s', 's.id', 'p.staff_id')
    .select(['p.id', 'p.name', 'p.staff_id', 'p.credential_id', 'p.public_key', 'p.counter'])
    .where('p.credential_id', '=', credentialId)
    .where('s.removed_at', 'is', null)
    .executeTakeFirst();
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

async function checkAnswer(
  store: Store,
  request: FastifyRequest,
  given: Assertion,
  passkey: Passkey,
  now: Date,
): Promise<Proof | null> {
  const use = challengeUse(store, request);
  const challenge = challengeIn(given.response.clientDataJSON);
  const end = use && challengeEnd(store.secrets, use, challenge, now);
  const { userHandle, ...response } = given.response;
  const isOwners = userHandle === undefined || userHandle === userHandleOf(passkey.staff_id);
  if (end === null || !isOwners) return null;
  const { id, origin } = partyOf(store, request);
  // Loaded at the first use: it costs half a second and 25 MB, and many stores have no passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    // What does not fit is thrown, whatever it is.
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || authenticationInfo === null) return null;
  return { passkey, counter: authenticationInfo.newCounter, challenge, end };
}

/** The member in the form in which an authenticator keeps them. */
export const userHandleOf = (staffId: string): string => Buffer.from(staffId).toString('base64url');

function challengeUse(store: Store, request: FastifyRequest): ChallengeUse | null {
  const holder = bindingOf(store, request);
  return holder === null ? null : { purpose: 'use', holder };
}

type Counted = { counter: RateCounter; most: number };

function countersOf(store: Store, request: FastifyRequest): Counted[] {
  const counted = (name: string, most: number) => ({
    counter: { name: `passkey failures of ${name}`, stepSeconds: 60 },
    most,
  });
  return [
    counted(`browser ${bindingOf(store, request) ?? ''}`, MOST_OF_BROWSER),
    counted(`origin ${originOf(request.ip)}`, MOST_OF_ORIGIN),
  ];
}

async function failureWait(db: Db, counted: readonly Counted[]): Promise<number | null> {
  const waits = counted.map(({ counter, most }) => rateWait(counter, WINDOW_SECONDS, most));
  const { rows } = await sql<{ wait: number | null }>`select greatest(${sql.join(waits)}) as wait`.execute(
    db,
  );
  return rows[0]?.wait ?? null;
}
