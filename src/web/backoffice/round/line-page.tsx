import { round as t } from '#texts/round';
import type { Line } from './device/queue.ts';
import { sync } from './device/queue.ts';
import { BigButton } from './forms/big-button.tsx';
import css from './round.module.css';

/** Before the round was read once: nothing can be shown without a line. */
export function LinePage({ line }: { line: Line }) {
  if (line === 'signedOut') location.replace('/console/sign-in?next=%2Fround');
  return (
    <main className={css.app}>
      <title>{t.title}</title>
      <div className={css.page}>
        <h1 className={css.name}>{t.title}</h1>
        <p>{line === 'none' ? t.noFirst : t.loading}</p>
      </div>
      {line === 'none' && (
        <div className={css.actions}>
          <BigButton onClick={() => void sync()}>{t.tryAgain}</BigButton>
        </div>
      )}
    </main>
  );
}
