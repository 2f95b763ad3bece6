import { sql } from 'kysely';
import type { ConsoleReturn, ReturnInList } from '../../../../shop/delivery/returns/desk-contract.ts';
import {
  deskActor,
  type DeskFacts,
  openDeskSteps,
  returnWaysOf,
} from '../../../../shop/delivery/returns/desk-steps.ts';
import { inEachLanguage, type Language } from '../../../../shop/language.ts';
import type { StaffRole } from '../../../../shop/people/staff/roles.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { endOfBusinessWindow } from '../../../../shop/time/business-days.ts';
import { imageOf } from '../../../catalog/media/image.ts';
import { selectOrderInvoices } from '../../../money/invoices/invoice-rows.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { sightOf } from '../../fulfilment/desk/sight.ts';
import { type RefundFacts, refundFacts } from '../compute-refund.ts';
import {
  type DeskItemRow,
  type DeskRow,
  selectDeskItems,
  selectHistory,
  selectPayers,
  selectRequest,
  type Substitute,
} from './return-rows.ts';

const NOT_GIVEN = [inEachLanguage((language) => texts[language].templateWords.notGiven)];
const DECLINES = texts.en.templateWords.declines.map((words, place) =>
  inEachLanguage((language) => texts[language].templateWords.declines[place] ?? words),
);

/** Who reads the desk, and what answers go by. */
export type DeskReading = {
  readonly staff: { readonly roles: readonly StaffRole[] };
  readonly language: Language;
  readonly settings: Settings;
  readonly now: Date;
};

/** A request as a reader of these roles sees it in the queue. */
export function showRequest(row: DeskRow, { staff, language }: DeskReading): ReturnInList {
  const { person } = sightOf(staff.roles);
  const name = row[`name_${language}`];
  const due = { requested: row.answer_by, approved: row.give_back_by };
  const isAwaited = row.status === 'requested' || (row.status === 'approved' && row.collected_at === null);
  const awaited = isAwaited ? due[row.status === 'requested' ? 'requested' : 'approved'] : null;
  return {
    _id: row.id,
    orderId: row.order_id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    view: row.view,
    reason: row.reason,
    version: row.version,
    customer: person === 'none' ? null : row.customer,
    name,
    image: imageOf(row.picture, row.tint, name),
    pieces: row.pieces,
    value: row.value,
    createdAt: row.created_at.toISOString(),
    due: awaited?.toISOString() ?? null,
  };
}

/** One request by its id; `NOT_FOUND` for an unknown id. */
export async function readReturn(
  db: Db,
  id: string,
  reading: DeskReading,
): Promise<{ return: ConsoleReturn } | Refusal> {
  const row = await selectRequest(db, id);
  if (row === undefined) return refuse('NOT_FOUND');
  const { staff, language, settings, now } = reading;
  const items = await selectDeskItems(db, id);
  const [credit] = await selectOrderInvoices(db, sql`i.return_id = ${id}`);
  const request = { id, reason: row.reason, lowered: row.lowered };
  const order = {
    id: row.bought_in ?? row.order_id,
    total: row.total,
    cash_step: row.cash_step,
    delivery: row.delivery,
  };
  // What is received is paid by what the others were paid, before that by what they may be.
  const counted = row.status === 'received' || row.status === 'refunded' ? 'paid' : 'forecast';
  const facts = await refundFacts(db, order, request, counted, settings);
  const { collected_at: collectedAt } = row;
  const may = openDeskSteps(deskFacts(row), deskActor(staff, settings), now);
  const history = await selectHistory(db, id);
  const couriers = may.includes('refund') ? await selectPayers(db) : [];
  const { person } = sightOf(staff.roles);
  return {
    return: {
      ...showRequest(row, reading),
      note: person === 'none' ? null : row.note,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      ways: [...returnWaysOf(row.delivery_kind)],
      way: row.way,
      pickupDay: row.pickup_day,
      giveBackBy: row.give_back_by?.toISOString() ?? null,
      collected: collectedAt && { by: row.collected_by, at: collectedAt.toISOString() },
      photos: row.photos,
      attempts: row.attempts,
      decision: row.decision_note === '' ? null : { en: row.decision_note, ar: row.decision_note_ar },
      openedBy: row.opened_by,
      overrideNote: row.override_note,
      earlier: row.earlier,
      boughtIn:
        row.bought_in === null || row.bought_number === null
          ? null
          : { _id: row.bought_in, number: row.bought_number },
      items: items.map((item) => showItem(item, row.kind, language)),
      refund: showRefund(row, facts),
      couriers: couriers.map(({ id: _id, name, cash }) => ({ _id, name, cash })),
      history: history.map(({ action, by, at }) => ({ action, by, at: at.toISOString() })),
      giveBackUntil: endOfBusinessWindow(now, settings.giveBackDays, settings.holidays).toISOString(),
      readyReasons: row.status === 'approved' ? NOT_GIVEN : DECLINES,
      credit: credit ?? null,
      substitute: row.substitute && showSubstitute(row.substitute),
      may,
    },
  };
}

