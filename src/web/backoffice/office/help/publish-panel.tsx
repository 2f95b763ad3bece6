import { useState } from 'react';
import { textDesk as t } from '#texts/text-desk';
import { missingWords } from '../../../../shop/office/help/desk/part-problems.ts';
import type { EditedHelpText } from '../../../../shop/office/help/desk/text-calls.ts';
import { isPolicy } from '../../../../shop/office/help/help-page.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { AskFirst } from './ask-first.tsx';
import css from './texts.module.css';

type PublishPanelProps = { text: EditedHelpText; changes: number; isReordered: boolean };

/** The unpublished changes of the draft, and the button that publishes them. */
export function PublishPanel({ text, changes, isReordered }: PublishPanelProps) {
  const { page, version, parts, inForce } = text;
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const [inOneLanguage, setInOneLanguage] = useState(false);
  const { busy, act } = useAct();
  // A policy that was never published can be published unchanged.
  const isUnread = isPolicy(page) && inForce.number === null;
  const lacking = parts.filter((part) => !part.fields.isHidden && missingWords(part).length > 0).length;
  const publish = async () => {
    const done = await act(async () => askOnce('publishHelpText', { page, version, inOneLanguage }));
    setAsked(null);
    if (done !== null) toast.success(t.published);
  };
  const discard = async () => {
    const done = await act(async () => ask('putBackHelpText', { page, version, number: inForce.number }));
    setAsked(null);
    if (done !== null) toast.success(t.discarded);
  };
  return (
    <section className={css.panel}>
      <p className={css.head}>
        <b>{changes > 0 ? t.unpublished(changes) : isUnread ? t.notYours : t.allPublished}</b>
        {lacking > 0 && <Tag tone="warning">{t.lacking(lacking)}</Tag>}
      </p>
      <p className={css.quiet}>
        {t.draftSays} {isReordered && t.reordered}
      </p>
      {(changes > 0 || isUnread) && (
        <p className={css.line}>
          <Button small onClick={() => setAsked('publish')}>
            {t.publish}
          </Button>
          {changes > 0 && (
            <Button small tone="secondary" icon="undo-2" onClick={() => setAsked('discard')}>
              {t.discardDraft}
            </Button>
          )}
        </p>
      )}
      <AskFirst
        open={asked === 'publish'}
        title={t.sure}
        text={isPolicy(page) ? t.surePolicy : t.sureText}
        action={t.publish}
        busy={busy}
        isReady={lacking === 0 || inOneLanguage}
        onClose={() => setAsked(null)}
        onSure={() => void publish()}
      >
        {lacking > 0 && (
          <>
            <Tag tone="warning">{t.lacking(lacking)}</Tag>
            <Checkbox
              label={t.inOneLanguage}
              checked={inOneLanguage}
              onChange={({ currentTarget: { checked } }) => setInOneLanguage(checked)}
            />
          </>
        )}
      </AskFirst>
      <AskFirst
        open={asked === 'discard'}
        title={t.sureDiscard}
        text={t.sureDiscardText}
        action={t.discardDraft}
        isDanger
        busy={busy}
        onClose={() => setAsked(null)}
        onSure={() => void discard()}
      />
    </section>
  );
}
