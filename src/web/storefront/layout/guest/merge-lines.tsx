import { call } from '../../../client/call.ts';
import type { GuestLine } from '../../../client/storage/guest-choices.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { showOverlay } from '../mini-sheet-host.tsx';
import { noteCart } from '../shopper.ts';
import { type MergedChoices, MergeReport } from './merge-report.tsx';

/** The server merges no more lines at once. */
const MOST_LINES = 30;

/**
 * Merges lines into the cart of a shopper who is signed in, as many of their pieces as are left. `report` shows the
 * outcome: the message `done`, or each line where one is not as it was chosen. @throws CallError
 */
export async function mergeIntoCart(
  lines: readonly GuestLine[],
  { title, done }: { title: string; done: string },
): Promise<{ isInCart: boolean; report: () => void }> {
  const merged = await mergeLines(lines);
  const outcomes = merged.report.lines;
  const isAsChosen = outcomes.every(
    ({ outcome, priceWas }) => priceWas === null && (outcome === 'added' || outcome === 'inCart'),
  );
  const close = () => showOverlay(null);
  return {
    isInCart: outcomes.some(({ quantity }) => quantity > 0),
    report: () => {
      if (isAsChosen) toast.success(done);
      else showOverlay(<MergeReport title={title} merged={merged} onClose={close} />);
    },
  };
}

async function mergeLines(chosen: readonly GuestLine[]): Promise<MergedChoices> {
  const merge = async (some: readonly GuestLine[]) => {
    const lines = some.map(({ productId, colorId, sizeId, quantity, price }) => ({
      productId,
      colorId,
      sizeId,
      quantity,
      price,
    }));
    const merged = await call('mergeGuestChoices', { lines, favoriteIds: [] });
    noteCart(merged.cart);
    return merged;
  };
  const { report, cart } = await merge(chosen.slice(0, MOST_LINES));
  const merged = { report, cart };
  for (let from = MOST_LINES; from < chosen.length; from += MOST_LINES) {
    const next = await merge(chosen.slice(from, from + MOST_LINES));
    merged.report.lines.push(...next.report.lines);
    merged.cart = next.cart;
  }
  return { ...merged, choices: { lines: chosen, favorites: [] } };
}