/** A request as the rules of the desk see it. */
export function deskFacts(row: DeskRow): DeskFacts {
  const { kind, status, value, collected_at: collectedAt, received_at: receivedAt } = row;
  const isOut = collectedAt !== null && receivedAt === null;
  return {
    kind,
    status,
    value,
    giveBackBy: row.give_back_by,
    isOut,
    isSubstituted: row.substitute !== null && !(kind === 'exchange' && isInStore(row.substitute)),
    isSent: kind === 'exchange' && row.substitute !== null,
    isSwap: row.way === 'courier',
  };
}

const isInStore = ({ status }: Substitute) => status === 'pending' || status === 'inProgress';

function showSubstitute({ id, number, status, cashDue }: Substitute): ConsoleReturn['substitute'] {
  return { orderId: id, number, status, cashDue };
}

/** What was paid, or what it would be now; an exchange pays nothing. */
function showRefund(row: DeskRow, facts: RefundFacts): ConsoleReturn['refund'] {
  const { lowered, wants, paid_as: paidAs } = row;
  const isExchange = row.kind === 'exchange';
  const isPaid = row.status === 'refunded';
  const { items, delivery, exact, cash, inPoints } = facts;
  const own = { items, lowered, wants, paidAs };
  if (isExchange) return { ...own, delivery: 0, exact: 0, cash: 0, points: 0, pointsValue: 0 };
  if (!isPaid) return { ...own, delivery, exact, cash, points: inPoints.points, pointsValue: inPoints.value };
  return {
    ...own,
    delivery: row.delivery_refund,
    exact: row.refund_amount - row.refund_rounding,
    cash: paidAs === 'points' ? 0 : row.refund_amount,
    points: row.paid_points,
    pointsValue: paidAs === 'points' ? row.refund_amount : 0,
  };
}

function showItem(item: DeskItemRow, kind: DeskRow['kind'], language: Language) {
  const name = item[`name_${language}`];
  const until = kind === 'return' ? item.return_until : item.exchange_until;
  const { resellable, damaged, missing, not_ours: notOurs } = item;
  const isCounted = resellable !== null && damaged !== null && missing !== null && notOurs !== null;
  return {
    itemNo: item.item_no,
    productId: item.product_id,
    name,
    brand: item[`brand_${language}`],
    image: imageOf(item.picture, item.tint, name),
    color: { _id: item.color_id, name: item[`color_name_${language}`], hex: item.color_hex },
    size: { _id: item.size_id, label: item[`size_label_${language}`] },
    quantity: item.quantity,
    instead: insteadOf(item, language),
    returnable: item.returnable,
    until: until?.toISOString() ?? null,
    barcode: item.barcode,
    condition: isCounted ? { resellable, damaged, missing, notOurs } : null,
  };
}

function insteadOf(item: DeskItemRow, language: Language): ConsoleReturn['items'][number]['instead'] {
  const { new_color_id: colorId, new_color_hex: hex, new_size_id: sizeId, new_stock: stock } = item;
  const [color, size] = [item[`new_color_${language}`], item[`new_size_${language}`]];
  if (colorId === null || hex === null || color === null || sizeId === null || size === null) return null;
  return { color: { _id: colorId, name: color, hex }, size: { _id: sizeId, label: size }, stock: stock ?? 0 };
}
