import { Link } from 'react-router';
import { invitations as t } from '#texts/invitations';
import { language } from '#texts/language';
import { staff } from '#texts/staff';
import { formatMoney } from '../../../../shop/money.ts';
import { type StaffRole, staffRoles } from '../../../../shop/people/staff/roles.ts';
import type { Settings } from '../../../../shop/settings.ts';
import css from './staff.module.css';

/** What each role may do, with the limits of what it decides alone. */
export function RolesPanel({ settings }: { settings: Settings }) {
  return (
    <section className={css.meanings} aria-labelledby="roles-panel">
      <h2 id="roles-panel" className="card-title">
        {t.limitsTitle}
      </h2>
      <dl>
        {staffRoles.map((role) => (
          <div key={role}>
            <dt>{staff.roles[role]}</dt>
            <dd>{staff.rolesMeaning[role]}</dd>
            {limitsOf(role, settings).map((limit) => (
              <dd key={limit} className={css.limit}>
                {limit}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Link className="text-link" to="/settings/limits">
        {t.limitsChange}
      </Link>
    </section>
  );
}

function limitsOf(role: StaffRole, { staffLimits, courierCashLimit }: Settings): string[] {
  const said = (sentence: (amount: string) => string, pounds: number) =>
    sentence(formatMoney(pounds, language));
  if (role === 'owner') return [said(t.gives, staffLimits.ownerGives)];
  if (role === 'manager') return [said(t.gives, staffLimits.managerGives)];
  if (role === 'support')
    return [said(t.gives, staffLimits.supportGives), said(t.decides, staffLimits.supportDecides)];
  return role === 'courier' ? [said(t.holds, courierCashLimit)] : [];
}
