import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { ui as t } from '#texts/ui';
import { digitsOf } from '../fields/digits.ts';
import field from '../fields/field.module.css';
import { TextField } from '../fields/text-field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import css from './price-range.module.css';

/** A price range; an omitted end is open. */
export type Span = {
  from?: number | undefined;
  to?: number | undefined;
};

export type PriceRangeProps = Span & {
  legend: string;
  minName?: string | undefined;
  maxName?: string | undefined;
  /** The slider's ends: the lowest and highest price. */
  lowest: number;
  highest: number;
  step?: number | undefined;
  /** The price histogram drawn over the slider. */
  bars?: readonly PriceBar[] | undefined;
  onChange?: ((span: Span) => void) | undefined;
};

/** Two number inputs and, after hydration, a double slider; a thumb at the end leaves it open. */
export function PriceRange(props: PriceRangeProps) {
  const { legend, minName = 'minPrice', maxName = 'maxPrice', lowest, highest, step = 25, bars = [] } = props;
  const [span, setSpan] = useState<Span>({ from: props.from, to: props.to });
  const hydrated = useHydrated();
  const fields = useRef<HTMLDivElement>(null);
  // Keeps what was typed before hydration.
  useEffect(() => setSpan(typedIn(fields.current)), []);

  const change = (part: Span) => {
    const next = { ...span, ...part };
    setSpan(next);
    props.onChange?.(next);
  };
  const from = within(span.from ?? lowest, lowest, highest);
  const to = within(span.to ?? highest, from, highest);
  const slide = (end: 'from' | 'to', value: number) =>
    change({ [end]: value === (end === 'from' ? lowest : highest) ? undefined : value });
  const typed = (end: 'from' | 'to') => (text: string) => change({ [end]: numberIn(text) });

  return (
    <fieldset className={css.range}>
      <legend className={field.label}>{legend}</legend>
      {bars.length > 1 && <PriceBars bars={bars} from={from} to={to} />}
      {hydrated && highest > lowest && (
        <span className={css.slider} style={filled(from, to, lowest, highest)}>
          <input
            type="range"
            aria-label={`${legend}: ${t.lowestPrice}`}
            {...{ min: lowest, max: highest, step }}
            value={from}
            onChange={(event) => slide('from', Math.min(event.currentTarget.valueAsNumber, to))}
          />
          <input
            type="range"
            aria-label={`${legend}: ${t.highestPrice}`}
            {...{ min: lowest, max: highest, step }}
            value={to}
            onChange={(event) => slide('to', Math.max(event.currentTarget.valueAsNumber, from))}
          />
        </span>
      )}
      <div ref={fields} className={css.ends}>
        <End
          label={t.lowestPrice}
          name={minName}
          value={span.from}
          placeholder={lowest}
          onType={typed('from')}
        />
        <End
          label={t.highestPrice}
          name={maxName}
          value={span.to}
          placeholder={highest}
          onType={typed('to')}
        />
      </div>
    </fieldset>
  );
}

type EndProps = {
  label: string;
  name: string;
  value: number | undefined;
  placeholder: number;
  onType: (text: string) => void;
};

function End({ label, name, value, placeholder, onType }: EndProps) {
  return (
    <TextField
      compact
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      placeholder={String(placeholder)}
      value={value ?? ''}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

function numberIn(text: string): number | undefined {
  const digits = digitsOf(text).slice(0, 9);
  return digits ? Number(digits) : undefined;
}

/** The inputs in order: from, to. */
function typedIn(fields: HTMLElement | null): Span {
  const [from, to] = [...(fields?.querySelectorAll('input') ?? [])].map(({ value }) => numberIn(value));
  return { from, to };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Set by script only, since the slider needs script; the HTML has no inline style. */
function filled(from: number, to: number, lowest: number, highest: number): CSSProperties {
  const part = (value: number) => (value - lowest) / Math.max(1, highest - lowest);
  // React's style type lacks custom properties.
  return { '--from': part(from), '--to': part(to) } as CSSProperties;
}

/** The number of products with a price from `from` up to, but not including, `to`. */
type PriceBar = {
  from: number;
  to: number;
  count: number;
};

/** The histogram; bars inside the range are highlighted. Decorative. */
function PriceBars({ bars, from, to }: { bars: readonly PriceBar[]; from: number; to: number }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg className={css.bars} viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar, place) => {
        // A minimum height, so that a single product is visible.
        const height = bar.count === 0 ? 0 : 0.06 + 0.94 * (bar.count / most);
        return (
          <rect
            key={bar.from}
            className={bar.to > from && bar.from <= to ? css.lit : undefined}
            x={place + 0.08}
            y={1 - height}
            width="0.84"
            height={height}
          />
        );
      })}
    </svg>
  );
}
