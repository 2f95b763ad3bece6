import { useState } from 'react';
import { language } from '#texts/language';
import { settings as t } from '#texts/settings';
import { firstWritten, type Localized } from '../../../../shop/language.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import css from './settings.module.css';
import { ValueField, type ValueFieldProps } from './value-field.tsx';

/** What an added item is before anything is typed, by setting. */
const empty: Readonly<Record<string, Record<string, unknown>>> = {
  holidays: { date: '', name: { en: '', ar: '' } },
  otherChannels: { name: { en: '', ar: '' }, handle: '', url: 'https://' },
};

/** A list of items with parts: holidays, channels. Items are added at the end and removed one by one. */
export function ItemList(props: ValueFieldProps & { items: unknown[] }) {
  const { name, items, onChange } = props;
  const [today] = useState(() => storeDateOf(new Date()));
  // The place of the open one, -1 for none: after a removal none is, so that a second press does not remove the next.
  const [open, setOpen] = useState(() => items.findIndex((item) => wordsOf(item) === ''));
  const all = items.map((item, index) => ({
    isPast: isBefore(item, today),
    shown: (
      <Item
        key={index}
        {...props}
        value={item}
        isOpen={index === open}
        onToggle={(isOpen) => setOpen((now) => (isOpen ? index : now === index ? -1 : now))}
        onChange={(next) => onChange(items.map((each, at) => (at === index ? next : each)))}
        onRemove={() => {
          setOpen(-1);
          onChange(items.filter((_each, at) => at !== index));
        }}
      />
    ),
  }));
  const past = all.filter(({ isPast }) => isPast);
  return (
    <div className={css.items}>
      {past.length > 0 && (
        <details>
          <summary className={css.summary}>{t.pastDays(formatNumber(past.length))}</summary>
          <ul>{past.map(({ shown }) => shown)}</ul>
        </details>
      )}
      <ul>{all.map(({ isPast, shown }) => !isPast && shown)}</ul>
      <Button
        small
        tone="secondary"
        icon="plus"
        onClick={() => {
          setOpen(items.length);
          onChange([...items, empty[name]]);
        }}
      >
        {t.add}
      </Button>
    </div>
  );
}

/** Whether an item's day is over; half typed it is not. */
const isBefore = (item: unknown, today: string): boolean => {
  const { date = '' } = item as { date?: string };
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && date < today;
};

type ItemProps = ValueFieldProps & {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onRemove: () => void;
};

/** An item: folded unless it is edited, since three years of holidays would fill a phone. */
function Item(props: ItemProps) {
  const { name, words, limits, value, isOpen, onToggle, onChange, onRemove } = props;
  const { date, ...rest } = value as Record<string, unknown>;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className={css.summary}>{wordsOf(value) || words.label}</summary>
        <div className={css.item}>
          {date !== undefined && (
            <DateField
              compact
              label={words.parts?.['date']}
              value={String(date)}
              onChange={(day) => onChange({ date: day, ...rest })}
            />
          )}
          <ValueField
            name={name}
            label={words.label}
            words={words}
            limits={limits.items ?? {}}
            value={rest}
            onChange={(next) => onChange({ ...(date !== undefined && { date }), ...(next as object) })}
          />
          <IconButton icon="trash-2" label={t.remove(wordsOf(value))} onClick={onRemove} />
        </div>
      </details>
    </li>
  );
}

/** An item's day and name; empty for a new one. */
function wordsOf(item: unknown): string {
  // The settings with lists have these parts.
  const { date = '', name } = item as { date?: string; name: Localized };
  const text = firstWritten(name, language);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${formatDay(date, language)} ${date.slice(0, 4)}` : date;
  return [text, day].filter(Boolean).join(' · ');
}
