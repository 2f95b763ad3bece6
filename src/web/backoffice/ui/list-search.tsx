import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { fieldText } from '../../client/forms/form-fields.ts';
import { SearchField } from './fields/search-field.tsx';
import css from './list-search.module.css';

/** Searches a list by a parameter of its URL, and begins again at its first page. */
export function ListSearch({
  label,
  name = 'search',
  maxLength = 100,
}: {
  label: string;
  name?: string;
  maxLength?: number;
}) {
  const [query, setQuery] = useSearchParams();
  const search = query.get(name) ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = new URLSearchParams(query);
    const text = fieldText(event.currentTarget, name).trim();
    changed.delete('before');
    if (text === '') changed.delete(name);
    else changed.set(name, text);
    setQuery(changed);
  };
  return (
    <form key={search} role="search" className={css.search} onSubmit={submit}>
      <SearchField
        name={name}
        label={label}
        placeholder={label}
        maxLength={maxLength}
        defaultValue={search}
      />
    </form>
  );
}
