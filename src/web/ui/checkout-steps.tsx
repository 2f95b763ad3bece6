import { Link } from 'react-router';
import { ui as t } from '#texts/ui';
import css from './checkout-steps.module.css';

export type CheckoutStepsProps = {
  /** In order; a step that is done leads back to `to`. */
  steps: readonly { label: string; to?: string | undefined }[];
  /** Which one is open, from 0. */
  now: number;
  /** Says "Step 2 of 3: Confirmation" as a heading under the segments. */
  heading?: boolean | undefined;
};

/** The way through checkout: done segments solid and tappable, the open one woven, the rest a line. */
export function CheckoutSteps({ steps, now, heading = true }: CheckoutStepsProps) {
  const title = t.step(now + 1, steps.length, steps[now]?.label ?? '');
  return (
    <nav className={css.steps} aria-label={title}>
      <ol>
        {steps.map(({ label, to }, place) => (
          <li
            key={label}
            className={place < now ? css.done : place === now ? css.now : undefined}
            aria-current={place === now ? 'step' : undefined}
          >
            {place < now && to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ol>
      {heading && <h2 className="section-title">{title}</h2>}
    </nav>
  );
}
