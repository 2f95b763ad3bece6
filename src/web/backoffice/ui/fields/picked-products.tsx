import { type KeyboardEvent, useEffect, useState } from 'react';
import { consoleWords as t } from '#texts/console-words';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './picked-products.module.css';
import { type FieldProps, WithTheirs } from './record-fields.tsx';

type Named = { _id: string; name: string };
type PickedProductsProps = Omit<FieldProps<string[]>, 'onChange'> & {
  onChange: (ids: string[], named: Named[]) => void;
  /** Products by name that may be among the picked ones. */
  known: readonly Named[];
  /** A new product replaces the first beyond this number. */
  most?: number;
  /** The order counts: each can be moved up. */
  isOrdered?: boolean;
};

const MOST_FOUND = 10;
/** As many as the call takes. */
const MOST_ASKED = 30;

/** Products by name: those picked, and a search for more. */
export function PickedProducts(props: PickedProductsProps) {
  const { value, known, most = Infinity, isOrdered = false, error, onChange } = props;
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Named[] | null>(null);
  const [seen, setSeen] = useState(known);
  const { busy, act } = useAct();
  // Products picked before a reload or by another editor: their names are loaded.
  const unnamed = value.filter((id) => seen.every(({ _id }) => _id !== id)).slice(0, MOST_ASKED);
  const asked = unnamed.join(',');
  useEffect(() => {
    if (asked === '') return;
    ask('listProductsToEdit', { ids: asked.split(',') }).then(
      ({ products }) => setSeen((now) => [...now, ...products]),
      () => null, // optional: the id stands for the name
    );
  }, [asked]);
  const search = async () => {
    const answer = await act(async () => ask('listProductsToEdit', { search: typed.trim() || undefined }));
    if (answer === null) return;
    setFound(answer.products.filter(({ _id }) => !value.includes(_id)).slice(0, MOST_FOUND));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // It would save the form.
    event.preventDefault();
    void search();
  };
  const take = (product: Named) => {
    const next = [...seen, product];
    setSeen(next);
    setFound(null);
    setTyped('');
    change([...value, product._id].slice(-most), next);
  };
  const change = (ids: string[], all = seen) =>
    onChange(
      ids,
      all.filter(({ _id }) => ids.includes(_id)),
    );
  const nameOf = (id: string) => seen.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <WithTheirs {...props} say={nameOf}>
      <div className={css.picked}>
        <ul>
          {value.map((id, place) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              {isOrdered && place > 0 && (
                <IconButton
                  icon="arrow-up"
                  label={t.moveUp(nameOf(id))}
                  onClick={() => change(value.toSpliced(place, 1).toSpliced(place - 1, 0, id))}
                />
              )}
              <IconButton
                icon="x"
                label={t.remove(nameOf(id))}
                onClick={() => change(value.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
        <div className={css.find}>
          <TextField
            compact
            type="search"
            label={t.findProduct}
            error={error}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={press}
          />
          <Button small tone="secondary" icon="search" busy={busy} onClick={() => void search()}>
            {t.find}
          </Button>
        </div>
        {found?.length === 0 && <p role="status">{t.noProduct}</p>}
        <ul>
          {found?.map((product) => (
            <li key={product._id}>
              <Button small tone="quiet" icon="plus" onClick={() => take(product)}>
                {product.name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </WithTheirs>
  );
}
