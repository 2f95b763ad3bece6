import { useState } from 'react';
import { reviewReasons } from '#texts/review-reasons';
import { reviewReport as t } from '#texts/review-report';
import { hideReasons } from '../../../../shop/catalog/reviews/hide-reasons.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import css from './review-list.module.css';

/** Tells the store why a review should not be there. */
export function ReportSheet({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const report = async (form: HTMLFormElement) => {
    const reason = hideReasons.find((each) => each === fieldText(form, 'reason'));
    if (reason === undefined) return setError(t.choose);
    if (busy) return;
    setBusy(true);
    try {
      await call('reportReview', { reviewId, reason });
      toast.success(t.sent);
      onClose();
    } catch (failure) {
      toast.error(failureText(failure, t.failed));
      setBusy(false);
    }
  };
  return (
    <Sheet open onClose={onClose} title={t.title}>
      <form
        className={css.report}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void report(event.currentTarget);
        }}
      >
        <p>{t.text}</p>
        {hideReasons.map((reason) => (
          <Checkbox key={reason} type="radio" name="reason" value={reason} label={reviewReasons[reason]} />
        ))}
        {error && <p role="alert">{error}</p>}
        <Button type="submit" wide busy={busy}>
          {t.send}
        </Button>
      </form>
    </Sheet>
  );
}
