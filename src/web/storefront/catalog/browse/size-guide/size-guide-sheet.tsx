import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { SizeComparison } from './size-comparison.tsx';
import { SizeDrawing } from './size-drawing.tsx';
import css from './size-guide-sheet.module.css';
import { SizeTable } from './size-table.tsx';

/** The size guide in a sheet: table, drawing, instructions. */
export function SizeGuideSheet({
  product,
  chosen,
  onClose,
}: {
  product: ProductDetails;
  chosen: string | undefined;
  onClose: () => void;
}) {
  const { sizeGuide, sizeDrawing } = product;
  if (!sizeGuide) return null;
  return (
    <Sheet open title={t.sizeGuideTitle} onClose={onClose}>
      <div className={css.guide}>
        <SizeTable guide={sizeGuide} chosen={chosen} />
        <SizeComparison guide={sizeGuide} chosen={chosen} />
        {sizeDrawing && (
          <div className={css.drawing}>
            <SizeDrawing product={product} size={chosen} />
          </div>
        )}
        <HowToMeasure columns={sizeGuide.columns} how={sizeGuide.how} />
      </div>
    </Sheet>
  );
}

function HowToMeasure({ columns, how }: { columns: readonly string[]; how: readonly string[] }) {
  if (!how.some(Boolean)) return null;
  return (
    <section className={css.how}>
      <h3 className="card-title">{t.howToMeasure}</h3>
      <dl>
        {columns.map(
          (column, place) =>
            how[place] && (
              <div key={column}>
                <dt>{column}</dt>
                <dd>{how[place]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
