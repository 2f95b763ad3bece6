import { sql } from 'kysely';
import { inEachLanguage, type Language } from '../../../../shop/language.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import { transact, type Tx } from '../../../platform/db/database.ts';
import type { Store } from '../../../store.ts';
import { notifyBy } from '../../notifications/message-templates.ts';
import type { NotifyTerms } from '../../notifications/notify.ts';
import { storePushToken } from '../../notifications/push-token.ts';
import { findOrAddShopper } from '../find-or-add-shopper.ts';
import { deviceName } from './device-name.ts';
import { openSession, replaceSessions } from './sessions.ts';
import { accessTokens } from './tokens.ts';

export type SignIn = {
  phone: string;
  /** The binding the code was requested with, and the new one for the session. */
  browser: string | null;
  binding: string | null;
  platform: string;
  pushToken: string;
  userAgent: string;
  language: Language;
};

/** Creates a session for a phone with a correct code; an unknown phone becomes a shopper without a profile. */
export async function signIn(store: Store, given: SignIn, now: Date) {
  const settings = await store.settings();
  const { shopper, session } = await transact(store.db, async (tx) => {
    const shopper = await findOrAddShopper(tx, store.secrets, given, now);
    await tx.updateTable('shoppers').set({ language: given.language }).where('id', '=', shopper.id).execute();
    if (given.browser !== null) await replaceSessions(tx, given.browser, now);
    const session = await openSession(tx, { ...given, shopperId: shopper.id }, now);
    if (given.pushToken !== '') await storePushToken(tx, session.id, given.pushToken);
    const isKnown =
      given.binding !== null && (await rememberBrowser(tx, given.phone, given.binding, given.browser));
    if (shopper.registered_at !== null && !isKnown)
      await notifyOfNewDevice(tx, shopper.id, given, { settings, now });
    await recordAudit(tx, { actor: shopper.id, action: 'session.open', subject: session.id });
    return { shopper, session };
  });
  const isRegistered = shopper.registered_at !== null;
  const claims = {
    shopperId: shopper.id,
    sessionId: session.id,
    binding: given.binding,
    registered: isRegistered,
  };
  return {
    accessToken: accessTokens(store.secrets).sign(claims, now),
    refreshToken: session.refreshToken,
    isRegistered,
  };
}

/** Gives a browser that knows the number its own allowance, moved from cookie `before`; true if it had one. */
export async function rememberBrowser(
  tx: Tx,
  phone: string,
  binding: string,
  before: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    delete from known_browsers where phone = ${phone} and browser_hash = ${before} returning 1`.execute(tx);
  await sql`insert into known_browsers (phone, browser_hash) values (${phone}, ${binding})
            on conflict (phone, browser_hash) do update set last_seen_at = now()`.execute(tx);
  return rows.length > 0;
}

// Someone with brief access to the phone could sign in elsewhere, so the inbox reports each new browser.
async function notifyOfNewDevice(
  tx: Tx,
  shopperId: string,
  given: SignIn,
  terms: NotifyTerms,
): Promise<void> {
  const { userAgent, platform } = given;
  const fields = inEachLanguage((language) => ({ device: deviceName(userAgent, platform, language) }));
  await notifyBy(tx, { shopperId, template: 'account.signIn', fields, href: '/profile#devices' }, terms);
}
