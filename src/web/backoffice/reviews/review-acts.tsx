import { useState } from 'react';
import { consoleWords } from '#texts/console-words';
import { reviewDesk as t } from '#texts/review-desk';
import { reviewReasons } from '#texts/review-reasons';
import { languageFacts } from '../../../shop/language.ts';
import type { ConsoleReview } from '../../../shop/reviews/desk-calls.ts';
import { hideReasons } from '../../../shop/reviews/hide-reasons.ts';
import { CallError } from '../../client/call-error.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { ask } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from './reviews.module.css';

/** What can be done with a review: hide it with a reason, show it again or leave it, answer it. */
export function ReviewActs({ review }: { review: ConsoleReview }) {
  const { _id: id, version, hiddenAt, reports, answer } = review;
  const [open, setOpen] = useState<'hide' | 'answer' | null>(null);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const close = () => {
    setOpen(null);
    setError(undefined);
  };
  const run = async (work: () => Promise<unknown>, done: string) => {
    const result = await act(async () => {
      try {
        return await work();
      } catch (failure) {
        if (failure instanceof CallError && failure.code === 'VERSION_CONFLICT') toast.blank(t.changed);
        else throw failure;
        return null;
      }
    });
    if (result === null) return;
    close();
    toast.success(done);
  };
  const hide = (form: HTMLFormElement) => {
    const reason = hideReasons.find((each) => each === fieldText(form, 'reason'));
    if (reason === undefined) return setError(t.reasonMissing);
    void run(async () => ask('hideReview', { id, version, reason }), t.hidDone);
  };
  const publish = (form: HTMLFormElement) => {
    const said = { ar: fieldText(form, 'ar'), en: fieldText(form, 'en') };
    const isEmpty = Object.values(said).every((text) => text.trim() === '');
    if (isEmpty && answer === null) return setError(t.answerMissing);
    void run(
      async () => ask('answerReview', { id, version, ...said }),
      isEmpty ? t.answerRemoved : t.answered,
    );
  };
  const restore = () => void run(async () => ask('restoreReview', { id, version }), t.restored);
  return (
    <div className={css.acts}>
      {hiddenAt === null && (
        <Button tone="secondary" small icon="message-circle" onClick={() => setOpen('answer')}>
          {answer === null ? t.answer : t.editAnswer}
        </Button>
      )}
      {hiddenAt === null && (
        <Button tone="secondary" small icon="x" onClick={() => setOpen('hide')}>
          {t.hide}
        </Button>
      )}
      {(hiddenAt !== null || reports.length > 0) && (
        <Button tone="secondary" small icon="check" busy={busy} onClick={restore}>
          {hiddenAt === null ? t.leave : t.restore}
        </Button>
      )}
      <Sheet open={open === 'hide'} onClose={close} title={t.hideTitle}>
        <form
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            hide(event.currentTarget);
          }}
        >
          <p>{t.hideText}</p>
          <fieldset className={css.reasons}>
            <legend className="visually-hidden">{t.hideTitle}</legend>
            {hideReasons.map((reason) => (
              <Checkbox
                key={reason}
                type="radio"
                name="reason"
                value={reason}
                label={reviewReasons[reason]}
              />
            ))}
          </fieldset>
          {error !== undefined && <p role="alert">{error}</p>}
          <Button type="submit" wide busy={busy}>
            {t.hideNow}
          </Button>
        </form>
      </Sheet>
      <Sheet open={open === 'answer'} onClose={close} title={t.answerTitle}>
        <form
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            publish(event.currentTarget);
          }}
        >
          <p>{t.answerText}</p>
          {(['ar', 'en'] as const).map((each) => (
            <TextArea
              key={each}
              name={each}
              label={consoleWords.inLanguage[each]}
              lang={each}
              dir={languageFacts[each].direction}
              rows={3}
              maxLength={1000}
              defaultValue={answer?.[each]}
            />
          ))}
          {error !== undefined && <p role="alert">{error}</p>}
          <Button type="submit" wide busy={busy}>
            {t.answerNow}
          </Button>
        </form>
      </Sheet>
    </div>
  );
}
