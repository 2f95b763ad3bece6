import { useEffect, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { setup as t } from '#texts/setup';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { hasDefaults, nextStep } from '../../../../../shop/office/settings/setup.ts';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { ask } from '../../../client/ask.ts';
import { useLiveRead } from '../../../client/live.ts';
import css from './setup.module.css';
import { doorOf } from './step-doors.ts';

type Step = ConsoleDataOf<'getSetup'>['steps'][number];

/** The way back to the checklist from any page, with the next step, until the shop opens. */
export function SetupStrip() {
  const [setup, setSetup] = useState<ConsoleDataOf<'getSetup'> | null>(null);
  const { pathname } = useLocation();
  // A page is read again after each of its changes, which may have done a step.
  const isRead = useRevalidator().state === 'idle';
  // The strip is a help: without an answer it stays as it was.
  const read = () => void ask('getSetup').then(setSetup, () => {});
  useEffect(() => {
    if (isRead) read();
  }, [pathname, isRead]);
  useLiveRead(['settings', 'stock', 'order'], read);
  // These two pages say it themselves.
  if (setup === null || setup.isOpen || pathname === '/' || pathname === '/setup') return null;
  const { steps } = setup;
  const step = nextStep(steps);
  const next = steps.find((each) => each.step === step);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <p className={css.strip}>
      <Link className={css.all} to="/setup">
        {t.title}: {t.count(formatNumber(done), formatNumber(steps.length))}
      </Link>
      <Link className={css.to} to={linkOf(next)}>
        {next === undefined ? t.open : t.next(t.steps[next.step])}
        <Icon name="chevron-right" size={18} />
      </Link>
    </p>
  );
}

/** Usual values are confirmed on the checklist. */
const linkOf = (next: Step | undefined): string =>
  next === undefined ? '/setup' : hasDefaults(next.step) ? `/setup#${next.step}` : doorOf(next);
