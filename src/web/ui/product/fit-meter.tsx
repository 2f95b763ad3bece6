import { ui as t } from '#texts/ui';
import { Hidden } from '../hidden.tsx';
import css from './fit-meter.module.css';

const fits = ['small', 'true', 'large'] as const;
const fitWords = { small: t.fitSmall, true: t.fitTrue, large: t.fitLarge };

/** How reviewers rate the fit, as three shares; nothing without votes. */
export function FitMeter(said: Record<(typeof fits)[number], number>) {
  const all = said.small + said.true + said.large;
  if (all === 0) return null;
  return (
    <dl className={css.fit} aria-label={t.fit}>
      {fits.map((fit) => (
        <div key={fit}>
          <dt>{fitWords[fit]}</dt>
          <dd>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(said[fit] / all) * 100} height="6" />
            </svg>
            <Hidden>{t.fitSaid(Math.round((said[fit] / all) * 100))}</Hidden>
          </dd>
        </div>
      ))}
    </dl>
  );
}
