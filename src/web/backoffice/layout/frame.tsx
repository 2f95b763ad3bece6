import { lazy, Suspense, useEffect, useState } from 'react';
import {
  Link,
  type Location,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { keys } from '#texts/keys';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { classes } from '../../ui/classes.ts';
import { hasNewsSound, startLive, useLive } from '../client/live.ts';
import { LockButton } from '../people/staff/shared-laptop/lock-button.tsx';
import { LockScreen } from '../people/staff/shared-laptop/lock-screen.tsx';
import { SecondFactorSheet } from '../people/staff/sign-in/second-factor-sheet.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { signal } from '../ui/scan/scan-signal.ts';
import { UndoBar } from '../ui/undo/undo-bar.tsx';
import css from './frame.module.css';
import { hasKeys, Keys } from './keys.tsx';
import { LanguageButton } from './language-button.tsx';
import { may, useMe } from './me.ts';
import { Person } from './person.tsx';
import { barOf, groupsOf, type Section, sectionsOf } from './sections.ts';
import { useCount, useWaiting, type Waiting } from './waiting.tsx';

const FindSheet = lazy(async () => ({ default: (await import('./find-sheet.tsx')).FindSheet }));
const SetupStrip = lazy(async () => ({
  default: (await import('../office/settings/setup/setup-strip.tsx')).SetupStrip,
}));

/** The frame of every page: sidebar and top bar on desks, a bottom bar on phones. */
export function Frame() {
  const me = useMe();
  const sections = sectionsOf(me);
  useEffect(startLive, []);
  useLive(['order'], (event) => {
    if (event?.version === 1 && hasNewsSound()) signal(true);
  });
  const isBusy = useNavigation().state !== 'idle';
  const current = currentPath(useLocation().pathname, sections);
  const [isFinding, setFinding] = useState(false);
  const waiting = useWaiting();
  const [hasHelp, setHelp] = useState(false);
  const find = () => setFinding(true);
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
        {groupsOf(sections).map(({ section, within }) => {
          const isOpen = [section, ...within].some(({ path }) => path === current);
          return [section, ...(isOpen ? within : [])].map((each) => (
            <SectionLink
              key={each.path}
              section={each}
              isCurrent={each.path === current}
              waiting={waiting}
              className={classes(css.item, each !== section && css.within)}
            />
          ));
        })}
        <NavLink to="/more" className={classes(css.person)}>
          <Person me={me} />
        </NavLink>
      </nav>
      <header className={css.top} aria-label={t.name}>
        <button type="button" className={css.find} onClick={find} aria-keyshortcuts="Control+K">
          <Icon name="search" size={18} />
          <span>{t.findAnything}</span>
          <kbd dir="ltr">Ctrl K</kbd>
        </button>
        <span className={css.tools}>
          {hasKeys() && (
            <Button tone="quiet" small className={css.help} onClick={() => setHelp(true)}>
              {keys.title}
              <KeyHint name="?" />
            </Button>
          )}
          <LockButton />
          <LanguageButton />
        </span>
      </header>
      <main id="page" aria-labelledby="title" className={css.page} aria-busy={isBusy || undefined}>
        {isBusy && <span className={css.busy} />}
        {waiting?.isOpen === false && may(me, 'manageStaff') && (
          <Suspense>
            <SetupStrip />
          </Suspense>
        )}
        <Outlet context={waiting} />
      </main>
      <BottomBar sections={barOf(sections)} waiting={waiting} canScan={may(me, 'packOrders')} onFind={find} />
      {isFinding && (
        <Suspense>
          <FindSheet onClose={() => setFinding(false)} />
        </Suspense>
      )}
      <UndoBar />
      <SecondFactorSheet />
      <LockScreen />
      <Keys onFind={find} isOpen={hasHelp} setOpen={setHelp} />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** The first page of every tab has the key `default`; its address is used instead. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

type BottomBarProps = {
  sections: readonly Section[];
  waiting: Waiting | null;
  /** Packers scan barcodes; others search by words. */
  canScan: boolean;
  onFind: () => void;
};

function BottomBar({ sections, waiting, canScan, onFind }: BottomBarProps) {
  const current = currentPath(useLocation().pathname, sections);
  // Pages that the bar does not name are found under More.
  const isElsewhere = current === undefined;
  const tab = (section: Section) => (
    <SectionLink
      key={section.path}
      section={section}
      isCurrent={section.path === current}
      waiting={waiting}
      className={css.tab}
    />
  );
  return (
    <nav className={css.bar} aria-label={t.sections}>
      {sections.slice(0, 2).map(tab)}
      <button type="button" className={classes(css.tab, css.scan)} onClick={onFind}>
        <Icon name={canScan ? 'scan-barcode' : 'search'} size={22} />
        <span>{canScan ? t.scan : t.find}</span>
      </button>
      {sections.slice(2).map(tab)}
      <NavLink to="/more" className={classes(css.tab, isElsewhere && css.here)}>
        <Icon name="menu" size={22} />
        <span>{t.more}</span>
      </NavLink>
    </nav>
  );
}

const isUnder = (pathname: string, path: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

/** The section a page belongs to: of those that lie one within another, the innermost. */
function currentPath(pathname: string, sections: readonly Section[]): string | undefined {
  const around = sections.map(({ path }) => path).filter((path) => isUnder(pathname, path));
  return around.toSorted((one, other) => other.length - one.length)[0];
}

type SectionLinkProps = {
  section: Section;
  isCurrent: boolean;
  waiting: Waiting | null;
  className: string | undefined;
};

function SectionLink({ section, isCurrent, waiting, className }: SectionLinkProps) {
  const { describedBy, badge } = useCount(section.path, waiting);
  return (
    <Link
      to={section.path}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={describedBy}
      className={className ?? ''}
    >
      <Icon name={section.icon} size={20} />
      <span>{section.label}</span>
      {badge}
    </Link>
  );
}
