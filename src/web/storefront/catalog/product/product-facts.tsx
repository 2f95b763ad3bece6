import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../shop/catalog/contract.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import css from './product-facts.module.css';
import { SizeTable } from './size-table.tsx';

/** What is known of a piece, folded. */
export function ProductFacts({ product, size }: { product: ProductDetails; size: string | undefined }) {
  const { sizeGuide, material, care, returnable, returnReason } = product;
  return (
    <div className={css.facts}>
      {sizeGuide && (
        <Accordion title={t.measurements} level={2}>
          <SizeTable guide={sizeGuide} chosen={size} />
        </Accordion>
      )}
      <Accordion title={t.fabricAndCare} level={2}>
        <dl className={css.list}>
          <dt>{t.material}</dt>
          <dd>{material}</dd>
          <dt>{t.care}</dt>
          <dd>{care}</dd>
        </dl>
      </Accordion>
      <Accordion title={t.deliveryAndReturns} level={2}>
        <div className={css.text}>
          <p>{t.deliveryText}</p>
          <p>{returnable ? t.returnsText : returnReason || t.notReturnable}</p>
        </div>
      </Accordion>
    </div>
  );
}
