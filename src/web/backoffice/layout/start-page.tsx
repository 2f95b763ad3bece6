import { Link } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { staff as words } from '#texts/staff';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useMe } from './me.ts';
import { sectionsOf } from './sections.ts';
import css from './start-page.module.css';

/** The first page: what one's roles are for, and links to the sections one may use. */
function StartPage() {
  const me = useMe();
  return (
    <Page title={t.start} layout="form">
      <section className={css.roles}>
        <h2 className="card-title">{t.hello(me.staff.name)}</h2>
        <dl>
          {me.staff.roles.map((role) => (
            <div key={role}>
              <dt>{words.roles[role]}</dt>
              <dd>{words.rolesMeaning[role]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ul className={css.sections}>
        {sectionsOf(me)
          .filter(({ path }) => path !== '/')
          .map(({ path, icon, label }) => (
            <li key={path}>
              <Link to={path} className={css.section}>
                <Icon name={icon} />
                {label}
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  );
}

export { StartPage as Page };
