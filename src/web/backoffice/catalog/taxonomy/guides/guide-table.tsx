import { language } from '#texts/language';
import { sizeGuides as t } from '#texts/size-guides';
import type { SizeGuideFields } from '../../../../../shop/catalog/taxonomy/size-guide-calls.ts';
import {
  isFigure,
  MOST_SIZES,
  tidyFigure,
  unsteadyFigures,
} from '../../../../../shop/catalog/taxonomy/size-guide.ts';
import { textsOfFields } from '../../../../../shop/language.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import css from './guides.module.css';

type Sizes = SizeGuideFields['sizes'];
export type KnownSize = { labelEn: string; labelAr: string };

type GuideTableProps = {
  measures: SizeGuideFields['measures'];
  sizes: Sizes;
  /** The shop's, in their order. */
  known: readonly KnownSize[];
  onChange: (sizes: Sizes) => void;
};

const labelOf = (size: KnownSize) => textsOfFields(size, 'label')[language];
const measureOf = (measure: SizeGuideFields['measures'][number]) => textsOfFields(measure, 'name')[language];
const isSame = (one: KnownSize) => (other: KnownSize) =>
  one.labelEn === other.labelEn && one.labelAr === other.labelAr;

/** A row a size, a column a measure. */
export function GuideTable({ measures, sizes, known, onChange }: GuideTableProps) {
  const cellName = (row: number, column: number) => {
    const [measure, size] = [measures[column], sizes[row]];
    return t.cell(measure ? measureOf(measure) : '', size ? labelOf(size) : '');
  };
  const put = (row: number, column: number, figure: string) =>
    onChange(
      sizes.map((size, at) =>
        at === row
          ? { ...size, figures: size.figures.map((old, place) => (place === column ? figure : old)) }
          : size,
      ),
    );
  const add = (size: KnownSize) => {
    const place = (each: KnownSize) => known.findIndex(isSame(each));
    const next = [...sizes, { ...size, figures: measures.map(() => '') }];
    onChange(next.toSorted((one, other) => place(one) - place(other)));
  };
  const wrong = wrongFigures(sizes).map(({ row, column }) => cellName(row, column));
  const unsteady = unsteadyFigures(sizes).map(({ row, column }) => cellName(row, column));
  const left = known.filter((each) => !sizes.some(isSame(each)));
  return (
    <div className={css.block}>
      <p className={css.quiet}>{t.tableSays}</p>
      {sizes.length > 0 && measures.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
        <div className={css.scroll} tabIndex={0} role="group" aria-label={t.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.size}</th>
                {measures.map((measure, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a measure is known by its place alone
                  <th key={at} scope="col">
                    {measureOf(measure) || t.measure(at + 1)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.map((size, row) => (
                <tr key={`${size.labelEn} ${size.labelAr}`}>
                  <th scope="row">
                    <bdi>{labelOf(size)}</bdi>
                  </th>
                  {size.figures.map((figure, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a measure is known by its place alone
                    <td key={column}>
                      <input
                        dir="ltr"
                        maxLength={20}
                        aria-label={cellName(row, column)}
                        aria-invalid={!isFigure(tidyFigure(figure)) || undefined}
                        value={figure}
                        onChange={({ currentTarget: { value } }) => put(row, column, value)}
                        onBlur={() => put(row, column, tidyFigure(figure))}
                      />
                    </td>
                  ))}
                  <td>
                    <IconButton
                      icon="trash-2"
                      label={t.removeSize(labelOf(size))}
                      onClick={() => onChange(sizes.filter((_each, at) => at !== row))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p role="alert" className={css.wrong}>
        {wrong.length > 0 && t.figureWrong(wrong.join(t.and))}
      </p>
      <p role="status" className={css.unsteady}>
        {unsteady.length > 0 && t.unsteady(unsteady.join(t.and))}
      </p>
      {left.length > 0 && sizes.length < MOST_SIZES && (
        <SelectField
          compact
          label={t.addSize}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const size = left[Number(value)];
            if (value !== '' && size) add(size);
          }}
        >
          <option value="">{t.choose}</option>
          {left.map((size, at) => (
            <option key={`${size.labelEn} ${size.labelAr}`} value={at}>
              {labelOf(size)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

export const wrongFigures = (sizes: Sizes): { row: number; column: number }[] =>
  sizes.flatMap(({ figures }, row) =>
    figures.flatMap((figure, column) => (isFigure(tidyFigure(figure)) ? [] : [{ row, column }])),
  );
