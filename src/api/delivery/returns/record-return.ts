import type { ReturnKind, ReturnStatus } from '../../../shop/buying/orders/contract.ts';
import type { Actor } from '../../../shop/buying/orders/status.ts';
import type { Words } from '../../../shop/delivery/returns/desk-contract.ts';
import type { Language } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { LockedOrder } from '../../buying/orders/queries.ts';
import { notifyShopper } from '../../buying/orders/record-step.ts';
import { type GiveBack, giveBackText } from '../../buying/orders/show-order.ts';
import type { NotifyTerms } from '../../people/notifications/notify.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/database.ts';

export type TakenReturnStep = {
  readonly id: string;
  readonly kind: ReturnKind;
  readonly to: ReturnStatus;
  readonly refund: number;
  readonly points: number;
  readonly by: Actor;
  readonly words: Words | null;
  readonly how?: GiveBack;
  readonly terms: NotifyTerms;
};

/** Records a change of a request in the audit log, and notifies the shopper. */
export async function recordReturn(
  tx: Tx,
  order: LockedOrder,
  { id, kind, to, refund, points, by, words, how, terms }: TakenReturnStep,
): Promise<void> {
  const details = { orderId: order.id, refund, note: words?.en ?? '' };
  await recordAudit(tx, { actor: by.name, action: `${kind}.${to}`, subject: id, details });
  const fieldsFor = (language: Language) => ({
    amount: formatMoney(refund, language),
    points: texts[language].templateWords.points(points),
    reason: words?.[language] ?? '',
    how: how === undefined ? '' : giveBackText(how, language),
  });
  await notifyShopper(tx, order, templateOf(kind, to, points > 0), fieldsFor, terms);
}

/** A return is refunded and an exchange exchanged: no request takes the other's last step. */
function templateOf(kind: ReturnKind, to: ReturnStatus, isInPoints: boolean) {
  if (to === 'refunded') return isInPoints ? 'return.refundedInPoints' : 'return.refunded';
  return to === 'exchanged' ? 'exchange.exchanged' : (`${kind}.${to}` as const);
}
