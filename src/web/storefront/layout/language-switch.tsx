import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { otherLanguage, otherLanguageName } from '#texts/language';
import { overHttps, writeCookie } from '../../client/cookies.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './switch.module.css';

/**
 * The same page in the other language. The choice is kept for 7 days and the page read anew, at the place where it
 * was. Without a script the link says the language itself and the server keeps it.
 */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  asked.set('lang', otherLanguage);
  return (
    <a
      className={css.switch}
      href={`${pathname}?${asked}`}
      lang={otherLanguage}
      hrefLang={otherLanguage}
      onClick={change}
    >
      <Icon name="languages" size={16} />
      {otherLanguageName}
    </a>
  );
}

function change(event: MouseEvent): void {
  event.preventDefault();
  writeCookie('language', otherLanguage, { days: 7, sameSite: 'Strict', secure: overHttps() });
  const here = new URL(location.href);
  here.searchParams.delete('lang');
  history.replaceState(history.state, '', here);
  location.reload();
}
