import { DAY_MS } from '../../../shop/time/durations.ts';

/** Bulk edits, price rules and imports can be undone for this long. Source: the merchant's rules, "Catalogue". */
export const UNDO_DAYS = 30;

/** When a change that was applied then can no longer be undone. */
export const undoEnd = (appliedAt: Date): Date => new Date(appliedAt.getTime() + UNDO_DAYS * DAY_MS);

type Change = {
  readonly state: string;
  readonly counts: { readonly applied?: number | undefined };
  readonly appliedAt: Date | null;
};

/** Whether a change that was applied to some product can still be undone. */
export const isUndoable = ({ state, counts, appliedAt }: Change, now: Date): boolean =>
  state === 'applied' && (counts.applied ?? 0) > 0 && appliedAt !== null && now < undoEnd(appliedAt);
