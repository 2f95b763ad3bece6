import type { FastifyRequest } from 'fastify';
import type { Attestation } from '../../../../../shop/people/staff/passkey-calls.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { databaseCode, transact } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { recordStaffAudit } from '../../staff-audit.ts';
import { isEnrolling } from '../may-add-credential.ts';
import type { Staff } from '../staff-session.ts';
import { challengeEnd, type ChallengeUse, newChallenge, spendChallenge } from './challenge.ts';
import { challengeIn, partyOf, userHandleOf } from './prove-passkey.ts';

/** Each opens the console alone, so there are few. */
const MOST_PASSKEYS = 10;
const UNIQUE_VIOLATION = '23505';
/** ES256, EdDSA and RS256: what phones, laptops and keys make. */
const ALGORITHMS = [-7, -8, -257];

/** What a new passkey of this member is made of. */
export async function offerPasskey(store: Store, request: FastifyRequest, staff: Staff, now: Date) {
  const known = await store.db
    .selectFrom('staff_passkeys')
    .select('credential_id')
    .where('staff_id', '=', staff.id)
    .execute();
  return {
    challenge: newChallenge(store.secrets, challengeUse(staff), now),
    rpId: partyOf(store, request).id,
    shop: (await store.settings()).identity.name.en,
    userId: userHandleOf(staff.id),
    userName: staff.name,
    algorithms: ALGORITHMS,
    known: known.map(({ credential_id }) => credential_id),
  };
}

/** Keeps a passkey whose proof is right; else the refusal. */
export async function addPasskey(
  store: Store,
  request: FastifyRequest,
  staff: Staff,
  { name, credential }: { name: string; credential: Attestation },
  now: Date,
): Promise<null | Refusal> {
  const made = await checkProof(store, request, staff, credential, now);
  if (made === null) return refuse('PASSKEY_WRONG');
  const { challenge, end, ...passkey } = made;
  try {
    return await transact(store.db, async (tx) => {
      // Serialized by the member's row, so that two at once do not pass the limit.
      await tx.selectFrom('staff').select('id').where('id', '=', staff.id).forUpdate().execute();
      if (!(await spendChallenge(tx, challenge, end))) return refuse('PASSKEY_WRONG');
      if ((await countPasskeys(tx, staff.id)) >= MOST_PASSKEYS) return refuse('PASSKEYS_FULL');
      await tx
        .insertInto('staff_passkeys')
        .values({ ...passkey, staff_id: staff.id, name, created_at: now })
        .execute();
      // The device has just asked for its finger, face or lock.
      if (isEnrolling(staff))
        await tx
          .updateTable('staff_sessions')
          .set({ second_at: now })
          .where('id', '=', staff.sessionId)
          .execute();
      await recordStaffAudit(
        tx,
        { staff, action: 'passkey.add', only: 'made', subject: staff.id, after: { name } },
        now,
      );
      return null;
    });
  } catch (error) {
    if (databaseCode(error) !== UNIQUE_VIOLATION) throw error;
    return refuse('CONFLICT', { errors: ['"credential" is known already'] });
  }
}

/** Removes a passkey of this member's own; null, or the refusal where there is none. */
export async function removePasskey(
  { db }: Store,
  staff: Staff,
  id: string,
  now: Date,
): Promise<null | Refusal> {
  return transact(db, async (tx) => {
    const removed = await tx
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('staff_id', '=', staff.id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) return refuse('NOT_FOUND');
    await recordStaffAudit(
      tx,
      { staff, action: 'passkey.remove', only: 'removed', subject: staff.id, before: { name: removed.name } },
      now,
    );
    return null;
  });
}

export async function readPasskeys(db: Db, staffId: string) {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

async function checkProof(
  store: Store,
  request: FastifyRequest,
  staff: Staff,
  credential: Attestation,
  now: Date,
) {
  const challenge = challengeIn(credential.response.clientDataJSON);
  const end = challengeEnd(store.secrets, challengeUse(staff), challenge, now);
  if (end === null) return null;
  const { id, origin } = partyOf(store, request);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // What does not fit is thrown, whatever it is.
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) return null;
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return {
    challenge,
    end,
    credential_id: credentialId,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
  };
}

/** A challenge for a new passkey belongs to the session that will add it. */
const challengeUse = ({ sessionId }: Staff): ChallengeUse => ({ purpose: 'add', holder: sessionId });

async function countPasskeys(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_passkeys')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}
