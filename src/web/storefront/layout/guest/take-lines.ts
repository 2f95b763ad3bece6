import { readTokens } from '../../../client/session/tokens.ts';
import { type GuestLine, saveGuestLine } from '../../../client/storage/guest-choices.ts';
import { needsProfile } from '../../../client/storage/stored.ts';

/**
 * Puts lines into the cart, as many of their pieces as are left; a guest's wait on the device until they have signed in.
 * `open` is called once the cart is shown: it says what is not as it was chosen, else `done`. @throws CallError
 */
export async function takeLines(
  lines: readonly GuestLine[],
  words: { title: string; done: string },
): Promise<{ open: () => void }> {
  if (!readTokens() || needsProfile.read()) {
    for (const line of lines) saveGuestLine(line);
    return { open: () => {} };
  }
  const { mergeIntoCart } = await import('./merge-lines.tsx');
  const { report } = await mergeIntoCart(lines, words);
  return { open: report };
}
