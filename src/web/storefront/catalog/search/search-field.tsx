import { type Ref, useId } from 'react';
import { useSearchParams } from 'react-router';
import { layout as t } from '#texts/layout';
import { Icon } from '../../../ui/buttons/icon.tsx';
import css from './search-field.module.css';

/** The search field inside a GET form to /SearchProducts; works without script. */
export function SearchField({
  onWords,
  ref,
}: {
  onWords?: (words: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const [params] = useSearchParams();
  const name = params.get('name') ?? '';
  return (
    <label className={css.field} htmlFor={id}>
      <Icon name="search" />
      <span className="visually-hidden">{t.search}</span>
      <input
        key={name}
        ref={ref}
        id={id}
        name="name"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        maxLength={100}
        placeholder={t.searchPlaceholder}
        defaultValue={name}
        onChange={onWords && ((event) => onWords(event.currentTarget.value))}
      />
    </label>
  );
}
