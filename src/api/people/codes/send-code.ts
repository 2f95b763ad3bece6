import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import type { Message } from '../../platform/integrations/messages.ts';
import { SendFailure } from '../../platform/integrations/send-failure.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Secrets } from '../../secrets.ts';
import type { Store } from '../../store.ts';
import { type CodeAsker, codeSendRefusal, countCode, lockCodeAsker } from './code-limits.ts';

/** The caller has an answer within 4 s, however slow the gateway is. */
const ANSWER_MS = 3400;

/**
 * Sends a new 6-digit code, or refuses by the limits; older codes of this browser end. Sent once, after the
 * transaction. `OTP_NOT_SENT` only if it certainly was not sent.
 */
export async function sendCode(store: Store, asker: CodeAsker, language: Language): Promise<null | Refusal> {
  const started = performance.now();
  const { otp, identity } = await store.settings();
  // A flood is refused here, before taking locks.
  const refused = await codeSendRefusal(store.db, asker, otp);
  const waiting =
    refused?.refusal ??
    (await transact(store.db, (tx) =>
      storeCode(store, tx, asker, otp, { language, shop: identity.name[language] }),
    ));
  if (isRefusal(waiting)) {
    const reason = refused ?? (await codeSendRefusal(store.db, asker, otp));
    if (reason?.isCeiling === true) await raiseCeilingAlarm(store);
    return waiting;
  }
  // An unknown number is answered like one of the staff: neither answer waits for the gateway.
  if (asker.audience === 'staff') {
    if (asker.isKnown) void withoutDeadline(() => sendSecret(store, waiting));
    return null;
  }
  const sending = withoutDeadline(() => sendSecret(store, waiting));
  const isNotSent = await isTrueWithin(ANSWER_MS - (performance.now() - started), sending);
  return isNotSent ? refuse('OTP_NOT_SENT', { retryAfter: otp.resendSeconds }) : null;
}

/** What is stored of a code: worth nothing without the pepper, and good only for this phone, browser and audience. */
export function codeHmac(
  secrets: Secrets,
  { phone, browser, audience }: Pick<CodeAsker, 'phone' | 'browser' | 'audience'>,
  code: string,
): string {
  return createHmac('sha256', secrets.pepper)
    .update(`${audience === 'shopper' ? '' : `${audience} `}code ${phone} ${browser ?? ''} ${code}`)
    .digest('base64url');
}

type Otp = Settings['otp'];

// The store's own counter is locked last, so that codes of different shoppers wait for each other only briefly.
async function storeCode(
  store: Store,
  tx: Tx,
  asker: CodeAsker,
  otp: Otp,
  words: { language: Language; shop: string },
): Promise<Message | Refusal> {
  await lockCodeAsker(tx, asker);
  const refused = await codeSendRefusal(tx, asker, otp);
  if (refused !== null) return refused.refusal;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sql`update verification_codes set replaced_at = now()
             where phone = ${asker.phone} and browser_hash is not distinct from ${asker.browser}
               and audience = ${asker.audience} and used_at is null and replaced_at is null`.execute(tx);
  await sql`insert into verification_codes (phone, audience, code_hmac, browser_hash, origin, number_block, expires_at)
            values (${asker.phone}, ${asker.audience}, ${codeHmac(store.secrets, asker, code)}, ${asker.browser},
                    ${asker.origin}, ${asker.block}, now() + make_interval(secs => ${otp.lifetimeSeconds}))`.execute(
    tx,
  );
  const text = codeText(store, asker.purpose, words, code, otp);
  const id = asker.isKnown ? await storeSecretMessage(store, tx, asker.phone, text, code) : '';
  return (await countCode(tx, asker, otp)) ?? { id, to: asker.phone, text, language: words.language, code };
}

// The last line binds the code to this origin (WebOTP), so that browsers autofill it only here.
function codeText(
  { config }: Store,
  purpose: CodeAsker['purpose'],
  { language, shop }: { language: Language; shop: string },
  code: string,
  otp: Otp,
): string {
  if (purpose !== undefined) return texts[language].sms.privacyCode[purpose](shop, code);
  const minutes = Math.floor(otp.lifetimeSeconds / 60);
  return `${texts[language].sms.code(shop, code, minutes)}\n@${new URL(config.publicUrl).hostname} #${code}`;
}

/**
 * Stores a message that lets its reader in, for `sendSecret` to send after the transaction; no job sends it. What is secret
 * of it is readable nowhere but on the phone. Returns its id.
 */
export async function storeSecretMessage(
  { integrations }: Store,
  tx: Tx,
  phone: string,
  text: string,
  secret: string,
  isCode = true,
): Promise<string> {
  const isShown = integrations.messages.kind === 'outbox';
  const waiting = {
    kind: 'code',
    recipient: phone,
    text: isShown ? text : text.replaceAll(secret, '••••••'),
    code: isShown && isCode ? secret : null,
    next_try_at: sql<Date>`'infinity'`,
  } as const;
  const { id } = await tx.insertInto('outbox').values(waiting).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Sends a stored message and records the result. True if it certainly was not sent. */
export async function sendSecret({ integrations, db, app }: Store, message: Message): Promise<boolean> {
  const failure = await integrations.messages.send(message).then(
    () => null,
    (error: unknown) => (error instanceof SendFailure ? error : new SendFailure('no', 'the gateway broke')),
  );
  const sent = failure === null ? sql<Date>`now()` : null;
  await db
    .updateTable('outbox')
    .set({ sent_at: sent, attempts: 1, last_error: failure?.message ?? null })
    .where('id', '=', message.id)
    .execute()
    .catch((error: unknown) => app.log.error({ err: error }, 'the result of sending a code was not stored'));
  return failure?.taken === 'no';
}

async function isTrueWithin(ms: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((no) => (timer = setTimeout(() => no(false), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const ALARM = { actor: 'store', action: 'codes.ceiling', subject: 'codes' } as const;

/** Raises the alarm that the daily ceiling is reached, once a day over all instances. */
async function raiseCeilingAlarm(store: Store): Promise<void> {
  const isFirst = await transact(store.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('codes.ceiling', 11))`.execute(tx);
    const { rows } = await sql`
      select 1 from audit_log
       where subject = ${ALARM.subject} and action = ${ALARM.action} and at > now() - interval '1 day' limit 1`.execute(
      tx,
    );
    if (rows.length === 0) await recordAudit(tx, ALARM);
    return rows.length === 0;
  });
  if (isFirst)
    store.app.log.error({ alarm: 'code-ceiling' }, 'the store sends no more codes to strangers today');
}
