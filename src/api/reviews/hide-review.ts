import { recordAudit } from '../account/audit.ts';
import type { Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';

const longestReason = 300;

export type Hiding = {
  readonly reviewId: string;
  /** Told to the author, kept in the audit log. */
  readonly reason: string;
  /** Who hides it, as the audit log names them: `merchant:sami`. */
  readonly actor: string;
};

/**
 * Takes a review off its piece's page and out of its counts. Refuses without a reason (`VALIDATION`), where there is
 * no such review (`NOT_FOUND`) or it is hidden already (`CONFLICT`). Source: the rules, "Reviews and following".
 */
export async function hideReview(
  tx: Tx,
  { reviewId, reason, actor }: Hiding,
  now: Date,
): Promise<Refusal | null> {
  const said = reason.trim();
  if (said === '') return refuse('VALIDATION', { errors: ['"reason" is not allowed to be empty'] });
  if (said.length > longestReason)
    return refuse('VALIDATION', {
      errors: [`"reason" length must be less than or equal to ${longestReason} characters long`],
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
