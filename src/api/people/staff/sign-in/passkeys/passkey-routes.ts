import type { FastifyRequest } from 'fastify';
import { rolesAmong } from '../../../../../shop/people/staff/roles.ts';
import { transact, type Tx } from '../../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { answerConsole } from '../../answer-console.ts';
import { recordStaffAudit } from '../../staff-audit.ts';
import { enter, meAgain } from '../enter.ts';
import { isEnrolling, mayAddCredential } from '../may-add-credential.ts';
import type { Staff } from '../staff-session.ts';
import { addPasskey, offerPasskey, readPasskeys, removePasskey } from './add-passkey.ts';
import {
  challengeForUse,
  partyOf,
  type Proof,
  provePasskey,
  refusePasskey,
  acceptProof,
} from './prove-passkey.ts';

/** Signing in and confirming by passkey, and one's own passkeys. */
export function passkeyRoutes(store: Store): void {
  usingRoutes(store);
  managingRoutes(store);
}

function usingRoutes(store: Store): void {
  answerConsole(store, 'askForPasskey', async ({ staff, request, now }) => {
    const challenge = challengeForUse(store, request, now);
    if (isRefusal(challenge)) return challenge;
    const own =
      staff === null
        ? []
        : await store.db
            .selectFrom('staff_passkeys')
            .select('credential_id')
            .where('staff_id', '=', staff.id)
            .execute();
    return {
      challenge,
      rpId: partyOf(store, request).id,
      credentials: own.map(({ credential_id }) => credential_id),
    };
  });

  answerConsole(store, 'signInWithPasskey', async ({ input, request, reply, now }) => {
    const proof = await provePasskey(store, request, input, now);
    if (isRefusal(proof)) return proof;
    const me = await enter(store, { request, reply, now }, async (tx) => {
      if (!(await acceptProof(tx, proof, now))) return refuse('PASSKEY_WRONG');
      const member = await findMember(tx, proof);
      if (member === undefined) return refuse('PASSKEY_WRONG');
      const { id, roles } = member;
      return { id, roles: rolesAmong(roles), action: 'session.passkey', hasSecond: true };
    });
    return countIfWrong(store, request, proof, me, now);
  });

  answerConsole(store, 'confirmWithPasskey', async ({ input, staff, request, now }) => {
    const proof = await provePasskey(store, request, input, now, staff);
    if (isRefusal(proof)) return proof;
    const refusal = await transact(store.db, async (tx) => {
      if (!(await acceptProof(tx, proof, now))) return refuse('PASSKEY_WRONG');
      await tx
        .updateTable('staff_sessions')
        .set({ second_at: now })
        .where('id', '=', staff.sessionId)
        .execute();
      const after = { passkey: proof.passkey.name };
      await recordStaffAudit(
        tx,
        { staff, action: 'session.second', only: 'act', subject: staff.id, after },
        now,
      );
      return null;
    });
    return (await countIfWrong(store, request, proof, refusal, now)) ?? meAgain(store, request);
  });
}

/** An answer that came a second time, or whose counter went back, fails only where it is used. */
const countIfWrong = async <Answer>(
  store: Store,
  request: FastifyRequest,
  { passkey }: Proof,
  answer: Answer | Refusal,
  now: Date,
): Promise<Answer | Refusal> =>
  isRefusal(answer) && answer.code === 'PASSKEY_WRONG'
    ? refusePasskey(store, request, { id: passkey.staff_id }, now)
    : answer;

const findMember = (tx: Tx, { passkey }: Proof) =>
  tx
    .selectFrom('staff')
    .select(['id', 'roles'])
    .where('id', '=', passkey.staff_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

function managingRoutes(store: Store): void {
  const own = async (staff: Staff) => ({ passkeys: await readPasskeys(store.db, staff.id) });

  answerConsole(store, 'listPasskeys', async ({ staff }) => own(staff));

  const isIncomplete = (staff: Staff) => staff.isHalf && !isEnrolling(staff);

  answerConsole(store, 'offerPasskey', async ({ staff, request, now }) =>
    isIncomplete(staff) ? refuse('SECOND_FACTOR') : offerPasskey(store, request, staff, now),
  );

  answerConsole(store, 'addPasskey', async ({ input, staff, request, now }) => {
    if (isIncomplete(staff)) return refuse('SECOND_FACTOR');
    if (!isEnrolling(staff) && !mayAddCredential(staff, now)) return refuse('REAUTH');
    return (await addPasskey(store, request, staff, input, now)) ?? own(staff);
  });

  answerConsole(store, 'removePasskey', async ({ input, staff, now }) => {
    if (!mayAddCredential(staff, now)) return refuse('REAUTH');
    return (await removePasskey(store, staff, input.id, now)) ?? own(staff);
  });
}
