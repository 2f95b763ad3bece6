import { createHmac } from 'node:crypto';

export type Seeds = {
  readonly seed: string;
  readonly old_seed: string | null;
  readonly old_until: Date | null;
};

/**
 * The secret of a seed, as the receiver has it. Derived with the pepper, so that the database alone can sign nothing.
 */
export const secretOf = (pepper: string, seed: string): string =>
  `whsec_${createHmac('sha256', pepper).update(`webhook ${seed}`).digest('base64')}`;

/** The headers of Standard Webhooks; while two secrets are valid, a signature of each. */
export function signedHeaders(
  message: { id: string; body: string },
  seeds: Seeds,
  pepper: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const { seed, old_seed: old, old_until: until } = seeds;
  const valid = old !== null && until !== null && until > now ? [seed, old] : [seed];
  const signatures = valid.map((each) => {
    const key = Buffer.from(secretOf(pepper, each).slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(message.body)),
    'user-agent': 'minwal-webhooks/1',
  };
}
