import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { otherLanguage, otherLanguageName } from '#texts/language';
import { overHttps, writeCookie } from '../../../client/session/cookies.ts';
import { Icon } from '../../../ui/icon.tsx';
import css from '../switch.module.css';

/**
 * The same page in the other language. Stores the choice for 7 days and reloads at the same scroll position. Without
 * script the link carries the language and the server stores it.
 */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('lang', otherLanguage);
  return (
    <a
      className={css.switch}
      href={`${pathname}?${params}`}
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
