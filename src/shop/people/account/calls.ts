import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import {
  givenId,
  latitude,
  line,
  lineOrEmpty,
  longitude,
  optionalEmail,
  optionalText,
  text,
} from '../../wire/input.ts';
import { AddressInput, Device, InboxMessage, SavedAddress, TokenPair, User } from './contract.ts';
import { ExportedData } from './exported-data.ts';

const tag = 'Account';

/** An office is chosen per order: a saved address is always a door. */
const doorInput = AddressInput.omit({ kind: true });

const Addresses = z.object({
  addresses: z.array(SavedAddress),
  preferredName: z.string().meta({ description: 'What the profile’s address is called; may be empty' }),
});

/** Sign-in, sign-out, and the shopper's own data. */
export const accountCalls = {
  sendOtp: endpoint({
    method: 'POST',
    path: '/api/client/v1/auth/send-otp',
    access: 'public',
    tag,
    summary: 'Send a 6-digit code to a Syrian mobile, however its number is written',
    form: true,
    body: z.object({ number: text(64) }),
    data: z.object({ phoneNumber: z.string(), expiresInSeconds: z.int(), resendInSeconds: z.int() }),
    refusals: ['PHONE_INVALID', 'OTP_TOO_SOON', 'OTP_LIMIT', 'OTP_NOT_SENT'],
  }),
  verifyCode: endpoint({
    method: 'PUT',
    path: '/api/client/v1/auth/verify-code',
    access: 'public',
    tag,
    summary: 'Exchange the code for a session; `isRegistered` tells whether the profile is complete',
    form: true,
    body: z.object({
      phoneNumber: text(64),
      verificationCode: text(16),
      platform: text(32).default('web'),
      fcmToken: optionalText(2048),
    }),
    data: TokenPair.extend({ isRegistered: z.boolean() }).meta({ id: 'SignedIn' }),
    refusals: ['PHONE_INVALID', 'OTP_WRONG', 'OTP_EXPIRED', 'OTP_TOO_MANY_TRIES'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/client/v1/auth/logout',
    access: 'public',
    tag,
    summary: 'End the session and every token of it',
    body: z.object({ refreshToken: optionalText(512) }),
    data: z.null(),
  }),
  refreshTokens: endpoint({
    method: 'PUT',
    path: '/api/v1/app/auth/refresh-token',
    also: [
      { method: 'PUT', path: '/api/client/v1/user/refresh-token' },
      { method: 'POST', path: '/api/client/v1/user/refresh-token' },
    ],
    access: 'public',
    tag,
    summary: 'A new pair of tokens for the refresh token in the `user` cookie or in the body',
    description: [
      'New clients call `PUT /api/v1/app/auth/refresh-token`. The two paths under `/api/client/v1/user` answer the same and stay for older clients.',
      'A browser sends its cookies and the XSRF header; a client without cookies sends `refreshToken` in the body.',
      'A refresh token is used once: a second use ends its session, except by the same client within ten seconds, which gets the same pair again.',
    ].join('\n\n'),
    form: true,
    body: z.object({ platform: text(32).default('web'), refreshToken: optionalText(512) }),
    data: TokenPair,
    refusals: ['UNAUTHENTICATED'],
  }),
  getXsrfToken: endpoint({
    method: 'GET',
    path: '/api/client/v1/auth/xsrf',
    access: 'public',
    tag,
    summary: 'Set the XSRF-TOKEN cookie, for a client that has not loaded a page',
    data: z.null(),
  }),
  registerUser: endpoint({
    method: 'PUT',
    path: '/api/v1/app/user/register-user',
    access: 'token',
    tag,
    summary:
      'Complete the profile of a new shopper; the address comes whole, or not at all until the first order',
    body: z
      .object({
        name: line(100),
        email: optionalEmail,
        city: lineOrEmpty(100).optional(),
        area: lineOrEmpty(100).optional(),
        street: lineOrEmpty(200).optional(),
        notes: optionalText(500),
        latitude: latitude.optional(),
        longitude: longitude.optional(),
      })
      // All faults at once: a wrong name must not hide a missing street.
      .superRefine(addressIsWholeOrAbsent, { when: () => true }),
    data: z.object({ user: User, accessToken: z.string() }),
    refusals: ['OUTSIDE_SYRIA', 'PIN_FAR_FROM_CITY'],
  }),
  getUserData: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/get-user-data',
    access: 'token',
    tag,
    summary: 'The shopper who is signed in',
    data: z.object({ user: User }),
  }),
  updateUserData: endpoint({
    method: 'PUT',
    path: '/api/v1/app/user/update-user-data',
    access: 'registered',
    tag,
    summary: 'Change the address (city, area and street come together), the name, the e-mail or the notes',
    body: doorInput
      .partial()
      .extend({ name: line(100).optional(), email: optionalEmail, notes: optionalText(500) })
      .superRefine(addressIsWhole),
    data: z.object({ user: User }),
    refusals: ['OUTSIDE_SYRIA', 'PIN_FAR_FROM_CITY', 'PHONE_INVALID'],
  }),
  getAddresses: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/addresses',
    access: 'registered',
    tag,
    summary: 'The addresses that I keep by name, beside the preferred one, which is the profile’s',
    data: Addresses,
  }),
  saveAddress: endpoint({
    method: 'POST',
    path: '/api/client/v1/user/addresses',
    access: 'registered',
    tag,
    summary:
      'Save an address under a name; one of the same name is replaced. `addressId`: the saved address that this changes',
    body: doorInput.extend({ name: line(40), addressId: givenId.optional() }),
    data: Addresses,
    refusals: ['NOT_FOUND', 'OUTSIDE_SYRIA', 'PIN_FAR_FROM_CITY', 'PHONE_INVALID', 'ADDRESSES_FULL'],
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/user/addresses',
    access: 'registered',
    tag,
    summary: 'Remove a saved address; one that is not there is no error',
    query: z.object({ addressId: givenId }),
    data: Addresses,
  }),
  preferAddress: endpoint({
    method: 'PUT',
    path: '/api/client/v1/user/addresses/prefer',
    access: 'registered',
    tag,
    summary: 'Make a saved address the profile’s; the former one is saved instead',
    body: z.object({ addressId: givenId }),
    data: Addresses,
    refusals: ['NOT_FOUND'],
  }),
  getSessions: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/sessions',
    access: 'registered',
    tag,
    summary: 'Where the shopper is signed in, this browser first',
    data: z.object({ sessions: z.array(Device) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/user/sessions',
    access: 'registered',
    tag,
    summary: 'Sign out in one place; its tokens end at once',
    query: z.object({ sessionId: givenId }),
    data: z.object({ sessions: z.array(Device) }),
    refusals: ['NOT_FOUND'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/user/sessions/others',
    access: 'registered',
    tag,
    summary: 'Sign out everywhere but here',
    data: z.object({ sessions: z.array(Device) }),
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/export-data',
    access: 'registered',
    tag,
    summary: 'Everything the store knows about the shopper; a few times an hour',
    data: ExportedData,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/user/delete-account',
    access: 'token',
    tag,
    summary: 'Erase the shopper’s personal data, proven by a fresh code; orders stay without it',
    body: z.object({ verificationCode: text(16) }),
    data: z.null(),
    refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_TOO_MANY_TRIES', 'ORDER_ON_ITS_WAY', 'RETURN_OPEN'],
  }),
  readOutbox: endpoint({
    method: 'GET',
    path: '/dev/outbox',
    access: 'public',
    tag,
    summary: 'Messages kept instead of sent, newest first; only from this machine and only without a gateway',
    query: z.object({ to: text(32) }),
    data: z.object({ messages: z.array(InboxMessage) }),
    refusals: ['NOT_FOUND'],
  }),
};

