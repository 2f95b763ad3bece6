import { parsePhone } from '../../../shop/people/account/phone.ts';
import { answer } from '../../platform/http/answer.ts';
import { bindingOf, giveBrowserCookies } from '../../platform/http/guards/browser.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { checkCode } from '../codes/check-code.ts';
import { codeAskerOf, withWait } from '../codes/code-asker.ts';
import { sendCode } from '../codes/send-code.ts';
import { pushTokenOf } from '../notifications/push-token.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { checkAddress } from './address.ts';
import { type CloseOrders, eraseShopper } from './erase.ts';
import { exportData } from './export-data.ts';
import { completeProfile, readOutbox, updateProfile } from './queries.ts';
import { addressRoutes } from './saved-addresses.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { setTokensCookie } from './sessions/session.ts';
import { signIn } from './sessions/sign-in.ts';
import { accessTokens } from './sessions/tokens.ts';
import { readUser } from './user.ts';

/** Sign-in, sign-out and the shopper's own data. `closeOrders` is called before an account is deleted. */
export function accountRoutes(store: Store, closeOrders: CloseOrders): void {
  codeRoutes(store);
  sessionRoutes(store);
  addressRoutes(store);
  profileRoutes(store);
  dataRoutes(store, closeOrders);
  notificationRoutes(store);
}

function codeRoutes(store: Store): void {
  answer(store, 'sendOtp', async ({ input, language, request }) => {
    const phone = parsePhone(input.number);
    if (phone === null)
      return refuse('PHONE_INVALID', { errors: ['"number" must be a Syrian mobile number'] });
    const refusal = await sendCode(store, codeAskerOf(store, request, phone), language);
    if (refusal !== null) return withWait(refusal);
    const { otp } = await store.settings();
    return { phoneNumber: phone, expiresInSeconds: otp.lifetimeSeconds, resendInSeconds: otp.resendSeconds };
  });

  answer(store, 'verifyCode', async ({ input, language, now, request, reply }) => {
    const phone = parsePhone(input.phoneNumber);
    if (phone === null)
      return refuse('PHONE_INVALID', { errors: ['"phoneNumber" must be a Syrian mobile number'] });
    const browser = bindingOf(store, request);
    const refusal = await checkCode(store, { phone, browser, audience: 'shopper' }, input.verificationCode);
    if (refusal !== null) return withWait(refusal);
    if (browser !== null) giveBrowserCookies(store, request, reply, true);
    const given = { phone, browser, binding: bindingOf(store, request), language, platform: input.platform };
    const pushToken = pushTokenOf(store.integrations.push.read, input.fcmToken);
    const device = { pushToken, userAgent: request.headers['user-agent'] ?? '' };
    const session = await signIn(store, { ...given, ...device }, now);
    if (browser !== null) setTokensCookie(store, reply, session);
    return session;
  });

  answer(store, 'readOutbox', async ({ input }) => {
    // An unescaped plus arrives as a space, which is trimmed.
    const phone = parsePhone(input.to) ?? parsePhone(`+${input.to}`);
    return { messages: phone === null ? [] : await readOutbox(store.db, phone) };
  });
}

function profileRoutes(store: Store): void {
  const { db, secrets } = store;
  const tokens = accessTokens(secrets);

  answer(store, 'getUserData', async ({ shopper, language }) => ({
    user: await readUser(db, shopper.id, language),
  }));

  answer(store, 'registerUser', async ({ input, shopper, language, now, request }) => {
    const { name, email = '', notes = '', city, area, street, ...point } = input;
    const address = city && area && street ? checkAddress({ ...point, city, area, street }) : undefined;
    if (isRefusal(address)) return address;
    await completeProfile(db, shopper.id, { name, email, notes, address }, now);
    const claims = {
      shopperId: shopper.id,
      sessionId: shopper.sessionId,
      binding: bindingOf(store, request),
      registered: true,
    };
    return { user: await readUser(db, shopper.id, language), accessToken: tokens.sign(claims, now) };
  });

  answer(store, 'updateUserData', async ({ input, shopper, language, withMessage }) => {
    const { name, email, notes, city, area, street, ...rest } = input;
    const isAddress = city !== undefined && area !== undefined && street !== undefined;
    const address = isAddress ? checkAddress({ ...rest, city, area, street }) : undefined;
    if (isRefusal(address)) return address;
    if (address === undefined) withMessage('profileSaved');
    await updateProfile(db, shopper.id, { name, email, notes, address });
    return { user: await readUser(db, shopper.id, language) };
  });
}

/** The shopper's data rights: export and deletion. */
function dataRoutes(store: Store, closeOrders: CloseOrders): void {
  const { db } = store;

  answer(store, 'exportData', async ({ shopper, language, now, confirm }) => {
    // It is written down who has taken their data out.
    const refusal = await confirm();
    return refusal ?? exportData(db, shopper.id, language, now);
  });

  answer(store, 'deleteAccount', async ({ input, shopper, now, request, reply }) => {
    const { phoneNumber } = await readUser(db, shopper.id);
    const codeRequest = {
      phone: phoneNumber,
      browser: bindingOf(store, request),
      audience: 'shopper',
    } as const;
    const refusal = await checkCode(store, codeRequest, input.verificationCode);
    if (refusal !== null) return refusal;
    const notErased = await eraseShopper(store, shopper.id, closeOrders, now);
    if (notErased !== null) return notErased;
    setTokensCookie(store, reply, null);
    return null;
  });
}
