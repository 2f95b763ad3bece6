import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { ask } from '../../../client/ask.ts';

/** Whether passkeys work here: browsers bind none to an IP address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

// Loaded where a passkey is used: most visits of the console never do.
const webauthn = async () => import('@simplewebauthn/browser');

/** Answers the store's challenge with a passkey: to sign in, or to confirm who is signed in. @throws if given up */
export async function answerWithPasskey(call: 'signInWithPasskey' | 'confirmWithPasskey'): Promise<Me> {
  const [{ startAuthentication }, { challenge, rpId, credentials }] = await Promise.all([
    webauthn(),
    ask('askForPasskey'),
  ]);
  const answer = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      userVerification: 'required',
      // At sign-in any passkey of this shop may answer: no number is typed.
      ...(call === 'confirmWithPasskey' && {
        allowCredentials: credentials.map((id) => ({ id, type: 'public-key' as const })),
      }),
    },
  });
  const { id, rawId, response } = answer;
  return ask(call, { id, rawId, type: 'public-key', response });
}

/** Makes a passkey on this device or key and gives it to the store under `name`. @throws if given up */
export async function addPasskey(name: string) {
  const [{ startRegistration }, offer] = await Promise.all([webauthn(), ask('offerPasskey')]);
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      challenge: offer.challenge,
      rp: { id: offer.rpId, name: offer.shop },
      user: { id: offer.userId, name: offer.userName, displayName: offer.userName },
      pubKeyCredParams: offer.algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: offer.known.map((each) => ({ id: each, type: 'public-key' as const })),
    },
  });
  const { clientDataJSON, attestationObject } = response;
  return ask('addPasskey', {
    name,
    credential: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } },
  });
}
