import { language } from '#texts/language';
import { productChanges as t } from '#texts/product-changes';
import { products } from '#texts/products';
import type { Season } from '../../../../../shop/catalog/browse/contract.ts';
import type {
  ProductChange,
  ProductChangeRow,
} from '../../../../../shop/catalog/products/bulk/bulk-calls.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { offerUndo } from '../../../ui/undo/undo-offer.ts';

const seasonsText = (seasons: readonly Season[]): string =>
  seasons.length === 0 ? t.noSeason : seasons.map((season) => products.seasons[season]).join(products.and);

/** What was done to many products: "Season: Winter". */
export function changeText({ action, place }: Pick<ProductChange, 'action' | 'place'>): string {
  if (action.kind === 'schedule') return t.did.schedule(formatMoment(action.at, language));
  if (action.kind === 'seasons') return t.did.seasons(seasonsText(action.seasons));
  if (action.kind === 'place') return t.did.place(place ?? t.placeGone);
  return t.did[action.kind]();
}

/** The part of a product that a change sets. */
export function fieldsText({ status, publishAt = null, seasons, place }: ProductChangeRow['before']): string {
  if (place !== undefined) return place === '' ? t.placeGone : place;
  if (seasons !== undefined) return seasonsText(seasons);
  if (status === undefined) return '';
  const state = products.states[status];
  return publishAt === null ? state : `${state} · ${formatMoment(publishAt, language)}`;
}

const MOST_NAMED = 3;

/** Undoes a change and reports the result, with the names of the first products that were not restored. */
export async function undoProductChange(id: string): Promise<void> {
  const { change, rows } = await askOnce('undoProductChange', { id });
  // The undo bar may still offer the same.
  offerUndo(null);
  const kept = change.counts.kept ?? 0;
  if (kept === 0) return toast.success(t.undone(change.counts.restored ?? 0));
  const names = rows
    .filter(({ kind }) => kind === 'kept')
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
    .join(products.and);
  toast.error(t.kept(kept, kept > MOST_NAMED ? t.andMore(names) : names));
}
