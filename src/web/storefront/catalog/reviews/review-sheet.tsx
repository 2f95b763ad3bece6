import { useState } from 'react';
import { reviews as t } from '#texts/reviews';
import { ui } from '#texts/ui';
import type { Fit, Review } from '../../../../shop/catalog/reviews/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldTexts } from '../../../client/forms/form-fields.ts';
import { ChipToggle } from '../../../ui/buttons/chip.tsx';
import { StarInput } from '../../../ui/choices/star-input.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useShopper } from '../../layout/shopper.ts';
import { formDraft } from '../../people/account/form-draft.ts';
import { fieldRecord } from '../../people/account/save-form.ts';
import css from './review-sheet.module.css';

const fits = ['small', 'true', 'large'] as const satisfies readonly Fit[];

/** The review form: stars, text, fit. Input stays until it is sent, also over a reload. */
export function ReviewSheet({
  productId,
  mine,
  onClose,
  onSent,
}: {
  productId: string;
  mine: Review | undefined;
  onClose: () => void;
  onSent: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const draft = formDraft(`review-${productId}`, useShopper().user?._id ?? '');
  const [typed] = useState(draft.read);
  const given = typed ?? { rating: String(mine?.rating ?? ''), fit: mine?.fit, comment: mine?.comment };
  const send = async (form: HTMLFormElement) => {
    const fields = fieldTexts(form);
    const rating = Number(fields.get('rating') ?? 0);
    if (rating === 0) return setMissing(t.chooseRating);
    setBusy(true);
    setFailure(undefined);
    try {
      const comment = fields.get('comment') ?? '';
      const fit = fits.find((one) => one === fields.get('fit')) ?? null;
      const { review } = await call('addReview', { productId, rating, comment, fit });
      draft.clear();
      toast.success(review.hiddenReason === null ? t.sent : t.keptHidden);
      onSent();
      onClose();
    } catch (error) {
      setFailure(failureText(error, t.sendFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSheet
      title={mine ? t.mine : t.write}
      onClose={onClose}
      action={t.send}
      busy={busy}
      onSubmit={send}
      onChange={(form) => draft.write(fieldRecord(form))}
    >
      <StarInput
        legend={t.rating}
        name="rating"
        defaultValue={Number(given.rating) || undefined}
        error={missing}
        onChange={() => setMissing(undefined)}
      />
      <fieldset className={css.fits}>
        <legend>
          {t.howItFits} <small>{ui.optional}</small>
        </legend>
        {fits.map((fit) => (
          <ChipToggle key={fit} type="radio" name="fit" value={fit} defaultChecked={given.fit === fit}>
            {t.fit[fit]}
          </ChipToggle>
        ))}
      </fieldset>
      <TextArea
        label={t.comment}
        hint={t.commentHint}
        optional
        name="comment"
        maxLength={1000}
        rows={5}
        dir="auto"
        defaultValue={given.comment}
      />
      {failure && <FieldError>{failure}</FieldError>}
    </FormSheet>
  );
}
