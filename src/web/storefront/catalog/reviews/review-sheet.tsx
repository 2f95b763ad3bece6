import { useState } from 'react';
import { reviews as t } from '#texts/reviews';
import { ui } from '#texts/ui';
import type { ProductDetails, Size } from '../../../../shop/catalog/browse/contract.ts';
import type { Fit, Review } from '../../../../shop/catalog/reviews/contract.ts';
import { usualSizeOf } from '../../../../shop/people/account/usual-size.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldTexts } from '../../../client/forms/form-fields.ts';
import { heightOf, ownHeight } from '../../../client/storage/own-height.ts';
import { ChipToggle } from '../../../ui/buttons/chip.tsx';
import { StarInput } from '../../../ui/choices/star-input.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useShopper } from '../../layout/shopper.ts';
import { formDraft } from '../../people/account/form-draft.ts';
import { fieldRecord } from '../../people/account/save-form.ts';
import { HeightField } from './height-field.tsx';
import css from './review-sheet.module.css';

const fits = ['small', 'true', 'large'] as const satisfies readonly Fit[];

/** The review form: stars, fit, sizes and height, text. Input stays until it is sent, also over a reload. */
export function ReviewSheet({
  product,
  mine,
  boughtSizeId,
  onClose,
  onSent,
}: {
  product: ProductDetails;
  mine: Review | undefined;
  /** The size that was delivered last. */
  boughtSizeId: string | null;
  onClose: () => void;
  onSent: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [wrongHeight, setWrongHeight] = useState<string>();
  const { _id: productId, categoryId, sizes } = product;
  const { user } = useShopper();
  const draft = formDraft(`review-${productId}`, user?._id ?? '');
  const [typed] = useState(draft.read);
  const [given] = useState<Readonly<Record<string, string | undefined>>>(
    () =>
      typed ?? {
        rating: mine?.rating.toString(),
        fit: mine?.fit ?? undefined,
        comment: mine?.comment,
        height: (mine ? mine.height : ownHeight.read(categoryId))?.toString(),
        takenSizeId: (mine ? mine.takenSize?._id : boughtSizeId) ?? undefined,
        usualSizeId: (mine ? mine.usualSize?._id : usualSizeOf(product, user?.usualSizes ?? [])) ?? undefined,
      },
  );
  const send = async (form: HTMLFormElement) => {
    const fields = fieldTexts(form);
    const rating = Number(fields.get('rating') ?? 0);
    if (rating === 0) return setMissing(t.chooseRating);
    const typedHeight = digitsOf(fields.get('height') ?? '');
    const height = heightOf(typedHeight);
    if (typedHeight !== '' && height === null) return setWrongHeight(t.heightWrong);
    setBusy(true);
    setFailure(undefined);
    try {
      const comment = fields.get('comment') ?? '';
      const fit = fits.find((one) => one === fields.get('fit')) ?? null;
      const worn = {
        height,
        takenSizeId: fields.get('takenSizeId'),
        usualSizeId: fields.get('usualSizeId'),
      };
      const { review } = await call('addReview', { productId, rating, comment, fit, ...worn });
      if (height !== null) ownHeight.store(categoryId, height);
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
      onChange={(form) => {
        setWrongHeight(undefined);
        draft.write(fieldRecord(form));
      }}
    >
      <StarInput
        legend={t.rating}
        name="rating"
        defaultValue={Number(given['rating']) || undefined}
        error={missing}
        onChange={() => setMissing(undefined)}
      />
      <fieldset className={css.fits}>
        <legend>
          {t.howItFits} <small>{ui.optional}</small>
        </legend>
        {fits.map((fit) => (
          <ChipToggle key={fit} type="radio" name="fit" value={fit} defaultChecked={given['fit'] === fit}>
            {t.fit[fit]}
          </ChipToggle>
        ))}
      </fieldset>
      {sizes.length > 1 && (
        <>
          <SizeChips legend={t.takenSize} name="takenSizeId" sizes={sizes} chosen={given['takenSizeId']} />
          <SizeChips legend={t.usualSize} name="usualSizeId" sizes={sizes} chosen={given['usualSizeId']} />
        </>
      )}
      <HeightField optional hint={t.heightHint} defaultValue={given['height']} error={wrongHeight} />
      <TextArea
        label={t.comment}
        hint={t.commentHint}
        optional
        name="comment"
        maxLength={1000}
        rows={5}
        dir="auto"
        defaultValue={given['comment']}
      />
      {failure && <FieldError>{failure}</FieldError>}
    </FormSheet>
  );
}

function SizeChips({
  legend,
  name,
  sizes,
  chosen,
}: {
  legend: string;
  name: string;
  sizes: readonly Size[];
  chosen: string | undefined;
}) {
  return (
    <fieldset className={css.fits}>
      <legend>
        {legend} <small>{ui.optional}</small>
      </legend>
      {sizes.map(({ _id, label }) => (
        <ChipToggle key={_id} type="radio" name={name} value={_id} defaultChecked={_id === chosen}>
          <bdi>{label}</bdi>
        </ChipToggle>
      ))}
    </fieldset>
  );
}
