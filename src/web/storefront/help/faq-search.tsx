import { Form } from 'react-router';
import { help as t } from '#texts/help';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './faq-page.module.css';

/** Searches while typing; without a script it asks the server. */
export function FaqSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  return (
    <Form action="/faq" role="search" className={css.search} preventScrollReset replace>
      <TextField
        label={t.search}
        hideLabel
        type="search"
        name="q"
        icon="search"
        dir="auto"
        placeholder={t.search}
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <noscript>
        <Button type="submit">{t.searchShort}</Button>
      </noscript>
    </Form>
  );
}
