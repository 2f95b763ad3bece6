import type { Language } from '../../shop/language.ts';
import { formatMoney } from '../../shop/money.ts';
import type { ReturnKind, ReturnStatus } from '../../shop/orders/contract.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import type { NotifyTerms } from '../notifications/notify.ts';
import type { Actor } from '../orders/actor.ts';
import type { LockedOrder } from '../orders/queries.ts';
import { notifyShopper } from '../orders/record-step.ts';

export type TakenReturnStep = {
  readonly id: string;
  readonly kind: ReturnKind;
  readonly to: ReturnStatus;
  readonly refund: number;
  readonly by: Actor;
  readonly note: string;
  readonly terms: NotifyTerms;
};

/** Records a change of a request in the audit log, and notifies the shopper. */
export async function recordReturn(
  tx: Tx,
  order: LockedOrder,
  { id, kind, to, refund, by, note, terms }: TakenReturnStep,
): Promise<void> {
  const details = { orderId: order.id, refund, note };
  await recordAudit(tx, { actor: by.name, action: `${kind}.${to}`, subject: id, details });
  const say = (language: Language) => ({ amount: formatMoney(refund, language) });
  await notifyShopper(tx, order, templateOf(kind, to), say, terms);
}

/** A return is refunded and an exchange exchanged: no request takes the other's last step. */
function templateOf(kind: ReturnKind, to: ReturnStatus) {
  if (to === 'refunded') return 'return.refunded';
  return to === 'exchanged' ? 'exchange.exchanged' : (`${kind}.${to}` as const);
}
