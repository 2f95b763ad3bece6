import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenKeysAt } from '../../../secrets.ts';
import type { Store } from '../../../store.ts';

/** A year: the binding outlives sessions, so that a browser is recognized at its next sign-in. */
const BINDING_SECONDS = 365 * 24 * 3600;

/** The hash of the browser's binding cookie, or null without one. */
export function bindingOf(store: Store, request: FastifyRequest): string | null {
  const binding = request.cookies[bindingCookie(store)];
  return binding === undefined || binding.length < 40 ? null : hashOf(binding);
}

/** The same, where the browser also brings the XSRF cookie that was signed for it: a binding made up elsewhere is none. */
export function provenBindingOf(store: Store, request: FastifyRequest): string | null {
  const { [bindingCookie(store)]: binding, 'XSRF-TOKEN': token } = request.cookies;
  if (binding === undefined || token === undefined || !isTokenOf(store, token, binding)) return null;
  return bindingOf(store, request);
}

/** Whether the request repeats an XSRF token issued to this browser. */
export function hasXsrfToken(store: Store, request: FastifyRequest): boolean {
  const token = request.cookies['XSRF-TOKEN'];
  const binding = request.cookies[bindingCookie(store)];
  if (token === undefined || binding === undefined || request.headers['x-xsrf-token'] !== token) return false;
  return isTokenOf(store, token, binding);
}

/**
 * Sets missing or mismatched binding and XSRF cookies; returns the XSRF token. `renew` sets new ones at sign-in, so
 * that a planted cookie is useless. A new binding is in `request.cookies` at once.
 */
export function giveBrowserCookies(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  renew = false,
): string {
  const name = bindingCookie(store);
  const known = request.cookies[name];
  const binding =
    renew || known === undefined || known.length < 40 ? randomBytes(32).toString('base64url') : known;
  const { secure } = store.config;
  if (binding !== known) {
    request.cookies[name] = binding;
    void reply.setCookie(name, binding, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: BINDING_SECONDS,
    });
  }
  const present = request.cookies['XSRF-TOKEN'];
  const [key] = keysNow(store);
  // One signed by a key that is going is replaced.
  if (present !== undefined && isSignedBy(key, present, binding)) return present;
  const random = randomBytes(16).toString('base64url');
  const token = `${random}.${sign(key, binding, random)}`;
  request.cookies['XSRF-TOKEN'] = token;
  void reply.setCookie('XSRF-TOKEN', token, { path: '/', sameSite: 'lax', secure, maxAge: BINDING_SECONDS });
  return token;
}

/** Whether a known browser arrives by a cross-site link without its strict cookies: new ones would sign it out. */
export function withholdsCookies(store: Store, request: FastifyRequest): boolean {
  const isKnown = (request.cookies['XSRF-TOKEN'] ?? request.cookies['user']) !== undefined;
  if (!isKnown || request.cookies[bindingCookie(store)] !== undefined) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { referer } = request.headers;
  return referer !== undefined && !referer.startsWith(`${request.protocol}://${request.host}/`);
}

const bindingCookie = (store: Store) => (store.config.secure ? '__Host-sb' : 'sb');

const hashOf = (binding: string) => createHash('sha256').update(binding).digest('base64url');

const keysNow = ({ secrets, clock }: Store) => tokenKeysAt(secrets, clock());

const isTokenOf = (store: Store, token: string, binding: string): boolean =>
  keysNow(store).some((key) => isSignedBy(key, token, binding));

function isSignedBy(key: string, token: string, binding: string): boolean {
  const [random = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, binding, random))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const sign = (key: string, binding: string, random: string) =>
  createHmac('sha256', key).update(`xsrf ${binding} ${random}`).digest('base64url');
