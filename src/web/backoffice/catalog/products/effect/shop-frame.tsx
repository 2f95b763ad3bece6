import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Chips, ChipToggle } from '../../../../ui/buttons/chip.tsx';
import { classes } from '../../../../ui/classes.ts';
import css from './shop-frame.module.css';

type LookProps<Value extends string> = {
  label: string;
  words: Readonly<Record<Value, string>>;
  order: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few looks, as chips. */
export function Look<Value extends string>({ label, words, order, value, onChange }: LookProps<Value>) {
  const name = useId();
  return (
    <Chips label={label}>
      {order.map((each) => (
        <ChipToggle
          key={each}
          type="radio"
          name={name}
          checked={each === value}
          onChange={() => onChange(each)}
        >
          {words[each]}
        </ChipToggle>
      ))}
    </Chips>
  );
}

/** Lays its content out `width` px wide and scales it down where there is less room. */
export function Scaled({
  width,
  className,
  children,
}: {
  width: number;
  className: string | undefined;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const watch = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)));
    watch.observe(current);
    return () => watch.disconnect();
  }, [width]);
  return (
    <div ref={place} className={classes(css.place, className)}>
      <div
        className={css.scaled}
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
