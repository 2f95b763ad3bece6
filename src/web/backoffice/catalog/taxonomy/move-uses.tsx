import { useState } from 'react';
import { taxonomy as t } from '#texts/taxonomy';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import css from './taxonomy.module.css';

type MoveUsesProps = {
  uses: number;
  others: readonly { _id: string; name: string }[];
  busy: boolean;
  onMove: (by: string) => void;
};

/** A row in use can be removed only by moving its uses to another row. */
export function MoveUses({ uses, others, busy, onMove }: MoveUsesProps) {
  const [by, setBy] = useState('');
  return (
    <div className={css.card}>
      <p className={css.quiet}>{t.usedBy(uses)}</p>
      {others.length > 0 && (
        <SelectField label={t.moveTo} value={by} onChange={({ currentTarget: { value } }) => setBy(value)}>
          <option value="">{t.nothingMoves}</option>
          {others.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {by !== '' && (
        <p ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}>
          <Button small tone="danger" icon="trash-2" busy={busy} onClick={() => onMove(by)}>
            {t.moveAndRemove}
          </Button>
        </p>
      )}
    </div>
  );
}
