import { useState } from 'react';
import { sizeComparison as t } from '#texts/size-comparison';
import type { SizeGuide } from '../../../../../shop/catalog/browse/contract.ts';
import { figureGrowth } from '../../../../../shop/catalog/taxonomy/size-guide.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import css from './size-comparison.module.css';

/** Two sizes of a guide side by side, and by how many centimeters the second is larger. */
export function SizeComparison({
  guide: { columns, rows },
  chosen,
}: {
  guide: SizeGuide;
  /** The label of the chosen size. */
  chosen: string | undefined;
}) {
  const labels = rows.map(([label = '']) => label);
  const at = Math.min(Math.max(labels.indexOf(chosen ?? ''), 0), labels.length - 2);
  const [places, setPlaces] = useState<readonly [number, number]>([at, at + 1]);
  if (labels.length < 2) return null;
  const [one = [], other = []] = places.map((place) => rows[place]);
  const choose = (which: 0 | 1, typed: string) => {
    const place = Number(typed);
    const [first, second] = places;
    // The same size on both sides: they change places.
    if (which === 0) setPlaces([place, place === second ? first : second]);
    else setPlaces([place === first ? second : first, place]);
  };
  return (
    <section className={css.comparison}>
      <h3 className="card-title">{t.title}</h3>
      <div className={css.sizes}>
        {([0, 1] as const).map((which) => (
          <SelectField
            key={which}
            compact
            label={t.sides[which]}
            value={places[which]}
            onChange={({ currentTarget: { value } }) => choose(which, value)}
          >
            {labels.map((label, place) => (
              <option key={label} value={place}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <dl>
        {columns.slice(1).map((column, measure) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>
              <bdi dir="ltr">{one[measure + 1] || '–'}</bdi>
              <bdi dir="ltr">{other[measure + 1] || '–'}</bdi>
              <b>{growthText(figureGrowth(one[measure + 1] ?? '', other[measure + 1] ?? ''))}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function growthText(growth: number | null): string {
  if (growth === null) return '';
  if (growth === 0) return t.same;
  return growth > 0 ? t.larger(growth) : t.smaller(-growth);
}
