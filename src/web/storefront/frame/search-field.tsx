import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { frame as t } from '#texts/frame';
import { Icon } from '../../ui/icon.tsx';
import css from './search-field.module.css';

/** The words to search for, inside a GET form to /SearchProducts: works before any script. */
export function SearchField({
  onWords,
  autoFocus,
}: {
  onWords?: (words: string) => void;
  autoFocus?: boolean;
}) {
  const id = useId();
  const [asked] = useSearchParams();
  const name = asked.get('name') ?? '';
  return (
    <label className={css.field} htmlFor={id}>
      <Icon name="search" />
      <span className="visually-hidden">{t.search}</span>
      <input
        key={name}
        id={id}
        name="name"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        maxLength={100}
        placeholder={t.searchPlaceholder}
        defaultValue={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- set only in a dialog that opens to be typed into
        autoFocus={autoFocus}
        onChange={onWords && ((event) => onWords(event.currentTarget.value))}
      />
    </label>
  );
}
