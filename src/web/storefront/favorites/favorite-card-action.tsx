import { favorites as t } from '#texts/favorites';
import { language } from '#texts/language';
import type { FavoriteCard } from '../../../shop/favorites/contract.ts';
import { formatMoney } from '../../../shop/money.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import css from './favorite-card-action.module.css';

/** Under a kept piece: what changed for the better since it was kept, and the way into the cart. */
export function FavoriteCardAction({ piece, onChoose }: { piece: FavoriteCard; onChoose: () => void }) {
  const { priceDrop, backInSizes, inStock } = piece;
  return (
    <div className={css.under}>
      {(priceDrop > 0 || backInSizes.length > 0) && (
        <p className={css.news}>
          {priceDrop > 0 && <Tag tone="sale">{t.priceDropped(formatMoney(priceDrop, language))}</Tag>}
          {backInSizes.length > 0 && <Tag tone="accent">{t.backIn(backInSizes.slice(0, 3))}</Tag>}
        </p>
      )}
      {inStock && (
        <Button tone="secondary" small wide onClick={onChoose}>
          {t.chooseSize}
        </Button>
      )}
    </div>
  );
}
