import { Link, useOutletContext } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { keys } from '#texts/keys';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { ThemeChoice } from '../../ui/choices/theme-choice.tsx';
import { classes } from '../../ui/classes.ts';
import { ask } from '../client/ask.ts';
import { LockButton } from '../people/staff/shared-laptop/lock-button.tsx';
import { Page } from '../ui/page.tsx';
import { hasKeys, setKeys } from './keys.tsx';
import { LanguageButton } from './language-button.tsx';
import { useMe } from './me.ts';
import css from './more-page.module.css';
import { Person } from './person.tsx';
import { barOf, groupsOf, type Section, sectionsOf } from './sections.ts';
import { useCount, type Waiting } from './waiting.tsx';

/** What the phone's bottom bar has no room for, and what concerns oneself: language, theme, signing out. */
function MorePage() {
  const me = useMe();
  const sections = sectionsOf(me);
  const inBar = new Set(barOf(sections));
  const listed = groupsOf(sections).flatMap(({ section, within }) => [
    ...(inBar.has(section) ? [] : [{ ...section, isWithin: false }]),
    ...within.map((each) => ({ ...each, isWithin: !inBar.has(section) })),
  ]);
  return (
    <Page title={t.more} layout="form">
      <Link to="/me" className={css.me}>
        <span className="visually-hidden">{t.mySignIn}</span>
        <Person me={me} />
        <Icon name="chevron-right" size={18} />
      </Link>
      <ul className={css.sections}>
        {listed.map((section) => (
          <ListedSection key={section.path} {...section} />
        ))}
      </ul>
      <ThemeChoice />
      <LanguageButton />
      <LockButton />
      <div className={css.keys}>
        <Checkbox
          label={keys.use}
          defaultChecked={hasKeys()}
          onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
        />
      </div>
      <Button tone="secondary" icon="log-out" onClick={() => void signOut()}>
        {t.signOut}
      </Button>
    </Page>
  );
}

function ListedSection({ path, icon, label, isWithin }: Section & { isWithin: boolean }) {
  const { describedBy, badge } = useCount(path, useOutletContext<Waiting | null>());
  return (
    <li>
      <Link to={path} aria-describedby={describedBy} className={classes(css.section, isWithin && css.within)}>
        <Icon name={icon} />
        {label}
        {badge}
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  );
}

async function signOut(): Promise<void> {
  await ask('logoutStaff').catch(() => null);
  // Nothing of this person stays in the page's memory.
  location.assign('/console/sign-in');
}

export { MorePage as Page };
