import { LEAST_IN_LOOK, MOST_IN_LOOK } from '../../../catalog/browse/look-size.ts';
import type { HomeBlockKind, HomeBlockState } from './block-kinds.ts';
import type { HomeBlockFields } from './content-calls.ts';

export type HomeBlockProblem = 'required' | 'path' | 'products' | 'pieces' | 'endsBeforeStart';

/** The most characters of a title and of a text. */
export const HOME_TITLE_MAX = { hero: 60, notice: 120, collection: 40, look: 40, banner: 40 } as const;
export const HOME_TEXT_MAX = { hero: 200, notice: 60, collection: 160, look: 160, banner: 160 } as const;

type Window = { startsAt: Date | string | null; endsAt: Date | string | null };

/** Whether a block counts at `now`: a missing start or end does not limit it, and a draft never does. */
export function isInForce({ startsAt, endsAt, isDraft }: Window & { isDraft: boolean }, now: Date): boolean {
  return (
    !isDraft &&
    (startsAt === null || new Date(startsAt) <= now) &&
    (endsAt === null || new Date(endsAt) > now)
  );
}

export function homeBlockState(
  block: Window & { isDraft: boolean; isReplaced: boolean; count: number | null; minProducts: number },
  now: Date,
): HomeBlockState {
  if (block.isDraft) return 'draft';
  if (block.endsAt !== null && new Date(block.endsAt) <= now) return 'ended';
  if (!isInForce(block, now)) return 'scheduled';
  if (block.isReplaced) return 'replaced';
  return hasEnough(block) ? 'shown' : 'tooFew';
}

/** A link that is no product list has no count and is always shown. */
export function hasEnough({ count, minProducts }: { count: number | null; minProducts: number }): boolean {
  return count === null || count >= minProducts;
}

/** A path of this store, also from a whole address as a browser shows it; null for anything else. */
export function readHomePath(typed: string): string | null {
  const trimmed = typed.trim();
  const path = trimmed.replace(/^https?:\/\/[^/]+(?=\/|$)/, '') || (trimmed === '' ? '' : '/');
  // A browser reads `\` as `/`, and `//` at the start as another site; `/.//` becomes that.
  return /^(\/[^\s\\/?#]+)*\/?([?#][^\s\\]*)?$/.test(path) && path.startsWith('/') ? path : null;
}

/** What keeps a block from being saved, by field. */
export function homeBlockProblems(
  kind: HomeBlockKind,
  fields: HomeBlockFields,
): Partial<Record<keyof HomeBlockFields, HomeBlockProblem>> {
  const { titleEn, titleAr, href, productIds, startsAt, endsAt } = fields;
  const isEmpty = href.trim() === '';
  const hasNothing = kind === 'collection' && isEmpty && productIds.length === 0;
  const needsPath =
    kind === 'notice' ? !isEmpty : kind !== 'look' && (kind !== 'collection' || productIds.length === 0);
  const isNoLook = kind === 'look' && (productIds.length < LEAST_IN_LOOK || productIds.length > MOST_IN_LOOK);
  return {
    ...(titleEn.trim() === '' && { titleEn: 'required' }),
    ...(titleAr.trim() === '' && { titleAr: 'required' }),
    ...(hasNothing && { productIds: 'products' }),
    ...(isNoLook && { productIds: 'pieces' }),
    ...(needsPath && !hasNothing && readHomePath(href) === null && { href: 'path' }),
    ...(startsAt !== null &&
      endsAt !== null &&
      new Date(endsAt) <= new Date(startsAt) && { endsAt: 'endsBeforeStart' }),
  };
}

const hasProducts = (kind: HomeBlockKind) => kind === 'collection' || kind === 'look';

/** As it is stored: picked products are a page of their own, of a collection or a look; other kinds have none. */
export function normalizeHomeBlock(kind: HomeBlockKind, fields: HomeBlockFields): HomeBlockFields {
  const productIds = hasProducts(kind) ? [...new Set(fields.productIds)] : [];
  return {
    ...fields,
    productIds,
    href: productIds.length > 0 ? '' : (readHomePath(fields.href) ?? ''),
    pictureOf: kind === 'notice' || kind === 'look' ? null : fields.pictureOf,
    minProducts: kind === 'collection' ? fields.minProducts : kind === 'look' ? LEAST_IN_LOOK : 1,
  };
}
