import { useState } from 'react';
import { language } from '#texts/language';
import { packing as t } from '#texts/packing';
import type { PackedLine } from '../../../shop/fulfilment/contract.ts';
import { languageFacts } from '../../../shop/language.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import css from './packing.module.css';

export type TickSheetProps = { line: PackedLine; onClose: () => void; onTick: (reason: string) => void };

/** Puts one piece into the parcel without a scan, with the reason. */
export function TickSheet({ line: { name, size }, onClose, onTick }: TickSheetProps) {
  const [error, setError] = useState<string>();
  return (
    <Sheet open onClose={onClose} title={t.tick}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const reason = fieldText(event.currentTarget, 'reason');
          if (reason === '') setError(t.reasonMissing);
          else onTick(reason);
        }}
      >
        <p>
          {name}
          {languageFacts[language].comma}
          <bdi>{size.label}</bdi>
        </p>
        <TextField
          name="reason"
          label={t.tickReason}
          dir="auto"
          maxLength={200}
          list="tick-reasons"
          defaultValue={t.tickReasons[0]}
          error={error}
        />
        <datalist id="tick-reasons">
          {t.tickReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </datalist>
        <Button type="submit" wide>
          {t.tick}
        </Button>
      </form>
    </Sheet>
  );
}
