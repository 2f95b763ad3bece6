import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useEffect, useRef, useState } from 'react';
import { language } from '#texts/language';
import { formatNumber } from '../../../../shop/money.ts';
import css from './reports.module.css';

export type Mark = { key: string; label: string; value: number; text: string };

const isMirrored = language === 'ar';
const AXIS = 64;
const ROW = 44;
const HEIGHT = 220;
/** About the width of a letter, in px. */
const LETTER = 7;

type ChartProps = {
  marks: readonly Mark[];
  /** For screen readers. */
  label: string;
  /** What is measured, with its unit, where no heading says it. */
  head?: string;
};

/** Columns by day, from the reading side on; the value axis starts at 0. */
export function Columns({ marks, label, head }: ChartProps) {
  const [width, frame] = useWidth();
  const plot = Math.max(0, width - AXIS);
  const left = isMirrored ? 0 : AXIS;
  const x = scaleBand({
    domain: marks.map(({ key }) => key),
    range: isMirrored ? [plot, 0] : [0, plot],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: extentOf(marks), range: [HEIGHT, 8], nice: true });
  const every = Math.max(1, Math.ceil((marks.length * 48) / Math.max(1, plot)));
  const axis = {
    scale: y,
    // Pieces and pounds have no fractions.
    tickValues: y.ticks(4).filter(Number.isInteger),
    hideAxisLine: true,
    hideTicks: true,
    tickFormat: (value: unknown) => formatNumber(Number(value)),
    tickLabelProps: {
      className: css.axis ?? '',
      textAnchor: isMirrored ? ('start' as const) : ('end' as const),
      dy: '0.3em',
    },
  };
  return (
    <div ref={frame} className={css.chart} role="img" aria-label={label}>
      {head !== undefined && <p className={css.quiet}>{head}</p>}
      {width > 0 && (
        <svg width={width} height={HEIGHT + 28} direction="ltr">
          {isMirrored ? <AxisRight {...axis} left={plot} /> : <AxisLeft {...axis} left={AXIS} />}
          <g transform={`translate(${left})`}>
            {marks.map(({ key, value, text, label: word }) => (
              <Bar
                key={key}
                className={css.bar ?? ''}
                x={x(key) ?? 0}
                y={Math.min(y(value), y(0))}
                width={x.bandwidth()}
                height={Math.abs(y(value) - y(0))}
              >
                <title>{`${word}: ${text}`}</title>
              </Bar>
            ))}
          </g>
          <AxisBottom
            scale={x}
            top={HEIGHT}
            left={left}
            hideTicks
            axisLineClassName={css.line ?? ''}
            tickValues={marks.filter((_mark, place) => place % every === 0).map(({ key }) => key)}
            tickFormat={shortDay}
            tickLabelProps={{ className: css.axis ?? '', textAnchor: 'middle' }}
          />
        </svg>
      )}
    </div>
  );
}

/** Bars one below the other, each with its name above it, growing from the reading side. */
export function Bars({ marks, label, head }: ChartProps) {
  const [width, frame] = useWidth();
  const x = scaleLinear({ domain: extentOf(marks), range: [0, width] });
  return (
    <div ref={frame} className={css.chart} role="img" aria-label={label}>
      {head !== undefined && <p className={css.quiet}>{head}</p>}
      {width > 0 && (
        <svg width={width} height={marks.length * ROW} direction={isMirrored ? 'rtl' : 'ltr'}>
          {marks.map(({ key, label: word, value, text }, place) => {
            const long = Math.max(2, x(value));
            return (
              <g key={key} transform={`translate(0, ${place * ROW})`}>
                <text className={css.name} x={isMirrored ? width : 0} y={16}>
                  {shortened(word, width - LETTER * (text.length + 2))}
                </text>
                <text className={css.value} x={isMirrored ? 0 : width} y={16} textAnchor="end">
                  {text}
                </text>
                <Bar
                  className={css.bar ?? ''}
                  x={isMirrored ? width - long : 0}
                  y={24}
                  width={long}
                  height={10}
                />
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** The label, shortened to leave room for the figure; the table has it whole. */
function shortened(label: string, width: number): string {
  const most = Math.floor(width / LETTER);
  return label.length > most ? `${label.slice(0, most - 1)}…` : label;
}

/** `3/12` of a day, `12/2026` of a month. */
function shortDay(key: string): string {
  const [year, month = '', day] = key.split('-');
  return day === undefined ? `${Number(month)}/${year}` : `${Number(day)}/${Number(month)}`;
}

const extentOf = (marks: readonly Mark[]): [number, number] => [
  Math.min(0, ...marks.map(({ value }) => value)),
  Math.max(1e-9, ...marks.map(({ value }) => value)),
];

/** The width a chart may take, followed as the window changes. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [width, frame] as const;
}
