import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import type { RunWithStops } from '../../../../shop/delivery/fulfilment/contract.ts';
import { code128 } from '../../../../shop/delivery/fulfilment/papers/code-128.ts';
import type { Language } from '../../../../shop/language.ts';
import { formatMoney } from '../../../../shop/money.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import type { DocumentData } from '../../../platform/documents/documents.ts';
import { logoAtHead } from '../../../platform/documents/paper-logo.ts';
import { isRefusal, type Refusal } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { readRun } from '../runs/run-rows.ts';

/** What the papers of these runs list, for courier or company to sign: places and sums, without names and phones. */
export async function readManifest(
  { db, config }: Pick<Store, 'db' | 'config'>,
  ids: readonly string[],
  language: Language,
  settings: Settings,
): Promise<DocumentData['manifest'] | Refusal> {
  const runs: DocumentData['manifest']['runs'][number][] = [];
  for (const id of ids) {
    const found = await readRun(db, id, { language, settings, roles: [] });
    if (isRefusal(found)) return found;
    runs.push(pageOf(found.run, language));
  }
  const { manifest, titles } = texts[language].papers;
  const { title, ...words } = { title: titles.manifest, ...manifest };
  const { name, logo } = settings.identity;
  const head = { wordmark: name[language].toLowerCase(), ...(await logoAtHead(config, logo)) };
  return { ...head, title, words, runs };
}

function pageOf(run: RunWithStops, language: Language): DocumentData['manifest']['runs'][number] {
  const t = texts[language].papers;
  const money = (amount: number) => formatMoney(amount, language);
  const placeOf = ({ city, area }: { city: string; area: string }) =>
    [city, area].filter((part) => part !== '').join(t.comma);
  const pieces = run.stops.reduce((sum, stop) => sum + stop.pieces, 0);
  const cash = run.stops.reduce((sum, stop) => sum + stop.cashDue, 0);
  const refunds = run.returnStops.reduce((sum, stop) => sum + stop.refund, 0);
  return {
    carrier: (run.courier ?? run.company)?.name ?? '',
    day: formatDay(run.day, language),
    hasWaybills: run.company !== null,
    parcels: run.stops.map((stop, place) => ({
      no: String(place + 1),
      bars: code128(stop.number),
      shown: orderNumberText(stop.number),
      place: placeOf(stop),
      pieces: t.pieces(stop.pieces),
      waybill: stop.waybill ?? '',
      cash: money(stop.cashDue),
    })),
    returns: run.returnStops.map((stop) => ({
      shown: orderNumberText(stop.number),
      place: placeOf(stop),
      pieces: t.pieces(stop.pieces),
      cash: money(-stop.refund),
    })),
    sums: [
      { label: t.manifest.parcels, amount: String(run.stops.length) },
      { label: t.items, amount: String(pieces) },
      { label: t.cash, amount: money(cash) },
      ...(refunds === 0 ? [] : [{ label: t.manifest.refunds, amount: money(-refunds) }]),
    ],
    collect: money(cash - refunds),
  };
}
