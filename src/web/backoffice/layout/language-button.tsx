import { consoleWords as t } from '#texts/console-words';
import { language } from '#texts/language';
import { Button } from '../../ui/buttons/button.tsx';

/** Leads to the same page in the other language; each language is a build of its own. */
export function LanguageButton() {
  return (
    <Button
      tone="quiet"
      small
      icon="languages"
      lang={language === 'ar' ? 'en' : 'ar'}
      onClick={switchLanguage}
    >
      {t.otherLanguage}
    </Button>
  );
}

function switchLanguage(): void {
  const other = language === 'ar' ? 'en' : 'ar';
  document.cookie = `language=${other}; Max-Age=31536000; Path=/; SameSite=Strict`;
  location.reload();
}
