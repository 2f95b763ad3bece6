import { useState } from 'react';
import { stock as t } from '#texts/stock';
import { type AdjustReason, adjustReasons } from '../../../shop/stock/adjustment.ts';
import type { StockVariant } from '../../../shop/stock/contract.ts';
import { fieldTexts } from '../../client/forms/form-fields.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSheet } from '../../ui/overlays/form-sheet.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { AmountField } from '../ui/fields/amount-field.tsx';
import { plainNumber } from '../ui/fields/plain-number.ts';

/** Changes the pieces of a variant: a reason, how many, and a note. */
export function AdjustSheet({ variant, onClose }: { variant: StockVariant; onClose: () => void }) {
  const [reason, setReason] = useState<AdjustReason>('found');
  const [errors, setErrors] = useState<{ count?: string; note?: string }>({});
  const { busy, act } = useAct();
  const { productId, color, size } = variant;
  const submit = async (form: HTMLFormElement) => {
    const { count: typed = '', note = '' } = Object.fromEntries(fieldTexts(form));
    const count = Number(plainNumber(typed));
    const isCounted = Number.isInteger(count) && count !== 0 && (count > 0 || reason === 'correction');
    if (!isCounted || note === '')
      return setErrors({
        ...(!isCounted && { count: t.countMissing }),
        ...(note === '' && { note: t.noteMissing }),
      });
    const given = { productId, colorId: color._id, sizeId: size._id, reason, count, note };
    if ((await act(async () => askOnce('adjustStock', given))) === null) return;
    toast.success(t.changed);
    onClose();
  };
  return (
    <FormSheet
      onClose={onClose}
      title={t.adjustOf(color.name, size.label)}
      action={t.change}
      busy={busy}
      onSubmit={submit}
    >
      <SelectField
        label={t.reason}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          setReason(adjustReasons.find((each) => each === value) ?? 'found')
        }
      >
        {adjustReasons.map((each) => (
          <option key={each} value={each}>
            {t.reasons[each]}
          </option>
        ))}
      </SelectField>
      <AmountField
        name="count"
        label={t.howMany}
        hint={reason === 'correction' ? t.lessHint : undefined}
        decimal={reason === 'correction'}
        maxLength={6}
        error={errors.count}
      />
      <TextField
        name="note"
        label={t.note}
        hint={t.noteHint}
        dir="auto"
        maxLength={300}
        error={errors.note}
      />
    </FormSheet>
  );
}
