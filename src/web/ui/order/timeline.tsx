import type { ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { Icon } from '../buttons/icon.tsx';
import { Hidden } from '../hidden.tsx';
import css from './timeline.module.css';

export type TimelineStep = {
  title: ReactNode;
  text?: ReactNode;
  /** `stopped`: canceled or refused at this step. */
  state: 'done' | 'now' | 'next' | 'stopped';
};

/** An ordered list of steps, each with its time or expected time. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={css.line}>
      {steps.map((step, place) => (
        <li key={place} className={css[step.state]} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className={css.dot}>
            {step.state === 'done' && <Icon name="check" size={13} />}
            {step.state === 'stopped' && <Icon name="x" size={13} />}
          </span>
          <div>
            <b>{step.title}</b>
            {step.state === 'done' && (
              <Hidden>
                {t.comma}
                {t.done}
              </Hidden>
            )}
            {step.text && <p>{step.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
