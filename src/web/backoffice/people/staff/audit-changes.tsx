import type { AuditLine } from '../../../../shop/people/staff/contract.ts';
import css from './staff.module.css';

/** The changes by field: the old value struck out, then the new one. */
export function AuditChanges({ line: { subject, action, changes } }: { line: AuditLine }) {
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
