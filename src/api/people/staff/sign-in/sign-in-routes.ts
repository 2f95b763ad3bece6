import { sql } from 'kysely';
import { parsePhone } from '../../../../shop/people/account/phone.ts';
import { maskedPhone } from '../../../../shop/people/staff/masked-phone.ts';
import { rolesAmong, type StaffRole } from '../../../../shop/people/staff/roles.ts';
import { type Db, transact } from '../../../platform/db/database.ts';
import { bindingOf } from '../../../platform/http/guards/browser.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { readOutbox } from '../../account/queries.ts';
import { rememberBrowser } from '../../account/sessions/sign-in.ts';
import { checkCode } from '../../codes/check-code.ts';
import { codeAskerOf, withWait } from '../../codes/code-asker.ts';
import { sendCode } from '../../codes/send-code.ts';
import { answerConsole } from '../answer-console.ts';
import { linkHash, linkRefusal } from '../entry-links.ts';
import { recordStaffAudit } from '../staff-audit.ts';
import { enter, meAgain, meOf } from './enter.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { confirmTotp, offerTotp, passSecondFactor } from './second-factor.ts';
import { sharedLaptopRoutes } from './shared-laptops/shared-laptop-routes.ts';
import { endSession, setStaffCookie, type Staff } from './staff-session.ts';
import { totpCode, totpSecret, totpStep } from './totp.ts';

const NO_PHONE = { errors: ['"phone" must be a Syrian mobile number'] };

/** Sign-in by phone code, passkey or printed link, the second factor, turns on a shared laptop, and sign-out. */
export function signInRoutes(store: Store): void {
  firstFactorRoutes(store);
  secondFactorRoutes(store);
  passkeyRoutes(store);
  sharedLaptopRoutes(store);
  devRoutes(store);

  answerConsole(store, 'getMe', async ({ staff }) => meOf(staff));

  answerConsole(store, 'logoutStaff', async ({ staff, now, request, reply }) => {
    setStaffCookie(store, request, reply, null);
    if (staff === null) return null;
    await transact(store.db, async (tx) => {
      await endSession(tx, staff.sessionId, 'logout', now);
      await recordStaffAudit(tx, { staff, action: 'session.end', only: 'act', subject: staff.id }, now);
    });
    return null;
  });
}

function firstFactorRoutes(store: Store): void {
  answerConsole(store, 'sendStaffCode', async ({ input, language, request }) => {
    const phone = parsePhone(input.phone);
    if (phone === null) return refuse('PHONE_INVALID', NO_PHONE);
    const member = await findMember(store.db, { phone });
    const asker = { ...codeAskerOf(store, request, phone, 'staff'), isKnown: member !== undefined };
    const refusal = await sendCode(store, asker, language);
    if (refusal !== null) return withWait(refusal);
    const { otp } = await store.settings();
    return { phone, expiresInSeconds: otp.lifetimeSeconds, resendInSeconds: otp.resendSeconds };
  });

  answerConsole(store, 'verifyStaffCode', async ({ input, now, request, reply }) => {
    const phone = parsePhone(input.phone);
    if (phone === null) return refuse('PHONE_INVALID', NO_PHONE);
    const browser = bindingOf(store, request);
    const refusal = await checkCode(store, { phone, browser, audience: 'staff' }, input.code);
    const member = await findMember(store.db, { phone });
    if (refusal !== null || member === undefined) {
      const staff = member === undefined ? null : { id: member.id };
      await recordStaffAudit(
        store.db,
        { staff, action: 'session.fail', only: 'act', subject: maskedPhone(phone) },
        now,
      );
      return refusal === null ? refuse('OTP_WRONG') : withWait(refusal);
    }
    return enter(store, { request, reply, now }, async (tx) => {
      if (browser !== null) await rememberBrowser(tx, phone, browser, null);
      return { ...member, action: 'session.open' };
    });
  });

  answerConsole(store, 'openStaffLink', async ({ input, now, request, reply }) =>
    enter(store, { request, reply, now }, async (tx) => {
      const { rows } = await sql<{ id: string; roles: StaffRole[] }>`
        update staff_links l set used_at = ${now} from staff s
         where l.token_hash = ${linkHash(input.token)} and l.used_at is null and l.ended_at is null and l.expires_at > ${now}
           and s.id = l.staff_id and s.removed_at is null
        returning s.id, s.roles`.execute(tx);
      const [member] = rows;
      return member === undefined ? linkRefusal(tx, input.token) : { ...member, action: 'session.link' };
    }),
  );
}

function secondFactorRoutes(store: Store): void {
  answerConsole(store, 'passSecondFactor', async ({ input, staff, now, request }) => {
    const refusal = await passSecondFactor(store, staff, input.code, now);
    return refusal ?? meAgain(store, request);
  });

  answerConsole(store, 'offerTotp', async ({ staff }) => mayEnroll(staff) ?? offerTotp(store, staff));

  answerConsole(store, 'confirmTotp', async ({ input, staff, now, request }) => {
    const refusal = mayEnroll(staff);
    if (refusal !== null) return refusal;
    const recoveryCodes = await confirmTotp(store, staff, input.code, now);
    if (isRefusal(recoveryCodes)) return recoveryCodes;
    const me = await meAgain(store, request);
    return isRefusal(me) ? me : { recoveryCodes, me };
  });
}

/** A member with a second factor replaces the app only after a fresh one. */
function mayEnroll(staff: Staff): Refusal | null {
  if (staff.factors.length === 0 || staff.isFresh) return null;
  return refuse(staff.isHalf ? 'SECOND_FACTOR' : 'REAUTH');
}

async function findMember(db: Db, by: { phone: string } | { id: string }) {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'phone', 'roles', 'totp_seed'])
    .where((row) => row.and(by))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, roles: rolesAmong(row.roles) };
}

// Below `/dev`: only on the local machine with the outbox gateway.
function devRoutes(store: Store): void {
  answerConsole(store, 'readDevCodes', async ({ input, staff, now }) => {
    const typed = input.phone ?? '';
    const phone = parsePhone(typed) ?? parsePhone(`+${typed}`);
    const member = await findMember(store.db, phone === null ? { id: staff?.id ?? '' } : { phone });
    if (member === undefined) return { code: null, second: null };
    const messages = await readOutbox(store.db, member.phone);
    const { id, totp_seed: seed } = member;
    const isDemo = store.config.demo && seed !== null;
    return {
      code: messages.find(({ code }) => code !== null)?.code ?? null,
      second: isDemo ? totpCode(totpSecret(store.secrets, id, seed), totpStep(now)) : null,
    };
  });
}
