import { Link, useOutletContext } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { keys } from '#texts/keys';
import { language } from '#texts/language';
import { languageFacts } from '../../../shop/language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { ThemeChoice } from '../../ui/choices/theme-choice.tsx';
import { ask } from '../client/ask.ts';
import { pauseLive } from '../client/live.ts';
import { forgetThisDevice, newsDevice } from '../people/staff/own/news-device.ts';
import { LockButton } from '../people/staff/shared-laptop/lock-button.tsx';
import { Page } from '../ui/page.tsx';
import { hasKeys, setKeys } from './keys.tsx';
import { LanguageButton } from './language-button.tsx';
import { useMe } from './me.ts';
import css from './more-page.module.css';
import { Person } from './person.tsx';
import { barOf, groupsOf, type Section, type SectionGroup, sectionsOf } from './sections.ts';
import { useCount, type Waiting } from './waiting.tsx';

/** What the phone's bottom bar has no room for, and what concerns oneself: language, theme, signing out. */
function MorePage() {
  const me = useMe();
  const sections = sectionsOf(me);
  const inBar = new Set(barOf(sections));
  const groups = groupsOf(sections).flatMap((group) =>
    inBar.has(group.section) ? group.within.map((section) => ({ section, within: [] })) : [group],
  );
  return (
    <Page title={t.more} layout="form">
      <Link to="/me" className={css.me}>
        <span className="visually-hidden">{t.mySignIn}</span>
        <Person me={me} />
        <Icon name="chevron-right" size={18} />
      </Link>
      <Sections groups={me.isAlone ? groupsOf(sections) : groups} isOpen={me.isAlone} />
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

/** Each section with those below it: open for who runs the shop alone, so that every page is one tap from here, else folded. */
function Sections({ groups, isOpen }: { groups: readonly SectionGroup[]; isOpen: boolean }) {
  return (
    <ul className={css.sections}>
      {groups.map(({ section, within }) => (
        <li key={section.path}>
          <SectionLink {...section} />
          {within.length > 0 && isOpen && (
            <ul className={css.behind} aria-label={section.label}>
              {within.map((each) => (
                <li key={each.path}>
                  <SectionLink {...each} isSmall />
                </li>
              ))}
            </ul>
          )}
          {within.length > 0 && !isOpen && (
            <details className={css.within}>
              <summary>{within.map(({ label }) => label).join(languageFacts[language].comma)}</summary>
              <ul>
                {within.map((each) => (
                  <li key={each.path}>
                    <SectionLink {...each} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function SectionLink({ path, icon, label, isSmall = false }: Section & { isSmall?: boolean }) {
  const { describedBy, badge } = useCount(path, useOutletContext<Waiting | null>());
  return (
    <Link to={path} aria-describedby={describedBy} className={isSmall ? css.door : css.section}>
      {!isSmall && <Icon name={icon} />}
      {label}
      {badge}
      {!isSmall && <Icon name="chevron-right" size={18} />}
    </Link>
  );
}

/** Whoever uses this browser next hears nothing of the shop. */
async function leaveNews(): Promise<void> {
  const id = newsDevice();
  if (id === null) return;
  await ask('removeNewsDevice', { id }).catch(() => null);
  await forgetThisDevice().catch(() => null);
}

async function signOut(): Promise<void> {
  // Before the session ends, which would refuse a stream that is being opened.
  pauseLive(true);
  await leaveNews();
  await ask('logoutStaff').catch(() => null);
  // Nothing of this person stays in the page's memory.
  location.assign('/console/sign-in');
}

export { MorePage as Page };
