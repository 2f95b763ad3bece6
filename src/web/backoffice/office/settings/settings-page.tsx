import { Link } from 'react-router';
import { settings as t } from '#texts/settings';
import { ownerGroups, settingGroupNames } from '../../../../shop/office/settings/groups.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { useMe } from '../../layout/me.ts';
import { Page } from '../../ui/page.tsx';
import css from './settings.module.css';

/** The groups of settings. What only an owner changes says so to a manager. */
function SettingsPage() {
  const { rights } = useMe();
  return (
    <Page title={t.title} layout="form">
      <ul className={css.groups}>
        {settingGroupNames.map((group) => (
          <li key={group}>
            <Link to={`/settings/${group}`} className={css.group}>
              <span>
                <strong>{t.groups[group]}</strong>
                <span className={css.quiet}>
                  {t.groupTexts[group]}
                  {rights.changeSettings !== 'all' && ownerGroups.has(group) && `. ${t.ownerOnly}`}
                </span>
              </span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export { SettingsPage as Page };
