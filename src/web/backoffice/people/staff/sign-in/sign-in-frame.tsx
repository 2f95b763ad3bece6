import { useEffect, useRef, type ReactNode } from 'react';
import { consoleWords } from '#texts/console-words';
import { LanguageButton } from '../../../layout/language-button.tsx';
import css from './sign-in.module.css';

/** The layout around each step of signing in. */
export function SignInFrame({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Each step asks for one thing: its field is ready to be typed into.
  useEffect(() => box.current?.querySelector('input')?.focus(), [title]);
  return (
    <main className={css.page}>
      <title>{`${title} · ${consoleWords.name}`}</title>
      <div className={css.stripe} aria-hidden="true" />
      <div ref={box} className={css.box}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children}
      </div>
      <LanguageButton />
    </main>
  );
}
