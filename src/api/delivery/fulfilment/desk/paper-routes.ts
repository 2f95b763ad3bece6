import { sql } from 'kysely';
import { displayOrderNumber } from '../../../../shop/buying/orders/order-number.ts';
import { stripeOf } from '../../../../shop/buying/orders/parcel-stripe.ts';
import { isOpenStatus } from '../../../../shop/buying/orders/status.ts';
import { code128 } from '../../../../shop/delivery/fulfilment/papers/code-128.ts';
import { labelRefusal } from '../../../../shop/delivery/fulfilment/papers/paper-stages.ts';
import type { Language } from '../../../../shop/language.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { displayPhone } from '../../../../shop/people/account/phone-display.ts';
import { addressInLanguage } from '../../../../shop/people/places/find-place.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { threads } from '../../../../shop/threads.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { transact } from '../../../platform/db/database.ts';
import type { DocumentData } from '../../../platform/documents/documents.ts';
import { logoAtHead } from '../../../platform/documents/paper-logo.ts';
import { sendPrivateDocument } from '../../../platform/documents/send-document.ts';
import { isRefusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { IS_SWAP } from '../steps/exchange-at-door.ts';
import { courierOfRun, refundAtDoor } from '../steps/refund-at-door.ts';
import { type ListRow, ordersWhere, selectForConsole } from './list/console-rows.ts';
import { readManifest } from './manifest.ts';

type Parcel = DocumentData['parcel']['parcels'][number];

/** Labels, packing slips and manifests as PDF. A label shows an address and a manifest sums, so each print is audited. */
export function paperRoutes(store: Store): void {
  const { db, documents } = store;

  answerConsole(store, 'getPapers', async ({ input, staff, language: spoken, now, request, reply }) => {
    const { kind, ids, paper = 'a6', lang: language = spoken } = input;
    if (kind === 'manifest') {
      const manifest = await readManifest(store, ids, language, await store.settings());
      if (isRefusal(manifest)) return manifest;
      const pdf = await documents.renderPrivate('manifest', language, manifest);
      await transact(db, async (tx) => {
        for (const id of ids)
          await recordStaffAudit(tx, { staff, action: 'run.print', only: 'act', subject: id }, now);
      });
      await sendPrivateDocument(request, reply, pdf, { language, name: manifest.title, fallback: kind });
      return null;
    }
    const chosen = sql`p.id = any(${ids}) and o.status <> 'canceled'`;
    const rows = await selectForConsole(db, ordersWhere(chosen, true), { limit: ids.length, oldest: true });
    if (rows.length < ids.length) return refuse('NOT_FOUND');
    const refused =
      kind === 'label' ? rows.map(({ stage }) => labelRefusal(stage)).find((code) => code !== null) : null;
    if (refused) return refuse(refused);
    const settings = await store.settings();
    const parcels = await Promise.all(rows.map(async (row) => parcelOf(row, language, settings)));
    const t = texts[language].papers;
    const { identity } = settings;
    const pdf = await documents.renderPrivate('parcel', language, {
      wordmark: identity.name[language].toLowerCase(),
      ...(await logoAtHead(store.config, identity.logo)),
      title: t.titles[kind],
      kind,
      roll: paper === '80mm',
      words: { cash: t.cash },
      parcels,
    });
    await transact(db, async (tx) => {
      for (const { parcel_id: id } of rows)
        await recordStaffAudit(
          tx,
          { staff, action: 'parcel.print', only: 'act', subject: id, after: { kind } },
          now,
        );
    });
    await sendPrivateDocument(request, reply, pdf, { language, name: t.titles[kind], fallback: kind });
    return null;
  });

  async function parcelOf(row: ListRow, language: Language, settings: Settings): Promise<Parcel> {
    const t = texts[language].papers;
    const address = addressInLanguage(row.address, language);
    const money = (amount: number) => formatMoney(amount, language);
    // What is written in the other script keeps its order within itself.
    const inLine = (...parts: readonly string[]) =>
      parts
        .filter((part) => part !== '')
        .map(isolated)
        .join(t.comma);
    const { rows: lines } = await sql<Line>`
      select ${sql.ref(`name_${language}`)} as name, ${sql.ref(`color_name_${language}`)} as color,
             ${sql.ref(`size_label_${language}`)} as size, quantity, line_total as total
        from order_lines where order_id = ${row.id} order by line_no`.execute(db);
    const { rows: sums } = await sql<Sums>`
      select o.sub_total, o.discount, o.delivery, o.note, o.exchange_of,
             exists (select from returns r where r.id = o.exchange_of and ${IS_SWAP}) as is_swap
        from orders o where o.id = ${row.id}`.execute(db);
    const [sum] = sums;
    const due = row.cash_due;
    // The courier who also takes the old pieces collects the difference, as the shopper was told.
    const refund =
      sum?.exchange_of && isOpenStatus(row.status)
        ? await refundAtDoor(db, row.id, {
            courierId: await courierOfRun(db, row.parcel_id),
            due,
            settings,
          })
        : 0;
    const back = Math.max(0, refund - due);
    return {
      number: row.number,
      shown: displayOrderNumber(row.number),
      stripe: stripeOf(row.number).map(({ thread, width }) => ({ color: threads[thread].hex, width })),
      bars: code128(row.number),
      name: inLine(address.recipient ?? row.name ?? ''),
      phone: displayPhone(address.phone || (row.phone ?? '')),
      place: inLine(address.city, address.area),
      street: inLine(
        address.kind === 'office' ? t.atOffice : '',
        address.street,
        address.additionalDetails ?? '',
      ),
      note: sum?.note ?? '',
      exchange: [
        sum?.exchange_of ? exchangeText(sum, { due, refund }, language) : '',
        back > 0 ? t.payBack(money(back)) : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
      pieces: t.pieces(row.items_count),
      cash: money(Math.max(0, due - refund)),
      lines: lines.map(({ name, color, size, quantity, total }) => ({
        name,
        about: `${color}${t.comma}${size}`,
        quantity: `× ${quantity}`,
        total: money(total),
      })),
      sums: [
        { label: t.items, amount: money(sum?.sub_total ?? 0) },
        ...(sum === undefined || sum.discount === 0
          ? []
          : [{ label: t.discount, amount: money(-sum.discount) }]),
        { label: t.delivery, amount: money(sum?.delivery ?? 0) },
      ],
    };
  }
}

/** What a courier and the customer read of an exchange. */
function exchangeText(
  { sub_total: subTotal, is_swap: isSwap }: Sums,
  { due, refund }: { due: number; refund: number },
  language: Language,
): string {
  const t = texts[language].papers;
  if (subTotal === 0) return isSwap ? t.swap : t.freeExchange;
  return refund > 0 ? t.exchangeFor(formatMoney(due, language), formatMoney(refund, language)) : t.exchange;
}

type Line = { name: string; color: string; size: string; quantity: number; total: number };
type Sums = {
  sub_total: number;
  discount: number;
  delivery: number;
  note: string;
  exchange_of: string | null;
  is_swap: boolean;
};
