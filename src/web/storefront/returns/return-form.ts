import { returns as t } from '#texts/returns';
import { lineKey } from '../../../shop/cart/line-key.ts';
import type { Order, OrderItem, ReturnKind, ReturnReason } from '../../../shop/orders/contract.ts';
import { quantityLeft } from '../../../shop/returns/eligibility.ts';
import { linesLeft } from './return-windows.ts';

/** The variant to exchange for. */
export type Instead = {
  colorId: string | null;
  sizeId: string | null;
};

/** The form's state. */
export type ReturnForm = {
  kind: ReturnKind;
  /** Quantity to return by line; 0 for none. */
  quantities: Record<string, number>;
  instead: Record<string, Instead>;
  reason: ReturnReason | null;
  note: string;
};

/** The initial form for one line, or for all lines that can be returned. */
export function emptyForm(order: Order, item: OrderItem | null, kind: ReturnKind): ReturnForm {
  const chosen = (line: OrderItem) => item === null || lineKey(item) === lineKey(line);
  const quantities = Object.fromEntries(
    linesLeft(order).map((line) => [lineKey(line), chosen(line) ? quantityLeft(line) : 0]),
  );
  return { kind, quantities, instead: {}, reason: null, note: '' };
}

/** The lines to return. */
export function chosenLines(order: Order, { quantities }: ReturnForm): OrderItem[] {
  return linesLeft(order).filter((line) => (quantities[lineKey(line)] ?? 0) > 0);
}

/** What is missing, by part of the form. */
export function missingIn(
  order: Order,
  form: ReturnForm,
): Partial<Record<'items' | 'reason' | 'exchange', string>> {
  const lines = chosenLines(order, form);
  const isOpenChoice = (line: OrderItem) => {
    const { colorId, sizeId } = form.instead[lineKey(line)] ?? { colorId: null, sizeId: null };
    return !colorId || !sizeId;
  };
  return {
    ...(lines.length === 0 && { items: t.missing.items }),
    ...(form.kind === 'exchange' && lines.some(isOpenChoice) && { exchange: t.missing.exchange }),
    ...(form.reason === null && { reason: t.missing.reason }),
  };
}

/** Whether everything returnable is returned; then the request is for the whole order. */
export function isWholeOrder(order: Order, { quantities, kind }: ReturnForm): boolean {
  return (
    kind === 'return' && linesLeft(order).every((line) => quantities[lineKey(line)] === quantityLeft(line))
  );
}
