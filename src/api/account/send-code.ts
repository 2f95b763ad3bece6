import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
import type { Settings } from '../../shop/settings.ts';
import { sms as ar } from '../../shop/texts/ar/sms.ts';
import { sms as en } from '../../shop/texts/en/sms.ts';
import { transact, type Tx } from '../db/database.ts';
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts';
import type { Secrets } from '../secrets.ts';
import type { Store } from '../store.ts';
import { recordAudit } from './audit.ts';
import { type CodeAsker, codeSendRefusal, isStoreCeilingReached } from './code-limits.ts';

/** A slow gateway must not hold a request: after this the answer is that the code could not be sent. */
const GATEWAY_MS = 4000;

/**
 * Sends a fresh 6-digit code to a phone, or refuses by the limits. A resend kills this browser's older code. The
 * message is written in the same transaction and handed to the gateway after it, at most once a code.
 */
export async function sendCode(store: Store, asker: CodeAsker, language: Language): Promise<null | Refusal> {
  const settings = await store.settings();
  const kept = await transact(store.db, (tx) => keepCode(store, tx, asker, settings, language));
  if (isRefusal(kept)) {
    await raiseCeilingAlarm(store, kept, settings);
    return kept;
  }
  const sent = await within(GATEWAY_MS, store.outside.messages.send({ to: asker.phone, text: kept.text }));
  if (!sent) return refuse('OTP_NOT_SENT', { retryAfter: settings.otp.resendSeconds });
  await store.db
    .updateTable('outbox')
    .set({ sent_at: new Date(), attempts: 1 })
    .where('id', '=', kept.id)
    .execute();
  return null;
}

/** What is kept of a code: worth nothing without the pepper, and good only for this phone and browser. */
export function codeHmac(secrets: Secrets, phone: string, browser: string | null, code: string): string {
  return createHmac('sha256', secrets.pepper)
    .update(`code ${phone} ${browser ?? ''} ${code}`)
    .digest('base64url');
}

/** Locks a phone's codes until the transaction ends, so that limits are counted one request after the other. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 11))`.execute(tx);
}

async function keepCode(store: Store, tx: Tx, asker: CodeAsker, settings: Settings, language: Language) {
  await lockPhone(tx, asker.phone);
  const refusal = await codeSendRefusal(tx, asker, settings.otp);
  if (refusal !== null) return refusal;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sql`update verification_codes set replaced_at = now()
             where phone = ${asker.phone} and browser_hash is not distinct from ${asker.browser}
               and used_at is null and replaced_at is null`.execute(tx);
  await sql`insert into verification_codes (phone, code_hmac, browser_hash, origin, number_block, expires_at)
            values (${asker.phone}, ${codeHmac(store.secrets, asker.phone, asker.browser, code)}, ${asker.browser},
                    ${asker.origin}, ${asker.block}, now() + make_interval(secs => ${settings.otp.lifetimeSeconds}))`.execute(
    tx,
  );
  const text = codeText(store, language, code, settings);
  const shown = store.outside.messages.kind === 'outbox' ? code : null;
  const row = {
    kind: 'code',
    recipient: asker.phone,
    text,
    code: shown,
    next_try_at: sql<Date>`'infinity'`,
  } as const;
  return tx.insertInto('outbox').values(row).returning(['id', 'text']).executeTakeFirstOrThrow();
}

// The last line binds the code to this origin, so that a browser fills it in here and nowhere else.
function codeText(store: Store, language: Language, code: string, settings: Settings): string {
  const minutes = Math.round(settings.otp.lifetimeSeconds / 60);
  return `${{ en, ar }[language].code(code, minutes)}\n\n@${new URL(store.config.publicUrl).hostname} #${code}`;
}

async function raiseCeilingAlarm(store: Store, refusal: Refusal, settings: Settings): Promise<void> {
  if (refusal.code !== 'OTP_LIMIT' || !(await isStoreCeilingReached(store.db, settings.otp))) return;
  store.app.log.error({ alarm: 'code-ceiling' }, 'the store sends no more codes today');
  await recordAudit(store.db, { actor: 'store', action: 'codes.ceiling', subject: 'codes' });
}

async function within(ms: number, sending: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((no) => (timer = setTimeout(() => no(false), ms)));
  const done = sending.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
