import { product as t } from '#texts/product';
import type { SizeGuide } from '../../../../../shop/catalog/browse/contract.ts';
import css from './size-table.module.css';

/** Measurements in centimeters, one row per size; the chosen size is highlighted. */
export function SizeTable({ guide, chosen }: { guide: SizeGuide; chosen?: string | undefined }) {
  return (
    <div className={css.guide}>
      <p>{t.sizeGuideText}</p>
      {guide.note !== '' && <p>{guide.note}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t.measurements}>
        <table>
          <thead>
            <tr>
              {guide.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(([label = '', ...measures]) => (
              <tr key={label} data-chosen={label === chosen || undefined}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                {measures.map((measure, place) => (
                  <td key={guide.columns[place + 1]}>
                    <bdi dir="ltr">{measure}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
