import { favorites as t } from '#texts/favorites';
import { guestChoices } from '#texts/guest-choices';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import { CallError } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { runAlone } from '../../../client/session/run-alone.ts';
import { shopperIn } from '../../../client/session/session.ts';
import { readTokens } from '../../../client/session/tokens.ts';
import { claimGuestChoices, forgetGuestChoices } from '../../../client/storage/guest-choices.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { showOverlay } from '../mini-sheet-host.tsx';
import { noteCart, noteFavorites } from '../shopper.ts';
import { type MergedChoices, MergeReport } from './merge-report.tsx';
import { showAdded } from './show-added.ts';

/** Refusals that a retry cannot change. */
const HOPELESS = new Set(['VALIDATION', 'IDEMPOTENCY_MISMATCH']);

/**
 * Sends the stored choices and shows the report, or a message where one sentence is enough.
 * @throws CallError
 */
export function mergeChoices(onLate: () => void): Promise<void> {
  underWay ??= merge(onLate).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

// Changed in the browser only.
let underWay: Promise<void> | undefined;

async function merge(onLate: () => void): Promise<void> {
  // One tab merges at a time; the second then finds nothing stored.
  const merged = await runAlone('guest-choices', mergeAlone);
  if (merged === null) return;
  if (!isTold(merged)) {
    const close = () => showOverlay(null);
    showOverlay(<MergeReport title={guestChoices.title} merged={merged} onClose={close} />);
  }
  // The pages of signing in wait for this before they lead on.
  if (!/^\/(VerifyCode|ProfileInfo)/.test(location.pathname)) onLate();
}

async function mergeAlone(): Promise<MergedChoices | null> {
  const tokens = readTokens();
  const choices = tokens === undefined ? null : claimGuestChoices(shopperIn(tokens));
  if (choices === null) return null;
  const { key, lines, favorites } = choices;
  const input = {
    lines: lines.map(({ productId, colorId, sizeId, quantity, price }) => ({
      productId,
      colorId,
      sizeId,
      quantity,
      price,
    })),
    favoriteIds: favorites.map(({ productId }) => productId),
  };
  try {
    const { report, cart, favoriteIds } = await call('mergeGuestChoices', input, { idempotencyKey: key });
    forgetGuestChoices(key);
    noteCart(cart);
    noteFavorites(favoriteIds);
    return { report, cart, choices };
  } catch (error) {
    if (error instanceof CallError && HOPELESS.has(error.code)) forgetGuestChoices(key);
    throw error;
  }
}

/** Shows a message in place of the report for one piece added at its price, or for favorites alone; returns whether it did. */
function isTold({ report, choices }: MergedChoices): boolean {
  const [line, ...others] = report.lines;
  if (line === undefined && report.favorites.every(({ outcome }) => outcome !== 'notSold')) {
    if (report.favorites.length > 0) toast.success(t.added);
    return true;
  }
  const chosen = choices.lines.find((one) => line && lineKey(one) === lineKey(line));
  const isPlain = line?.outcome === 'added' && line.priceWas === null && chosen !== undefined;
  if (!isPlain || others.length > 0 || report.favorites.length > 0) return false;
  showAdded(chosen);
  return true;
}
