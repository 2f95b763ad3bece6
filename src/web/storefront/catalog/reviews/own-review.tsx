import { reviews as t } from '#texts/reviews';
import type { Review } from '../../../../shop/catalog/reviews/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { showMiniSheet } from '../../layout/mini-sheet-host.tsx';
import css from './own-review.module.css';
import { ReviewCard } from './review-card.tsx';

/** The shopper's own review, with edit and delete; if the store hid it, the reason. */
export function OwnReview({
  productId,
  review,
  onEdit,
  onChange,
}: {
  productId: string;
  review: Review;
  onEdit: () => void;
  onChange: () => void;
}) {
  const { rating, comment, fit, height, usualSize, takenSize, hiddenReason } = review;
  const restore = async () => {
    try {
      const sizes = { usualSizeId: usualSize?._id ?? null, takenSizeId: takenSize?._id ?? null };
      await call('addReview', { productId, rating, comment, fit, height, ...sizes });
      onChange();
    } catch (error) {
      toast.error(failureText(error, t.sendFailed));
    }
  };
  const remove = async () => {
    try {
      await call('deleteReview', { productId });
      showMiniSheet({ title: t.removed, actions: [{ label: t.undo, onPress: () => void restore() }] });
      onChange();
    } catch (error) {
      toast.error(failureText(error, t.removeFailed));
    }
  };
  return (
    <div className={css.own}>
      {hiddenReason !== null && (
        <Banner tone="info" icon="info">
          <b>{t.hidden}</b> {hiddenReason && <bdi>{t.hiddenWhy(hiddenReason)}</bdi>}
        </Banner>
      )}
      <ReviewCard review={review}>
        <Button tone="quiet" small icon="pencil" onClick={onEdit}>
          {t.edit}
        </Button>
        <Button tone="quiet" small icon="trash-2" onClick={() => void remove()}>
          {t.remove}
        </Button>
      </ReviewCard>
    </div>
  );
}
