import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';

const LONGEST_REASON = 300;

export type Hiding = {
  readonly reviewId: string;
  /** Shown to the author and stored in the audit log. */
  readonly reason: string;
  /** The actor in the audit log: `merchant:sami`. */
  readonly actor: string;
};

/** Removes a review from its product's page and counts. Needs a reason; `CONFLICT` if already hidden. */
export async function hideReview(
  tx: Tx,
  { reviewId, reason, actor }: Hiding,
  now: Date,
): Promise<Refusal | null> {
  const said = reason.trim();
  if (said === '') return refuse('VALIDATION', { errors: ['"reason" is not allowed to be empty'] });
  if (said.length > LONGEST_REASON)
    return refuse('VALIDATION', {
      errors: [`"reason" length must be less than or equal to ${LONGEST_REASON} characters long`],
    });
  const review = await tx
    .selectFrom('reviews')
    .select(['product_id', 'hidden_at'])
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) return refuse('NOT_FOUND');
  if (review.hidden_at !== null) return refuse('CONFLICT');
  await tx
    .updateTable('reviews')
    .set({ hidden_at: now, hidden_reason: said })
    .where('id', '=', reviewId)
    .execute();
  const details = { productId: review.product_id, reason: said };
  await recordAudit(tx, { actor, action: 'review.hide', subject: reviewId, details });
  return null;
}
