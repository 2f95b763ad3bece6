import { returns as t } from '#texts/returns';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type {
  Order,
  OrderItem,
  RefundAs,
  ReturnKind,
  ReturnReason,
} from '../../../../shop/buying/orders/contract.ts';
import { quantityLeft } from '../../../../shop/buying/orders/return-window.ts';

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
  refundAs: RefundAs;
};

/** The kinds of request that some line allows now. */
export function returnKindsFor(items: readonly OrderItem[]): ReturnKind[] {
  return (['return', 'exchange'] as const).filter((kind) => linesOpen(items, kind).length > 0);
}

/** The lines that allow this kind of request now. */
export function linesOpen(items: readonly OrderItem[], kind: ReturnKind): OrderItem[] {
  return items.filter((item) => (kind === 'return' ? item.canReturn : item.canExchange));
}

/** The initial form for one line, or for all lines that can be returned. */
export function emptyForm({ items }: Order, item: OrderItem | null): ReturnForm {
  const kind = returnKindsFor(item === null ? items : [item])[0] ?? 'exchange';
  const chosen = (line: OrderItem) => item === null || lineKey(item) === lineKey(line);
  const quantities = Object.fromEntries(
    items.map((line) => [lineKey(line), chosen(line) ? quantityLeft(line) : 0]),
  );
  return { kind, quantities, instead: {}, reason: null, note: '', refundAs: 'cash' };
}

/** The lines to return. */
export function chosenLines({ items }: Order, { kind, quantities }: ReturnForm): OrderItem[] {
  return linesOpen(items, kind).filter((line) => (quantities[lineKey(line)] ?? 0) > 0);
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
export function isWholeOrder({ items }: Order, { quantities, kind }: ReturnForm): boolean {
  return (
    kind === 'return' &&
    linesOpen(items, kind).every((line) => quantities[lineKey(line)] === quantityLeft(line))
  );
}
