import type { InputOf } from '../../../shop/endpoints.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Image } from '../../../shop/wire/wire-types.ts';
import { localStore } from '../../browser/browser-storage.ts';
import { newKey } from '../idempotency-key.ts';
import { storedJson } from './stored-json.ts';
import { guestChoicesKey } from './stored.ts';

/** The shopper whose session ended while choosing: merged for that shopper alone. Absent for a guest's choice. */
type Owned = { owner?: string };

/** A chosen piece, with what shows it while it waits. */
export type GuestLine = InputOf<'mergeGuestChoices'>['lines'][number] &
  Owned & { name: string; color: string; size: string; image: Image };

export type GuestFavorite = Owned & { productId: string; name: string };

/** `key` is the `Idempotency-Key` of this list: it changes with every choice. */
export type GuestChoices = {
  key: string;
  changedAt: number;
  lines: readonly GuestLine[];
  favorites: readonly GuestFavorite[];
};

/** The server takes over no more at once; the oldest choice makes room. */
const MOST = 30;
/** The server remembers a key for longer. */
const DAYS_KEPT = 14;

/** The choices stored on this device; null if there are none or they are too old. */
export function readGuestChoices(): GuestChoices | null {
  const stored = storedJson<GuestChoices | null>(localStore, guestChoicesKey, null);
  const isFresh = stored !== null && Date.now() - stored.changedAt < DAYS_KEPT * DAY_MS;
  return isFresh && stored.lines.length + stored.favorites.length > 0 ? stored : null;
}

/** Keeps a piece; the same color and size again replaces its quantity. */
export function saveGuestLine(line: GuestLine): void {
  const isOther = (one: GuestLine) =>
    one.productId !== line.productId || one.colorId !== line.colorId || one.sizeId !== line.sizeId;
  change(({ lines, favorites }) => ({ lines: [...lines.filter(isOther), line], favorites }));
}

export function saveGuestFavorite(favorite: GuestFavorite): void {
  const isOther = ({ productId }: GuestFavorite) => productId !== favorite.productId;
  change(({ lines, favorites }) => ({ lines, favorites: [...favorites.filter(isOther), favorite] }));
}

/** Marks the choices as this shopper's and returns them; those of another shopper are forgotten. */
export function claimGuestChoices(shopperId: string): GuestChoices | null {
  const stored = readGuestChoices();
  if (stored === null) return null;
  const mine = <Choice extends Owned>(choices: readonly Choice[]) =>
    choices
      .filter(({ owner = shopperId }) => owner === shopperId)
      .map((choice) => ({ ...choice, owner: shopperId }));
  const claimed = { ...stored, lines: mine(stored.lines), favorites: mine(stored.favorites) };
  if (claimed.lines.length + claimed.favorites.length > 0) write(claimed);
  else forgetGuestChoices();
  return readGuestChoices();
}

/** Forgets everything, or only the list with this key: another may have been made since. */
export function forgetGuestChoices(key?: string): void {
  if (key !== undefined && readGuestChoices()?.key !== key) return;
  localStore.remove(guestChoicesKey);
}

function change(
  to: (now: Pick<GuestChoices, 'lines' | 'favorites'>) => Pick<GuestChoices, 'lines' | 'favorites'>,
): void {
  const { lines, favorites } = to(readGuestChoices() ?? { lines: [], favorites: [] });
  write({
    key: newKey(),
    changedAt: Date.now(),
    lines: lines.slice(-MOST),
    favorites: favorites.slice(-MOST),
  });
}

function write(choices: GuestChoices): void {
  localStore.set(guestChoicesKey, JSON.stringify(choices));
}
