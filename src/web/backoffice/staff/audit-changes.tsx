import { auditFields } from '#texts/audit-fields';
import { consoleOrders } from '#texts/console-orders';
import { consoleWords } from '#texts/console-words';
import { contentDesk } from '#texts/content-desk';
import { couponDesk } from '#texts/coupon-desk';
import { delivery } from '#texts/delivery';
import { language } from '#texts/language';
import { products } from '#texts/products';
import { settingWords } from '#texts/setting-words';
import { settings } from '#texts/settings';
import { staff as t } from '#texts/staff';
import { statuses } from '#texts/statuses';
import { languageFacts } from '../../../shop/language.ts';
import { formatNumber } from '../../../shop/money.ts';
import { governorates } from '../../../shop/places/governorates.ts';
import type { AuditLine } from '../../../shop/staff/contract.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { windowDay } from '../ui/record-form/value-text.ts';
import css from './staff.module.css';

/** Internal fields that are not shown. */
const unsaid: ReadonlySet<string> = new Set(['version', 'reverses']);

/** The names of things, by id. */
export type Names = Readonly<Record<string, string>>;

/** Field by field: what stood there struck out, then what stands there. */
export function AuditChanges({ line, names: known }: { line: AuditLine; names: Names }) {
  const { before, after, subject, action } = line;
  const shown = (value: unknown) => valueText(value, known);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !unsaid.has(name) && shown(before?.[name]) !== shown(after?.[name]),
  );
  if (names.length === 0)
    return action === 'session.fail' ? <bdi dir="ltr">{subject.startsWith('+') ? subject : ''}</bdi> : null;
  return (
    <dl className={css.fields}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldName(name)}</dt>
          <dd>
            {before?.[name] !== undefined && (
              <del dir="auto">{windowDay(name, before[name]) ?? shown(before[name])}</del>
            )}{' '}
            {after?.[name] !== undefined && (
              <ins dir="auto">{windowDay(name, after[name]) ?? shown(after[name])}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  ...couponDesk.fields,
  ...products.fields,
  ...Object.fromEntries(Object.entries(settingWords).map(([name, { label }]) => [name, label])),
  ...auditFields,
};

/** A field of a thing, a setting, or an account of the cash: `courier:ID` reads as `courier`. */
const fieldName = (name: string): string => fieldNames[name] ?? fieldNames[name.split(':')[0] ?? ''] ?? name;

const governorateNames = Object.fromEntries(governorates.map(({ _id, name }) => [_id, name[language]]));

const words: Readonly<Record<string, string>> = {
  ...statuses.orders,
  ...statuses.returns,
  ...consoleOrders.stages,
  ...delivery.states,
  ...t.roles,
  ...couponDesk.kinds,
  ...contentDesk.kinds,
  ...governorateNames,
};

function valueText(value: unknown, known: Names): string {
  const shown = (each: unknown) => valueText(each, known);
  if (value === undefined || value === null || value === '') return consoleWords.nothing;
  if (Array.isArray(value)) return value.length === 0 ? consoleWords.nothing : value.map(shown).join(t.and);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? settings.yes : settings.no;
  if (typeof value === 'string') return known[value] ?? words[value] ?? dateText(value) ?? value;
  return Object.entries(value)
    .filter(([name]) => !unsaid.has(name))
    .map(([name, each]) => `${fieldName(name)}: ${shown(each)}`)
    .join(languageFacts[language].comma);
}

function dateText(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text, language);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatMoment(text, language) : undefined;
}
