import { useState } from 'react';
import { language } from '#texts/language';
import { packing as t } from '#texts/packing';
import type { PackedLine } from '../../../../shop/delivery/fulfilment/contract.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';

export type TickSheetProps = {
  line: PackedLine;
  /** The reason of pieces already ticked; empty before the first. A parcel has one. */
  reason: string;
  onClose: () => void;
  onTick: (reason: string) => void;
};

/** Puts one piece into the parcel without a scan, with the reason. */
export function TickSheet({ line: { name, size }, reason: former, onClose, onTick }: TickSheetProps) {
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
      <TextField
        name="reason"
        label={t.tickReason}
        dir="auto"
        maxLength={200}
        list="tick-reasons"
        defaultValue={former || t.tickReasons[0]}
        error={error}
      />
      <datalist id="tick-reasons">
        {t.tickReasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </datalist>
    </FormSheet>
  );
}
