import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { setup as t } from '#texts/setup';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { nextStep } from '../../../../shop/settings/setup.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { ask } from '../../client/ask.ts';
import { useLiveRead } from '../../client/live.ts';
import css from './setup.module.css';

/** The way back to the checklist from any page, with the next step, until the shop opens. */
export function SetupStrip() {
  const [setup, setSetup] = useState<ConsoleDataOf<'getSetup'> | null>(null);
  const { pathname } = useLocation();
  // The strip is a help: without an answer it stays as it was.
  const read = () => void ask('getSetup').then(setSetup, () => {});
  useEffect(read, [pathname]);
  useLiveRead(['settings', 'stock', 'order'], read);
  // These two pages say it themselves.
  if (setup === null || setup.isOpen || pathname === '/' || pathname === '/setup') return null;
  const { steps } = setup;
  const next = nextStep(steps);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Link className={css.strip} to="/setup">
      <span className={css.words}>
        <b>
          {t.title}: {t.count(formatNumber(done), formatNumber(steps.length))}
        </b>
        <span className={css.quiet}>{next === undefined ? t.open : t.next(t.steps[next])}</span>
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}
