import { staff as t } from '#texts/staff';
import type { Me } from '../../../shop/people/staff/contract.ts';
import css from './person.module.css';

/** Who is signed in, and as what. */
export function Person({ me: { staff } }: { me: Me }) {
  return (
    <span className={css.person}>
      <span className={css.letter} aria-hidden="true">
        {staff.name.trim().slice(0, 1)}
      </span>
      <span className={css.words}>
        <b dir="auto">{staff.name}</b>
        <small>{staff.roles.map((role) => t.roles[role]).join(t.and)}</small>
      </span>
    </span>
  );
}
