import { DAY_MS } from '../../shop/time/durations.ts';

/** Bulk edits, price rules and imports can be undone for this long. Source: the merchant's rules, "Catalogue". */
export const UNDO_DAYS = 30;

/** When a change that was applied then can no longer be undone. */
export const undoEnd = (appliedAt: Date): Date => new Date(appliedAt.getTime() + UNDO_DAYS * DAY_MS);
