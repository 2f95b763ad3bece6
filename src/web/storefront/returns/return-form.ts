import { returns as t } from '#texts/returns';
import { lineKey } from '../../../shop/cart/line-key.ts';
import type { Order, OrderItem, ReturnKind, ReturnReason } from '../../../shop/orders/contract.ts';
import { quantityLeft } from '../../../shop/returns/eligibility.ts';
import { linesLeft } from './return-windows.ts';

/** What a piece is exchanged for. */
export type Instead = {
  colorId: string | null;
  sizeId: string | null;
};

/** What is chosen and typed in the sheet. */
export type ReturnForm = {
  kind: ReturnKind;
  /** How many pieces of each line go back; 0: none. */
  quantities: Record<string, number>;
  instead: Record<string, Instead>;
  reason: ReturnReason | null;
  note: string;
};

/** For one piece, or for all that can go back. */
export function emptyForm(order: Order, item: OrderItem | null, kind: ReturnKind): ReturnForm {
  const chosen = (line: OrderItem) => item === null || lineKey(item) === lineKey(line);
  const quantities = Object.fromEntries(
    linesLeft(order).map((line) => [lineKey(line), chosen(line) ? quantityLeft(line) : 0]),
  );
  return { kind, quantities, instead: {}, reason: null, note: '' };
}

/** The lines that go back. */
export function chosenLines(order: Order, { quantities }: ReturnForm): OrderItem[] {
  return linesLeft(order).filter((line) => (quantities[lineKey(line)] ?? 0) > 0);
}

/** What is still missing, by the part of the form. */
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

/** Whether all that can go back does: then the whole order is asked for. */
export function isWholeOrder(order: Order, { quantities, kind }: ReturnForm): boolean {
  return (
    kind === 'return' && linesLeft(order).every((line) => quantities[lineKey(line)] === quantityLeft(line))
  );
}
