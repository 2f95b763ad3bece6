import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import type { RefundAs, ReturnKind, ReturnReason } from '../../../shop/buying/orders/contract.ts';
import { type Actor, byReturns } from '../../../shop/buying/orders/status.ts';
import { answerBy } from '../../../shop/delivery/returns/answer-by.ts';
import type { ReturnLine } from '../../../shop/delivery/returns/contract.ts';
import { allThatCanGoBack, returnRefusal } from '../../../shop/delivery/returns/eligibility.ts';
import { isStoreMistake } from '../../../shop/delivery/returns/refund.ts';
import type { Settings } from '../../../shop/settings.ts';
import { type LockedOrder, lockOrder } from '../../buying/orders/queries.ts';
import { stepOrder } from '../../buying/orders/step-order.ts';
import { takePieces } from '../../buying/orders/stock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { type Bought, boughtPieces } from './bought-pieces.ts';
import { computeRefund } from './compute-refund.ts';
import { findReturn, insertReturn, type NewItem, type OrderLine, selectOrderLines } from './queries.ts';
import { recordReturn } from './record-return.ts';
import { wantedPieces } from './wanted-pieces.ts';

export type RequestedReturn = {
  readonly orderId: string;
  readonly kind: ReturnKind;
  readonly reason: ReturnReason;
  readonly note?: string | undefined;
  readonly refundAs?: RefundAs | undefined;
  /** Null: everything that can be returned. */
  readonly items: readonly ReturnLine[] | null;
};

/** Who asks: the shopper of the order, or the staff for them. `override`: why the owner lets it pass the rules. */
export type Asking = {
  readonly by: Actor;
  readonly override?: string | undefined;
  readonly settings: Settings;
  readonly now: Date;
};

/** Requests a return or exchange and returns its id. An exchange reserves its stock or is refused. */
export async function requestReturn(
  tx: Tx,
  request: RequestedReturn,
  asking: Asking,
): Promise<{ id: string } | Refusal> {
  const { by, override = '', now } = asking;
  const owned = by.role === 'shopper' ? { shopperId: by.name } : {};
  const order = await lockOrder(tx, { id: request.orderId, ...owned });
  if (order === undefined) return refuse('NOT_FOUND');
  // It is erased instead.
  if (order.is_test) return refuse('RETURN_NOT_ALLOWED');
  const lines = await selectOrderLines(tx, order.id);
  const sold = { status: order.status, items: lines };
  const wanted: readonly ReturnLine[] = request.items ?? allThatCanGoBack(request.kind, sold, now);
  const code = returnRefusal(request.kind, sold, wanted, now, override !== '');
  if (code !== null) return refuse(code);
  const unclear = request.items === null ? null : unclearLine(request, wanted);
  if (unclear !== null) return unclear;
  const items = wanted.map((line) => newItem(line, lines, request.kind));
  const bought = await boughtPieces(tx, order, lines, items);
  return isRefusal(bought) ? bought : openReturn(tx, order, request, bought, asking);
}

async function openReturn(
  tx: Tx,
  order: LockedOrder,
  { kind, reason, note = '', refundAs = 'cash', items: given }: RequestedReturn,
  bought: Bought,
  { by, override = '', settings, now }: Asking,
): Promise<{ id: string } | Refusal> {
  const scope = given === null ? 'order' : 'item';
  const id = await insertReturn(
    tx,
    {
      orderId: order.id,
      kind,
      scope,
      reason,
      note,
      wants: refundAs,
      answerBy: answerBy(now, settings),
      openedBy: by.role === 'shopper' ? null : by.name,
      override,
      boughtIn: bought.orderId,
      now,
    },
    bought.items,
  );
  const stored = await findReturn(tx, order.id, id);
  if (stored === undefined) throw new Error('a request that was just made is there');
  const { amount } = await computeRefund(tx, order, stored, { paidAs: null, settings });
  if (order.status === 'delivered') {
    const refusal = await stepOrder(tx, order, { to: 'returns', by: byReturns(by), settings, now });
    if (refusal !== null) return refusal;
  }
  const asked = { id, kind, to: 'requested', refund: amount, points: 0, by, words: null } as const;
  await recordReturn(tx, order, { ...asked, terms: { settings, now } });
  if (kind === 'return') return { id };
  const held = { reason: 'exchangeHeld', orderId: order.id, by, now } as const;
  return (await takePieces(tx, await wantedPieces(tx, id), held)) ?? { id };
}

/** An exchange of single lines must name variants, unless the store sent the wrong item. */
function unclearLine({ kind, reason }: RequestedReturn, wanted: readonly ReturnLine[]): Refusal | null {
  if (kind === 'return' || isStoreMistake(reason)) return null;
  const unclear = wanted.flatMap((line, index) => {
    const isSame =
      (line.newColorId ?? line.colorId) === line.colorId && (line.newSizeId ?? line.sizeId) === line.sizeId;
    return isSame ? [`"items[${index}]" must contain at least one of [newColorId, newSizeId]`] : [];
  });
  return unclear.length === 0 ? null : refuse('VALIDATION', { errors: unclear });
}

function newItem(wanted: ReturnLine, lines: readonly OrderLine[], kind: ReturnKind): NewItem {
  const line = lines.find((sold) => lineKey(sold) === lineKey(wanted));
  if (line === undefined) throw new Error('only lines of the order are let through by the rule');
  const variant = kind === 'exchange' ? wanted : { newColorId: null, newSizeId: null };
  return {
    lineNo: line.lineNo,
    boughtLineNo: null,
    quantity: wanted.quantity,
    newColorId: variant.newColorId ?? null,
    newSizeId: variant.newSizeId ?? null,
  };
}
