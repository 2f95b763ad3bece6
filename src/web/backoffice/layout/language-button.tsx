import { otherLanguage } from '#texts/language';
import { languageFacts } from '../../../shop/language.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Leads to the same page in the other language; each language is a build of its own. */
export function LanguageButton() {
  return (
    <Button tone="quiet" small icon="languages" lang={otherLanguage} onClick={switchLanguage}>
      {languageFacts[otherLanguage].name}
    </Button>
  );
}

function switchLanguage(): void {
  document.cookie = `language=${otherLanguage}; Max-Age=31536000; Path=/; SameSite=Strict`;
  location.reload();
}
