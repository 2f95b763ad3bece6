import { useState } from 'react';
import { consoleWords } from '#texts/console-words';
import { reviewDesk as t } from '#texts/review-desk';
import { reviewReasons } from '#texts/review-reasons';
import type { ConsoleReview } from '../../../../shop/catalog/reviews/desk-calls.ts';
import { hideReasons } from '../../../../shop/catalog/reviews/hide-reasons.ts';
import { languageFacts, readersFirst } from '../../../../shop/language.ts';
import { CallError } from '../../../client/call-error.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import css from './reviews.module.css';

/** What can be done with a review: hide it with a reason, show it again or leave it, answer it. */
export function ReviewActs({ review }: { review: ConsoleReview }) {
  const { _id: id, version, hiddenAt, reports, answer } = review;
  const [open, setOpen] = useState<'hide' | 'answer' | null>(null);
  const { busy, act } = useReviewAct();
  const close = () => setOpen(null);
  const restore = () => void act(async () => ask('restoreReview', { id, version }), t.restored);
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
      {open === 'hide' && <HideSheet review={review} onClose={close} />}
      {open === 'answer' && <AnswerSheet review={review} onClose={close} />}
    </div>
  );
}

/** Runs an action on a review; after a conflict the page shows the current review. True if it was done. */
function useReviewAct() {
  const { busy, act } = useAct();
  const take = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    const result = await act(async () => {
      try {
        return await work();
      } catch (failure) {
        if (failure instanceof CallError && failure.code === 'VERSION_CONFLICT') toast.blank(t.changed);
        else throw failure;
        return null;
      }
    });
    if (result !== null) toast.success(done);
    return result !== null;
  };
  return { busy, act: take };
}

type ReviewSheetProps = { review: ConsoleReview; onClose: () => void };

function HideSheet({ review: { _id: id, version }, onClose }: ReviewSheetProps) {
  const [isMissing, setMissing] = useState(false);
  const { busy, act } = useReviewAct();
  const hide = async (form: HTMLFormElement) => {
    const reason = hideReasons.find((each) => each === fieldText(form, 'reason'));
    setMissing(reason === undefined);
    if (reason === undefined) return;
    if (await act(async () => ask('hideReview', { id, version, reason }), t.hidDone)) onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.hideTitle} action={t.hideNow} busy={busy} onSubmit={hide}>
      <p>{t.hideText}</p>
      <fieldset className={css.reasons}>
        <legend className="visually-hidden">{t.hideTitle}</legend>
        {hideReasons.map((reason) => (
          <Checkbox key={reason} type="radio" name="reason" value={reason} label={reviewReasons[reason]} />
        ))}
      </fieldset>
      {isMissing && <FieldError>{t.reasonMissing}</FieldError>}
    </FormSheet>
  );
}

/** The store's answer in either language. What is typed stays on the device until it is published. */
function AnswerSheet({ review: { _id: id, version, answer }, onClose }: ReviewSheetProps) {
  const saved = { ar: answer?.ar ?? '', en: answer?.en ?? '' };
  const [ar, setAr] = useStoredText(`review-answer:${id}:ar`, saved.ar);
  const [en, setEn] = useStoredText(`review-answer:${id}:en`, saved.en);
  const [isMissing, setMissing] = useState(false);
  const { busy, act } = useReviewAct();
  const fields = { ar: { value: ar, change: setAr }, en: { value: en, change: setEn } };
  const publish = async () => {
    const typed = { ar: ar.trim(), en: en.trim() };
    const isEmpty = typed.ar === '' && typed.en === '';
    setMissing(isEmpty && answer === null);
    if (isEmpty && answer === null) return;
    const done = isEmpty ? t.answerRemoved : t.answered;
    if (!(await act(async () => ask('answerReview', { id, version, ...typed }), done))) return;
    setAr(saved.ar);
    setEn(saved.en);
    onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.answerTitle} action={t.answerNow} busy={busy} onSubmit={publish}>
      <p>{t.answerText}</p>
      {readersFirst('ar').map((each) => (
        <TextArea
          key={each}
          name={each}
          label={consoleWords.inLanguage[each]}
          lang={each}
          dir={languageFacts[each].direction}
          rows={3}
          maxLength={1000}
          value={fields[each].value}
          onChange={(event) => fields[each].change(event.currentTarget.value)}
        />
      ))}
      {isMissing && <FieldError>{t.answerMissing}</FieldError>}
    </FormSheet>
  );
}
