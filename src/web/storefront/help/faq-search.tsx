import { Form, useLocation } from 'react-router';
import { help as t } from '#texts/help';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './faq-page.module.css';

/** Searches while typing; without script, submits to the server. `asked` are the words in the URL. */
export function FaqSearch({ asked, onQuery }: { asked: string; onQuery: (query: string) => void }) {
  const { key, hash } = useLocation();
  return (
    <Form action="/faq" role="search" className={css.search} preventScrollReset replace>
      <TextField
        label={t.search}
        hideLabel
        type="search"
        name="q"
        icon="search"
        placeholder={t.search}
        autoComplete="off"
        maxLength={100}
        key={`${key} ${hash} ${asked}`}
        defaultValue={asked}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <noscript>
        <Button type="submit">{t.searchShort}</Button>
      </noscript>
    </Form>
  );
}
