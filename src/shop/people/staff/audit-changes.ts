import { type Language, languageFacts } from '../../language.ts';
import { formatNumber } from '../../money.ts';
import { formatDate } from '../../time/dates.ts';
import { formatDay, formatLastDay, formatMoment } from '../../time/days.ts';
import { startOfStoreDay, storeDateOf } from '../../time/store-time.ts';
import { governorates } from '../places/governorates.ts';
import type { AuditChange, AuditLine } from './contract.ts';

type Words = Readonly<Record<string, string>>;

/** The texts that name fields and values of the log. */
export type AuditTexts = {
  auditFields: Words;
  settling: { ways: { short: Words } };
  cash: {
    reasons: Words;
    expenseKinds: Words;
    acknowledged: string;
    refused: string;
  };
  channels: Words;
  claims: { ways: Words };
  closures: { scopes: Words };
  companies: { feeKinds: Words };
  consoleOrders: { stages: Words; outcomes: Words };
  consoleWords: { nothing: string };
  contentDesk: { kinds: Words; fields: Words };
  couponDesk: { fields: Words; kinds: Words };
  customers: { kinds: Words; levels: Words; reasons: Words; ways: Words };
  delivery: { states: Words; noPins: Words };
  invoices: { reasons: Words };
  machineKeys: { shortNames: Words };
  packing: { wait: string; cut: string; swap: string };
  privacyDesk: { kinds: Words };
  products: { fields: Words; states: Words; sides: Words };
  refusals: Words;
  returnDesk: { ways: Words; kinds: Words; reasons: Words };
  returns: { refunds: Words };
  reviewReasons: Words;
  round: { missedReasons: Words; laterReasons: Words; noPins: Words };
  settingWords: Readonly<Record<string, { label: string }>>;
  settings: { yes: string; no: string };
  sizeSystems: Words;
  staff: { roles: Words; and: string };
  statuses: { orders: Words; returns: Words; seasons: Words };
  stock: { reasons: Words };
  taxonomy: { fields: Words };
  webhooks: { eventNames: Words; offBecause: Words };
};

/** Internal fields that are not shown. */
const hidden: ReadonlySet<string> = new Set([
  'version',
  'reverses',
  'case',
  'noteId',
  'itemNo',
  'pictureId',
  'focus',
]);

/** Makes what names the changed fields of a line; `known` has the names of things, by id. */
export function auditChangesIn(texts: AuditTexts, language: Language) {
  const fieldNames: Words = {
    ...texts.contentDesk.fields,
    ...texts.taxonomy.fields,
    ...texts.couponDesk.fields,
    ...texts.products.fields,
    ...Object.fromEntries(Object.entries(texts.settingWords).map(([name, { label }]) => [name, label])),
    ...texts.auditFields,
  };
  const words: Words = {
    ...texts.products.states,
    ...texts.statuses.orders,
    ...texts.statuses.returns,
    ...texts.consoleOrders.stages,
    ...texts.delivery.states,
    ...texts.staff.roles,
    ...texts.couponDesk.kinds,
    ...texts.contentDesk.kinds,
    ...Object.fromEntries(governorates.map(({ _id, name }) => [_id, name[language]])),
  };
  const { nothing } = texts.consoleWords;
  const { customers, channels } = texts;
  // Codes that mean something else in another field.
  const wordsOfField: Readonly<Record<string, Words>> = {
    field: fieldNames,
    kind: {
      ...texts.cash.expenseKinds,
      ...texts.privacyDesk.kinds,
      ...texts.returnDesk.kinds,
      ...customers.kinds,
    },
    channel: channels,
    source: channels,
    level: customers.levels,
    outcome: texts.consoleOrders.outcomes,
    way: { ...texts.returnDesk.ways, ...customers.ways },
    reason: reasonWords(texts),
    refusal: texts.refusals,
    noPin: { ...texts.delivery.noPins, ...texts.round.noPins },
    choice: texts.packing,
    as: { ...texts.claims.ways, ...texts.settling.ways.short, ...texts.returns.refunds },
    into: fieldNames,
    from: fieldNames,
    view: texts.products.sides,
    system: texts.sizeSystems,
    answer: { acknowledged: texts.cash.acknowledged, refused: texts.cash.refused },
    scope: texts.closures.scopes,
    feeKind: texts.companies.feeKinds,
    seasons: texts.statuses.seasons,
    scopes: texts.machineKeys.shortNames,
    events: texts.webhooks.eventNames,
  };

  // A field of a thing, a setting, or an account of the cash: `courier:ID` reads as `courier`.
  const fieldName = (name: string): string =>
    fieldNames[name] ?? fieldNames[name.split(':')[0] ?? ''] ?? name;

  const valueText = (value: unknown, known: Words, field = ''): string => {
    const shown = (each: unknown) => valueText(each, known, field);
    if (value === undefined || value === null || value === '') return nothing;
    if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(shown).join(texts.staff.and);
    if (typeof value === 'number') return formatNumber(value);
    if (typeof value === 'boolean') return value ? texts.settings.yes : texts.settings.no;
    if (typeof value === 'string')
      return (
        known[value] ?? wordsOfField[field]?.[value] ?? words[value] ?? dateText(value, language) ?? value
      );
    // Its parts are a hash and a size.
    if (field === 'logo') return texts.settings.yes;
    return Object.entries(value)
      .filter(([name, each]) => !hidden.has(name) && each !== null && each !== '')
      .map(([name, each]) => `${fieldName(name)}: ${valueText(each, known, name)}`)
      .join(languageFacts[language].comma);
  };

  return ({ before, after }: Pick<AuditLine, 'before' | 'after'>, known: Words): AuditChange[] => {
    const sideOf = (side: AuditLine['before'], name: string) =>
      side?.[name] === undefined
        ? null
        : (windowDay(name, side[name], language) ?? valueText(side[name], known, name));
    return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
      .filter(
        (name) => !hidden.has(name) && valueText(before?.[name], known) !== valueText(after?.[name], known),
      )
      .map((name) => ({ name: fieldName(name), before: sideOf(before, name), after: sideOf(after, name) }));
  };
}

/** Ready reasons: the log has their keys, whichever language they were chosen in. */
const reasonWords = ({
  round,
  webhooks,
  reviewReasons,
  invoices,
  customers,
  returnDesk,
  cash,
  stock,
}: AuditTexts): Words => ({
  ...round.missedReasons,
  ...round.laterReasons,
  ...webhooks.offBecause,
  ...reviewReasons,
  ...invoices.reasons,
  ...customers.reasons,
  ...returnDesk.reasons,
  ...cash.reasons,
  ...stock.reasons,
});

function dateText(text: string, language: Language): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text, language);
  return isMoment(text) ? formatMoment(text, language) : undefined;
}

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

/** The first and the last day of a window as its form has them: `endsAt` is the first minute after the last day. */
export function windowDay(field: string, value: unknown, language: Language): string | undefined {
  if (typeof value !== 'string' || !isMoment(value)) return undefined;
  if (startOfStoreDay(storeDateOf(value)).toISOString() !== value) return undefined;
  if (field === 'startsAt') return formatDay(value, language);
  return field === 'endsAt' ? formatLastDay(value, language) : undefined;
}
