import { keysOf } from '../../keys-of.ts';
import type { CartLine, LineIdentity } from '../cart/contract.ts';
import { lineKey } from '../cart/line-key.ts';
import type { OrderChanges } from './calls.ts';
import type { ParcelStage } from './contract.ts';

/** Who changes an order. */
export type Editor = 'shopper' | 'staff';

const untilPicked = ['toConfirm', 'toPick'] as const;
const untilPacked = ['toConfirm', 'toPick', 'picking', 'short'] as const;
/** Of a short parcel it is decided first what is done about the missing pieces. */
const onTheShelf = ['toConfirm', 'toPick', 'picking'] as const;

/**
 * At which stages who may change what. `contact`: phone, recipient and note. `pieces`: color or size, fewer pieces, a line out.
 * `more`: more pieces, another product.
 */
const orderEdits = {
  contact: { shopper: untilPicked, staff: untilPacked },
  address: { shopper: untilPicked, staff: untilPacked },
  pieces: { shopper: untilPicked, staff: onTheShelf },
  more: { shopper: [], staff: onTheShelf },
} as const satisfies Record<string, Record<Editor, readonly ParcelStage[]>>;

export type EditPart = keyof typeof orderEdits;

/** The parts of an order that may be changed at a stage. The pieces of an exchange are those that were asked for. */
export function openEdits(
  editor: Editor,
  stage: ParcelStage | null,
  { isExchange }: { readonly isExchange: boolean },
): EditPart[] {
  return keysOf(orderEdits).filter((part) => {
    if (isExchange && (part === 'pieces' || part === 'more')) return false;
    const stages: readonly (ParcelStage | null)[] = orderEdits[part][editor];
    return stages.includes(stage);
  });
}

/** The parts that changes touch. */
export function editedParts(lines: readonly CartLine[], changes: OrderChanges): EditPart[] {
  const { lines: changed = [], add = [], address, phone, recipient, note } = changes;
  const parts: Record<EditPart, boolean> = {
    contact: phone !== undefined || recipient !== undefined || note !== undefined,
    address: address !== undefined,
    pieces: changed.length > 0,
    more: add.length > 0 || changed.some((change) => (change.quantity ?? 0) > quantityOf(lines, change)),
  };
  return keysOf(parts).filter((part) => parts[part]);
}

/** A line after the changes. `from`: the index of the line whose agreed price it keeps; null: the price of today. */
export type EditedLine = CartLine & { readonly from: number | null };

/**
 * The lines of an order after its changes; lines that become the same variant are one. Null if a change names no line of
 * the order, or nothing would be left of it. Another variant of a product in the order has the price agreed for it.
 */
export function editLines(lines: readonly CartLine[], { lines: changes = [], add = [] }: OrderChanges) {
  if (changes.some((change) => !lines.some((line) => lineKey(line) === lineKey(change)))) return null;
  const kept = lines.map((line, from): EditedLine => {
    const change = changes.find((each) => lineKey(each) === lineKey(line));
    const colorId = change?.newColorId ?? line.colorId;
    const sizeId = change?.newSizeId ?? line.sizeId;
    return { productId: line.productId, colorId, sizeId, quantity: change?.quantity ?? line.quantity, from };
  });
  const added = add.map((line): EditedLine => {
    const agreed = lines.findIndex(({ productId }) => productId === line.productId);
    return { ...line, from: agreed === -1 ? null : agreed };
  });
  const merged = new Map<string, EditedLine>();
  for (const line of [...kept, ...added]) {
    const same = merged.get(lineKey(line));
    const quantity = line.quantity + (same?.quantity ?? 0);
    if (quantity > 0) merged.set(lineKey(line), { ...(same ?? line), quantity });
  }
  return merged.size === 0 ? null : [...merged.values()];
}

const quantityOf = (lines: readonly CartLine[], named: LineIdentity) =>
  lines.find((line) => lineKey(line) === lineKey(named))?.quantity ?? 0;
