import { useState } from 'react';
import { companies as t } from '#texts/companies';
import { imports } from '#texts/imports';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import type { StatementColumn } from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import css from '../../money/cash/cash.module.css';

type StatementColumnsProps = {
  file: ConsoleDataOf<'readStatementFile'>['file'];
  busy: boolean;
  onChange: (columns: (StatementColumn | null)[]) => void;
  onForget: (head: string) => void;
};

/** What the columns of a company's file are, each once; open where a person has to say or to look. */
export function StatementColumns({ file, busy, onChange, onForget }: StatementColumnsProps) {
  const { columns, like, hasHead, missing } = file;
  const [isOpen] = useState(() => !hasHead || missing.length > 0);
  const choose = (place: number, value: string) => {
    const chosen = keysOf(t.columns).find((each) => each === value) ?? null;
    onChange(
      columns.map(({ column }, at) => {
        if (at === place) return chosen;
        return column === chosen ? null : column;
      }),
    );
  };
  return (
    <>
      {like !== null && (
        <Banner>
          {imports.like(like.fileName, formatDay(like.at, language))}{' '}
          <Button small tone="quiet" busy={busy} onClick={() => onForget(like.head)}>
            {imports.forgetColumns}
          </Button>
        </Banner>
      )}
      {!hasHead && <Banner>{t.noHead}</Banner>}
      <details open={isOpen}>
        <summary className={css.summary}>{imports.whatIs}</summary>
        <ul className={css.columns}>
          {columns.map(({ heading, column, sample }, place) => (
            <li key={`${place} ${heading}`}>
              <SelectField
                compact
                label={heading}
                hint={sample.filter(Boolean).join(' · ')}
                value={column ?? ''}
                disabled={busy}
                onChange={({ currentTarget }) => choose(place, currentTarget.value)}
              >
                <option value="">{imports.notRead}</option>
                {keysOf(t.columns).map((each) => (
                  <option key={each} value={each}>
                    {t.columns[each]}
                  </option>
                ))}
              </SelectField>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
