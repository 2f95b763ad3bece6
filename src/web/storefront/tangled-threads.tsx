import css from './error-page.module.css';

/** Three crossed threads, the illustration of the not-found page. */
export function TangledThreads() {
  return (
    <svg className={css.threads} viewBox="0 0 180 120" aria-hidden="true">
      <path className={css.plum} d="M20 112C20 70 96 92 92 52 89 20 56 30 62 60c6 32 98 24 98-52" />
      <path className={css.sumac} d="M58 112c0-34 54-30 58-58C120 22 84 18 82 44" />
      <path className={css.quince} d="M122 112c0-26-74-36-80-64C38 28 58 20 58 8" />
      <path className={css.sumac} d="M98 40c2-14 24-14 24-32" />
    </svg>
  );
}
