import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { layout as t } from '#texts/layout';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useCloseOnNavigation } from '../../layout/menus/use-close-on-navigation.ts';
import { storeSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchPanel } from './search-panel.tsx';

export function SearchSheet({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setWords(field.current?.value ?? '');
    field.current?.focus();
  }, []);
  useCloseOnNavigation(onClose);
  return (
    <Sheet open onClose={onClose} title={t.search} tall>
      <Form action="/SearchProducts" role="search" onSubmit={() => storeSearch(words)}>
        <SearchField ref={field} onWords={setWords} />
      </Form>
      <SearchPanel words={words} />
    </Sheet>
  );
}
