import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { fieldText } from '../../client/forms/form-fields.ts';
import { TextField } from '../../ui/text-field.tsx';
import css from './list-search.module.css';

/** Searches a list by the `search` of its URL, and begins again at its first page. */
export function ListSearch({ label, maxLength = 100 }: { label: string; maxLength?: number }) {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = new URLSearchParams(query);
    const text = fieldText(event.currentTarget, 'search').trim();
    changed.delete('before');
    if (text === '') changed.delete('search');
    else changed.set('search', text);
    setQuery(changed);
  };
  return (
    <form key={search} role="search" className={css.search} onSubmit={submit}>
      <TextField
        compact
        hideLabel
        type="search"
        icon="search"
        name="search"
        label={label}
        placeholder={label}
        maxLength={maxLength}
        defaultValue={search}
      />
    </form>
  );
}
