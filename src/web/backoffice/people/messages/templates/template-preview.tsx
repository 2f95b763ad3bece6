import { consoleWords } from '#texts/console-words';
import { messageDesk as t } from '#texts/message-desk';
import { languageFacts, type Language } from '../../../../../shop/language.ts';
import type { MessageTemplate } from '../../../../../shop/people/messages/template-calls.ts';
import { fillTemplate, type Template } from '../../../../../shop/people/notifications/message-template.ts';
import { smsLength, smsText } from '../../../../../shop/people/notifications/sms-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from '../wording.module.css';

type TemplatePreviewProps = {
  template: MessageTemplate;
  /** Whether messages leave the server. */
  sends: boolean;
  language: Language;
  shop: string;
  samples: Readonly<Record<string, string>>;
  words: Template;
  isSendable: boolean;
};

/** A message as customers get it, its length as SMS, and a test to one's own phone. */
export function TemplatePreview({
  template,
  sends,
  language,
  shop,
  samples,
  words,
  isSendable,
}: TemplatePreviewProps) {
  const { name, reachesPhone } = template;
  const { busy, act } = useAct();
  const [title, text] = [fillTemplate(words.title, samples), fillTemplate(words.text, samples)];
  const sms = smsText(shop, title, text);
  const { characters, parts } = smsLength(sms);
  const test = async () => {
    const sent = await act(async () => askOnce('testTemplate', { name, language, ...words }));
    if (sent !== null) toast.success(sends ? t.tested(`\u2066${sent.to}\u2069`) : t.testStays);
  };
  return (
    <section className={css.preview} aria-label={consoleWords.inLanguage[language]}>
      <div className={css.bubble} lang={language} dir={languageFacts[language].direction}>
        {reachesPhone ? (
          <p>{sms}</p>
        ) : (
          <>
            <b>{title}</b>
            <p>{text}</p>
          </>
        )}
      </div>
      <p className={css.line}>
        <span className={css.quiet}>
          {consoleWords.inLanguage[language]}
          {reachesPhone && ` · ${t.lengthOf(characters, parts)}`}
        </span>
        <Button small tone="secondary" busy={busy} disabled={!isSendable} onClick={() => void test()}>
          {t.test}
        </Button>
      </p>
    </section>
  );
}