const addressParts = ['city', 'area', 'street'] as const;

/** An address is given whole or not at all; an empty update is treated as one of the address. */
function addressIsWhole(given: Record<string, unknown>, context: z.RefinementCtx): void {
  const { name, email, notes, ...address } = given;
  const aboutProfile = isAnyGiven([name, email, notes]);
  const aboutAddress = isAnyGiven(Object.values(address));
  if (aboutProfile && !aboutAddress) return;
  for (const part of addressParts) {
    if (address[part] === undefined)
      context.addIssue({ code: 'custom', path: [part], message: 'is required' });
  }
}

/** A new shopper gives the whole address or none; empty fields of a form are none. */
function addressIsWholeOrAbsent(given: Record<string, unknown>, context: z.RefinementCtx): void {
  const { city, area, street, latitude, longitude } = given;
  const parts = { city, area, street };
  if (![city, area, street, latitude, longitude].some((value) => value !== undefined && value !== '')) return;
  for (const part of addressParts) {
    if (parts[part] === undefined) context.addIssue({ code: 'custom', path: [part], message: 'is required' });
    else if (parts[part] === '')
      context.addIssue({ code: 'custom', path: [part], message: 'is not allowed to be empty' });
  }
}

function isAnyGiven(values: unknown[]): boolean {
  return values.some((value) => value !== undefined);
}
