import { z } from 'zod';
import { givenId } from '../../../wire/input.ts';
import { Instant } from '../../../wire/wire-types.ts';
import { Season } from '../../browse/contract.ts';
import { type ProductState, productStates } from '../../browse/product-state.ts';
import { mayStep, type ProductStep, staysComplete } from '../steps.ts';

/** What can be done with many products at once. Prices and discounts are changed by a rule (`price-rule.ts`). */
export const BulkAction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('publish') }),
    z.object({ kind: z.literal('hide') }),
    z.object({ kind: z.literal('archive') }),
    z.object({ kind: z.literal('schedule'), at: Instant }),
    z.object({ kind: z.literal('seasons'), seasons: z.array(Season).max(4) }),
    z.object({ kind: z.literal('place'), subCategoryId: givenId }),
  ])
  .meta({ id: 'BulkAction' });
export type BulkAction = z.infer<typeof BulkAction>;

/** The fields that an action sets; `publishAt` always with `status`. */
export const BulkFields = z.object({
  status: z.enum(productStates).optional(),
  publishAt: Instant.nullable().optional(),
  seasons: z.array(Season).optional(),
  subCategoryId: z.string().optional(),
});
export type BulkFields = z.infer<typeof BulkFields>;

/** Why a product stays as it is: the first three are seen by the preview, `edited` when applied, the rest by the undo. */
export const bulkProblems = [
  'state',
  'same',
  'incomplete',
  'edited',
  'changed',
  'placeGone',
  'minutePast',
] as const;
export type BulkProblem = (typeof bulkProblems)[number];

/** A product as an action finds it. */
export type BulkFacts = {
  status: ProductState;
  publishAt: string | null;
  seasons: readonly Season[];
  subCategoryId: string;
  missing: readonly string[];
};

type Plan = { before: BulkFields; after: BulkFields; problem: BulkProblem | null };

/** What an action would make of a product, or why it does not fit. */
export function planAction(product: BulkFacts, action: BulkAction): Plan {
  const after = fieldsOf(action);
  const before = sameFields(product, after);
  return { before, after, problem: problemOf(product, action, { before, after }) };
}

function problemOf(
  { status, missing }: BulkFacts,
  { kind }: BulkAction,
  { before, after }: Pick<Plan, 'before' | 'after'>,
): BulkProblem | null {
  if (isStep(kind) && !mayStep(kind, status)) return 'state';
  if (isEqual(before, after)) return 'same';
  if (!isStep(kind)) return null;
  const next = after.status ?? status;
  return staysComplete(next) && missing.length > 0 ? 'incomplete' : null;
}

const steps = ['publish', 'hide', 'archive', 'schedule'] as const satisfies readonly ProductStep[];
const isStep = (kind: BulkAction['kind']): kind is (typeof steps)[number] =>
  steps.some((step) => step === kind);

function fieldsOf(action: BulkAction): BulkFields {
  switch (action.kind) {
    case 'publish':
      return { status: 'published', publishAt: null };
    case 'hide':
      return { status: 'hidden', publishAt: null };
    case 'archive':
      return { status: 'archived', publishAt: null };
    case 'schedule':
      return { status: 'scheduled', publishAt: new Date(action.at).toISOString() };
    case 'seasons':
      return { seasons: inOrder(action.seasons) };
    case 'place':
      return { subCategoryId: action.subCategoryId };
  }
}

/**
 * What keeps a product from getting back what it had, if anything: it no longer holds what was set, lacks what shoppers
 * need to see, its category is gone, or its minute of publishing is over.
 */
export function undoProblem(
  product: BulkFacts,
  { before, after }: Pick<Plan, 'before' | 'after'>,
  { hasPlace, now }: { hasPlace: boolean; now: Date },
): BulkProblem | null {
  if (!isEqual(sameFields(product, after), after)) return 'changed';
  if (!hasPlace) return 'placeGone';
  const { status, publishAt = null } = before;
  if (publishAt !== null && new Date(publishAt) <= now) return 'minutePast';
  const isShort = status !== undefined && staysComplete(status) && product.missing.length > 0;
  return isShort ? 'incomplete' : null;
}

/** Of a product the fields that `like` has. */
const sameFields = (product: BulkFacts, like: BulkFields): BulkFields => ({
  ...(like.status !== undefined && { status: product.status, publishAt: product.publishAt }),
  ...(like.seasons !== undefined && { seasons: inOrder(product.seasons) }),
  ...(like.subCategoryId !== undefined && { subCategoryId: product.subCategoryId }),
});

const isEqual = (one: BulkFields, other: BulkFields): boolean =>
  one.status === other.status &&
  (one.publishAt ?? null) === (other.publishAt ?? null) &&
  one.subCategoryId === other.subCategoryId &&
  one.seasons?.join() === other.seasons?.join();

const inOrder = (seasons: readonly Season[]): Season[] =>
  Season.options.filter((season) => seasons.includes(season));
