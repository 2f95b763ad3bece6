import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stock as t } from '#texts/stock';
import type { StockVariant } from '../../../../shop/delivery/stock/contract.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { ask } from '../../client/ask.ts';
import css from './stock.module.css';

/** Adds a piece that cannot be scanned: its name is searched, then color and size are chosen. */
export function FindVariant({ onFound }: { onFound: (variant: StockVariant) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<readonly StockVariant[]>([]);
  return (
    <>
      <Button tone="secondary" icon="plus" onClick={() => setOpen(true)}>
        {t.addPiece}
      </Button>
      <Sheet open={isOpen} tall onClose={() => setOpen(false)} title={t.addPiece}>
        <VariantSearch hint={t.addPieceHint} onFound={setFound} />
        <ul className={css.found}>
          {found.map((variant) => (
            <FoundRow
              key={variant.barcode}
              variant={variant}
              onChoose={() => {
                onFound(variant);
                setOpen(false);
              }}
            >
              <span className={css.quiet}>{t.adjustOf(variant.color.name, variant.size.label)}</span>
            </FoundRow>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

const MOST_PAGES = 10;

/** Variants that a search finds, or all of a product, over the pages of the list; a wide search is cut. */
export async function readVariants(
  question: { search: string } | { productId: string },
): Promise<StockVariant[]> {
  const all: StockVariant[] = [];
  let before: number | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { variants, next } = await ask('listStock', { ...question, before });
    all.push(...variants);
    if (next === null) break;
    before = next;
  }
  return all;
}

type VariantSearchProps = {
  hint: string;
  /** Called with the result of the last search alone. */
  onFound: (variants: readonly StockVariant[]) => void;
};

const TYPING_MS = 300;

/** Searches the variants of the stock, while it is typed. */
export function VariantSearch({ hint, onFound }: VariantSearchProps) {
  const [isEmpty, setEmpty] = useState(false);
  const [error, setError] = useState<string>();
  const last = useRef(0);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const search = async (text: string) => {
    const own = (last.current += 1);
    setError(undefined);
    try {
      const variants = await readVariants({ search: text });
      if (own !== last.current) return;
      setEmpty(variants.length === 0);
      onFound(variants);
    } catch (failure) {
      if (own === last.current) setError(failureText(failure, t.noneHere));
    }
  };
  const searchSoon = (typed: string, ms: number) => {
    clearTimeout(typing.current);
    const text = typed.trim();
    if (text !== '') typing.current = setTimeout(() => void search(text), ms);
  };
  return (
    <>
      <form
        role="search"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          searchSoon(fieldText(event.currentTarget, 'search'), 0);
        }}
      >
        <TextField
          ref={focusWithSheet}
          compact
          type="search"
          icon="search"
          name="search"
          label={t.search}
          hint={hint}
          error={error}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => searchSoon(value, TYPING_MS)}
        />
      </form>
      {isEmpty && <p>{t.noneHere}</p>}
    </>
  );
}

/** Sets the attribute, which React does not render, so that the dialog focuses this field when it opens. */
const focusWithSheet = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

type FoundRowProps = { variant: StockVariant; onChoose: () => void; children?: ReactNode };

/** A variant that was found; its picture and its product's name. */
export function FoundRow({ variant: { image, name }, onChoose, children }: FoundRowProps) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <span className={css.thumb}>
          <Picture image={{ ...image, alt: '' }} sizes="40px" />
        </span>
        <span>
          <b>{name}</b>
          {children}
        </span>
      </button>
    </li>
  );
}
