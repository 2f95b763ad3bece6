import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import css from './running.module.css';

const LOOK_MS = 1500;

/**
 * Reloads the page's data while something runs: each time after the last answer, so slow connections get no more
 * requests.
 */
export function useRevalidateWhile(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state]);
}

type RunningProps = {
  /** What runs. */
  title: string;
  done: number;
  /** 0 while it is not known. */
  total: number;
  /** How far it is, said when the total is known. */
  progress: string;
  /** That the page may be left. */
  leave: string;
};

/** How far a long piece of work on the server is. */
export function Running({ title, done, total, progress, leave }: RunningProps) {
  return (
    <div role="status" className={css.running}>
      <p className={css.title}>{title}</p>
      <progress className={css.progress} aria-label={title} max={total || 1} value={done} />
      {total > 0 && <p>{progress}</p>}
      <p className={css.quiet}>{leave}</p>
    </div>
  );
}
