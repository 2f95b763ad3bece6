import { product as t } from '#texts/product';
import type { ProductDetails, SizeGuide } from '../../../../../shop/catalog/browse/contract.ts';
import css from './size-drawing.module.css';

/** A line drawing with the size guide's measurements, those of the chosen size included. */
export function SizeDrawing({
  product: { sizeDrawing, sizeGuide },
  size,
  bare,
}: {
  product: Pick<ProductDetails, 'sizeDrawing' | 'sizeGuide'>;
  /** The label of the chosen size. */
  size: string | undefined;
  /** Without labels, for small use. */
  bare?: boolean;
}) {
  if (!sizeDrawing || !sizeGuide) return null;
  const { width, height, outline, lines } = sizeDrawing;
  const named = lines.flatMap((line) => {
    const name = nameOf(sizeGuide, line.measure, size);
    return name === null ? [] : [{ ...line, name }];
  });
  const words = named.map(({ name }) => name).join(t.comma);
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${width} ${height}`}
      {...(bare ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t.sizeDrawing(words) })}
    >
      <path d={outline} className={css.outline} />
      {named.map(({ measure, x1, y1, x2, y2, name }) => (
        <g key={measure}>
          <line {...{ x1, y1, x2, y2 }} className={css.line} />
          <circle cx={x1} cy={y1} r="6" className={css.end} />
          <circle cx={x2} cy={y2} r="6" className={css.end} />
          {!bare && (
            <text x={(x1 + x2) / 2} y={(y1 + y2) / 2 - 12} fontSize="27" className={css.name}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** "Waist 64–68" for the chosen size, else "Waist"; null if the guide lacks the measurement. */
function nameOf(
  { columns, rows, measures }: SizeGuide,
  measure: string,
  size: string | undefined,
): string | null {
  const column = measures.findIndex((one) => one === measure || (one === 'bust' && measure === 'chest'));
  const name = columns[column];
  if (name === undefined) return null;
  const figure = rows.find(([label]) => label === size)?.[column];
  // Isolated: a number range would be reversed in Arabic text.
  return figure ? `${name} \u2066${figure}\u2069` : name;
}
