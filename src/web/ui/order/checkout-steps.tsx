import { Link } from 'react-router';
import { ui as t } from '#texts/ui';
import css from './checkout-steps.module.css';

export type CheckoutStepsProps = {
  /** In order; a finished step links to `to`. */
  steps: readonly { label: string; to?: string | undefined }[];
  /** Index of the current step. */
  now: number;
  /** Shows "Step 2 of 3: Confirmation" as a heading. */
  heading?: boolean | undefined;
};

/** Progress through checkout; finished steps are links. */
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
