import { useEffect } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { Icon } from '../../ui/buttons/icon.tsx';
import { classes } from '../../ui/classes.ts';
import { hasNewsSound, startLive, useLive } from '../client/live.ts';
import { SecondFactorSheet } from '../staff/sign-in/second-factor-sheet.tsx';
import { signal } from '../ui/scan/scan-signal.ts';
import { UndoBar } from '../ui/undo/undo-bar.tsx';
import css from './frame.module.css';
import { LanguageButton } from './language-button.tsx';
import { useMe } from './me.ts';
import { Person } from './person.tsx';
import { type Section, sectionsOf } from './sections.ts';

/** The frame of every page: sidebar and top bar on desks, a bottom bar on phones. */
export function Frame() {
  const me = useMe();
  const sections = sectionsOf(me);
  useEffect(startLive, []);
  useLive(['order'], (event) => {
    if (event?.version === 1 && hasNewsSound()) signal(true);
  });
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className={css.frame}>
      <a className="visually-hidden" href="#page">
        {t.skip}
      </a>
      <nav className={css.side} aria-label={t.sections}>
        <span className={css.logo} dir="auto">
          <span className={css.cloth} aria-hidden="true" />
          <span className={css.name}>{t.name}</span>
        </span>
        {sections.map((section) => (
          <SectionLink key={section.path} section={section} className={css.item} />
        ))}
        <NavLink to="/more" className={classes(css.person)}>
          <Person me={me} />
        </NavLink>
      </nav>
      <header className={css.top}>
        <LanguageButton />
      </header>
      <main id="page" className={css.page} aria-busy={isBusy || undefined}>
        {isBusy && <span className={css.busy} />}
        <Outlet />
      </main>
      <BottomBar sections={sections.filter(({ isInBar }) => isInBar)} />
      <UndoBar />
      <SecondFactorSheet />
      <ScrollRestoration />
    </div>
  );
}

function BottomBar({ sections }: { sections: readonly Section[] }) {
  const { pathname } = useLocation();
  // Pages that the bar does not name are found under More.
  const isElsewhere = !sections.some(({ path }) => isUnder(pathname, path));
  return (
    <nav className={css.bar} aria-label={t.sections}>
      {sections.map((section) => (
        <SectionLink key={section.path} section={section} className={css.tab} />
      ))}
      <NavLink to="/more" className={classes(css.tab, isElsewhere && css.here)}>
        <Icon name="menu" size={22} />
        <span>{t.more}</span>
      </NavLink>
    </nav>
  );
}

const isUnder = (pathname: string, path: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

function SectionLink({ section, className }: { section: Section; className: string | undefined }) {
  return (
    <NavLink to={section.path} end={section.path === '/'} className={className ?? ''}>
      <Icon name={section.icon} size={20} />
      <span>{section.label}</span>
    </NavLink>
  );
}
