/** Whom a passkey belongs to: the host it is bound to, and the origin its answers must come from. */
export type RelyingParty = { id: string; origin: string };

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/**
 * The relying party of the store's public address. On one's own machine it is `localhost` at the port of the request:
 * browsers bind no passkey to an address of digits, and the port may be the system's choice.
 */
export function relyingParty(publicUrl: string, requested: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  if (!LOOPBACK.test(hostname)) return { id: hostname, origin };
  const here = URL.canParse(requested) ? new URL(requested) : null;
  return { id: 'localhost', origin: here?.hostname === 'localhost' ? here.origin : origin };
}
