import { useState } from 'react';
import { language } from '#texts/language';
import { packing as t } from '#texts/packing';
import type { PackedLine } from '../../../../shop/delivery/fulfilment/contract.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import css from './packing.module.css';

export type TickSheetProps = {
  line: PackedLine;
  onClose: () => void;
  onTick: (reason: string) => void;
};

/** Asks why the first line without a scan was not scanned: none of the reasons is chosen before. */
export function TickSheet({ line: { name, size }, onClose, onTick }: TickSheetProps) {
  const [error, setError] = useState<string>();
  const submit = (form: HTMLFormElement) => {
    const reason = fieldText(form, 'reason');
    if (reason === '') setError(t.reasonMissing);
    else onTick(reason);
  };
  return (
    <FormSheet onClose={onClose} title={t.tick} action={t.tick} busy={false} onSubmit={submit}>
      <p>
        {name}
        {languageFacts[language].comma}
        <bdi>{size.label}</bdi>
      </p>
      <p className={css.line}>
        {Object.values(t.tickReasons).map((reason) => (
          <Button key={reason} tone="secondary" small onClick={() => onTick(reason)}>
            {reason}
          </Button>
        ))}
      </p>
      <TextField name="reason" label={t.tickReason} dir="auto" maxLength={200} error={error} />
    </FormSheet>
  );
}
