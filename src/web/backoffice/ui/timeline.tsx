import type { ReactNode } from 'react';
import { useState } from 'react';
import { language } from '#texts/language';
import { keysOf } from '../../../shop/keys-of.ts';
import { dayAndMonth } from '../../../shop/time/dates.ts';
import { formatTime } from '../../../shop/time/days.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { Chips, ChipToggle } from '../../ui/buttons/chip.tsx';
import { Icon, type IconName } from '../../ui/buttons/icon.tsx';
import css from './timeline.module.css';

export type TimelineEntry<Kind extends string> = {
  id: string;
  kind: Kind;
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  /** An instant on the wire. */
  at: string;
};

export type TimelineProps<Kind extends string> = {
  /** What the list is, and the name of the filter that shows all of it. */
  label: string;
  all: string;
  kinds: Readonly<Record<Kind, string>>;
  /** Oldest first. */
  entries: readonly TimelineEntry<Kind>[];
};

/** The history of a record, newest first, with a filter where there are several kinds. */
export function Timeline<Kind extends string>({ label, all, kinds, entries }: TimelineProps<Kind>) {
  const [chosen, setChosen] = useState<Kind | null>(null);
  const there = keysOf(kinds).filter((kind) => entries.some((entry) => entry.kind === kind));
  const shown = entries.filter(({ kind }) => chosen === null || kind === chosen).toReversed();
  return (
    <>
      {there.length > 1 && (
        <Chips label={label}>
          {[null, ...there].map((kind) => (
            <ChipToggle
              key={kind}
              type="radio"
              name="kind"
              checked={chosen === kind}
              onChange={() => setChosen(kind)}
            >
              {kind === null ? all : kinds[kind]}
            </ChipToggle>
          ))}
        </Chips>
      )}
      <ol className={css.entries} aria-label={label}>
        {shown.map(({ id, icon, title, text, at }) => (
          <li key={id}>
            <span className={css.dot}>
              <Icon name={icon} size={14} />
            </span>
            <span className={css.what}>
              <b>{title}</b>
              {text !== undefined && <small>{text}</small>}
            </span>
            <time dateTime={at}>
              {!isToday(at) && <span>{dayAndMonth(storeDateOf(at), language)}</span>}
              <span>{formatTime(at)}</span>
            </time>
          </li>
        ))}
      </ol>
    </>
  );
}

const isToday = (at: string) => storeDateOf(at) === storeDateOf(new Date());
