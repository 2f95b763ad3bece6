import { useState } from 'react';
import { stock as t } from '#texts/stock';
import type { StockVariant } from '../../../shop/stock/contract.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Picture } from '../../ui/product/picture.tsx';
import { ask } from '../client/ask.ts';
import css from './stock.module.css';

/** Adds a piece that cannot be scanned: its name is searched, then color and size are chosen. */
export function FindVariant({ onFound }: { onFound: (variant: StockVariant) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<readonly StockVariant[] | null>(null);
  const [error, setError] = useState<string>();
  const search = async (form: HTMLFormElement) => {
    const text = fieldText(form, 'search').trim();
    if (text === '') return;
    setError(undefined);
    try {
      setFound((await ask('listStock', { search: text })).variants);
    } catch (failure) {
      setError(failureText(failure, t.noneHere));
    }
  };
  return (
    <>
      <Button tone="secondary" icon="plus" onClick={() => setOpen(true)}>
        {t.addPiece}
      </Button>
      <Sheet open={isOpen} tall onClose={() => setOpen(false)} title={t.addPiece}>
        <form
          role="search"
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void search(event.currentTarget);
          }}
        >
          <TextField
            compact
            type="search"
            icon="search"
            name="search"
            label={t.search}
            hint={t.addPieceHint}
            error={error}
            maxLength={100}
          />
        </form>
        {found?.length === 0 && <p>{t.noneHere}</p>}
        <ul className={css.found}>
          {found?.map((variant) => (
            <li key={variant.barcode}>
              <button
                type="button"
                onClick={() => {
                  onFound(variant);
                  setOpen(false);
                }}
              >
                <span className={css.thumb}>
                  <Picture image={{ ...variant.image, alt: '' }} sizes="40px" />
                </span>
                <span>
                  <b>{variant.name}</b>
                  <span className={css.quiet}>{t.adjustOf(variant.color.name, variant.size.label)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
