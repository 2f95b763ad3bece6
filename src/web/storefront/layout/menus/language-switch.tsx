import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { otherLanguage } from '#texts/language';
import { languageFacts } from '../../../../shop/language.ts';
import { overHttps, writeCookie } from '../../../client/session/cookies.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import css from '../switch.module.css';

/** The page in the other language, at the same scroll position; stored for 7 days, without script by the server. */
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
      {languageFacts[otherLanguage].name}
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
