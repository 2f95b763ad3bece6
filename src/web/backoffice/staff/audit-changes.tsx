import { auditFields } from '#texts/audit-fields';
import { cash } from '#texts/cash';
import { channels } from '#texts/channels';
import { claims } from '#texts/claims';
import { closures } from '#texts/closures';
import { companies } from '#texts/companies';
import { consoleOrders } from '#texts/console-orders';
import { consoleWords } from '#texts/console-words';
import { contentDesk } from '#texts/content-desk';
import { couponDesk } from '#texts/coupon-desk';
import { customers } from '#texts/customers';
import { delivery } from '#texts/delivery';
import { invoices } from '#texts/invoices';
import { language } from '#texts/language';
import { machineKeys } from '#texts/machine-keys';
import { packing } from '#texts/packing';
import { privacyDesk } from '#texts/privacy-desk';
import { products } from '#texts/products';
import { refusals } from '#texts/refusals';
import { returnDesk } from '#texts/return-desk';
import { returns } from '#texts/returns';
import { reviewReasons } from '#texts/review-reasons';
import { round } from '#texts/round';
import { settingWords } from '#texts/setting-words';
import { settings } from '#texts/settings';
import { staff } from '#texts/staff';
import { statuses } from '#texts/statuses';
import { stock } from '#texts/stock';
import { taxonomy } from '#texts/taxonomy';
import { webhooks } from '#texts/webhooks';
import { auditChangesIn } from '../../../shop/staff/audit-changes.ts';
import type { AuditLine } from '../../../shop/staff/contract.ts';
import css from './staff.module.css';

/** The names of things, by id. */
export type Names = Readonly<Record<string, string>>;

const changesOf = auditChangesIn(
  {
    auditFields,
    claims,
    closures,
    companies,
    invoices,
    machineKeys,
    packing,
    privacyDesk,
    refusals,
    returns,
    reviewReasons,
    round,
    taxonomy,
    webhooks,
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
