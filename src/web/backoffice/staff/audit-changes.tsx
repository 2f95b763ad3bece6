import { auditFields } from '#texts/audit-fields';
import { cash } from '#texts/cash';
import { channels } from '#texts/channels';
import { consoleOrders } from '#texts/console-orders';
import { consoleWords } from '#texts/console-words';
import { contentDesk } from '#texts/content-desk';
import { couponDesk } from '#texts/coupon-desk';
import { customers } from '#texts/customers';
import { delivery } from '#texts/delivery';
import { language } from '#texts/language';
import { products } from '#texts/products';
import { returnDesk } from '#texts/return-desk';
import { settingWords } from '#texts/setting-words';
import { settings } from '#texts/settings';
import { staff } from '#texts/staff';
import { statuses } from '#texts/statuses';
import { stock } from '#texts/stock';
import { auditChangesIn } from '../../../shop/staff/audit-changes.ts';
import type { AuditLine } from '../../../shop/staff/contract.ts';
import css from './staff.module.css';

/** The names of things, by id. */
export type Names = Readonly<Record<string, string>>;

const changesOf = auditChangesIn(
  {
    auditFields,
    cash,
    channels,
    consoleOrders,
    consoleWords,
    contentDesk,
    couponDesk,
    customers,
    delivery,
    products,
    returnDesk,
    settingWords,
    settings,
    staff,
    statuses,
    stock,
  },
  language,
);

/** Field by field: what stood there struck out, then what stands there. */
export function AuditChanges({ line, names }: { line: AuditLine; names: Names }) {
  const { subject, action } = line;
  const changes = changesOf(line, names);
  if (changes.length === 0)
    return action === 'session.fail' ? <bdi dir="ltr">{subject.startsWith('+') ? subject : ''}</bdi> : null;
  return (
    <dl className={css.fields}>
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== null && <del dir="auto">{before}</del>}{' '}
            {after !== null && <ins dir="auto">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
