import { settings as t } from '#texts/settings';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { saidValue } from './setting-limits.ts';
import css from './settings.module.css';
import { ValueField, type ValueFieldProps } from './value-field.tsx';

/** What an added item is before anything is typed, by setting. */
const empty: Readonly<Record<string, Record<string, unknown>>> = {
  holidays: { date: '', name: { en: '', ar: '' } },
  otherChannels: { name: '', handle: '', url: 'https://' },
};

/** A list of things with parts: holidays, channels. Items are added at the end and removed one by one. */
export function ItemList({ name, words, limits, items, onChange }: ValueFieldProps & { items: unknown[] }) {
  const set = (at: number, item: unknown) =>
    onChange(items.map((each, index) => (index === at ? item : each)));
  return (
    <div className={css.items}>
      <ul>
        {items.map((item, index) => {
          const { date, ...rest } = item as Record<string, unknown>;
          return (
            <li key={index} className={css.item}>
              {date !== undefined && (
                <DateField
                  compact

                  label={words.parts?.['date']}
                  value={String(date)}
                  onChange={(day) => set(index, { date: day, ...rest })}
                />
              )}
              <ValueField
                name={name}
                label={words.label}
                words={words}
                limits={limits.items ?? {}}
                value={rest}
                onChange={(next) => set(index, { ...(date !== undefined && { date }), ...(next as object) })}
              />
              <IconButton
                icon="trash-2"
                label={t.remove(saidValue(date ?? rest['name']))}
                onClick={() => onChange(items.filter((_each, at) => at !== index))}
              />
            </li>
          );
        })}
      </ul>
      <Button small tone="secondary" icon="plus" onClick={() => onChange([...items, empty[name]])}>
        {t.add}
      </Button>
    </div>
  );
}
