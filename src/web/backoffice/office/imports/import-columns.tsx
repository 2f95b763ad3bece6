import { useState } from 'react';
import { imports as t } from '#texts/imports';
import { keysOf } from '../../../../shop/keys-of.ts';
import type { ImportColumn } from '../../../../shop/office/imports/column-names.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './imports.module.css';
import { useFileDraft } from './use-file-draft.ts';

/** What the columns of a file are; a column belongs to one heading, but pieces of a size to any number. */
export function ImportColumns({ file: { _id: id, columns, pairs } }: { file: ProductImport }) {
  const found = columns.map(({ column }) => column);
  const [chosen, setChosen, forget] = useFileDraft(`import-columns:${id}`, found);
  const [nextPairs, setNextPairs] = useState(pairs);
  const { busy, act } = useAct();
  const unread = columns
    .filter(({ column, sample }) => column === null && sample.some(Boolean))
    .map(({ heading }) => heading);
  const isChanged = nextPairs !== pairs || chosen.some((column, place) => column !== columns[place]?.column);
  const [isOpen] = useState(() => isChanged || found.every((column) => column === null));
  const choose = (place: number, value: string) =>
    setChosen(
      chosen.map((column, at) => {
        const next = keysOf(t.columns).find((each) => each === value) ?? null;
        if (at === place) return next;
        return column === next && next !== 'sizePieces' ? null : column;
      }),
    );
  return (
    <details open={isOpen}>
      <summary className={css.summary}>
        {t.whatIs}
        {unread.length > 0 && (
          <span className={css.refused}>
            {' '}
            {t.unread} {unread.map(isolated).join(t.comma)}
          </span>
        )}
      </summary>
      <div className={css.page}>
        <ul className={css.page}>
          {columns.map(({ heading, sample }, place) => (
            <li key={`${place} ${heading}`}>
              <SelectField
                compact
                label={heading}
                hint={sample.filter(Boolean).join(' · ')}
                value={chosen[place] ?? ''}
                onChange={({ currentTarget }) => choose(place, currentTarget.value)}
              >
                <option value="">{t.notRead}</option>
                {keysOf<ImportColumn>(t.columns).map((column) => (
                  <option key={column} value={column}>
                    {t.columns[column]}
                  </option>
                ))}
              </SelectField>
            </li>
          ))}
        </ul>
        {nextPairs !== null && (
          <SelectField
            compact
            label={t.pairs.label}
            value={nextPairs}
            onChange={({ currentTarget }) => setNextPairs(currentTarget.value === 'one' ? 'one' : 'two')}
          >
            <option value="one">{t.pairs.one}</option>
            <option value="two">{t.pairs.two}</option>
          </SelectField>
        )}
        <Button
          wide
          tone="secondary"
          disabled={!isChanged}
          busy={busy}
          onClick={() =>
            void act(async () => {
              await ask('mapImport', {
                id,
                columns: chosen,
                ...(nextPairs !== null && { pairs: nextPairs }),
              });
              forget();
            })
          }
        >
          {t.tryAgain}
        </Button>
      </div>
    </details>
  );
}
