import { useState } from 'react';
import { stock as t } from '#texts/stock';
import { type AdjustReason, adjustReasons } from '../../../../shop/delivery/stock/adjustment.ts';
import type { StockVariant } from '../../../../shop/delivery/stock/contract.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { removeDraft } from '../../client/drafts.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { plainNumber } from '../../ui/fields/plain-number.ts';
import { StoredTextField } from '../../ui/fields/stored-text-field.tsx';

/** Changes the pieces of a variant: a reason, how many, and a note. */
export function AdjustSheet({ variant, onClose }: { variant: StockVariant; onClose: () => void }) {
  const [reason, setReason] = useState<AdjustReason>('found');
  const [errors, setErrors] = useState<{ count?: string; note?: string }>({});
  const { busy, act } = useAct();
  const { productId, color, size } = variant;
  const draft = `adjust ${productId} ${color._id} ${size._id}`;
  const [count, setCount] = useStoredText(`${draft} count`);
  const submit = async (form: HTMLFormElement) => {
    const note = fieldText(form, 'note');
    const pieces = Number(plainNumber(count));
    const isCounted = Number.isInteger(pieces) && pieces !== 0 && (pieces > 0 || reason === 'correction');
    if (!isCounted || note === '')
      return setErrors({
        ...(!isCounted && { count: t.countMissing }),
        ...(note === '' && { note: t.noteMissing }),
      });
    const given = { productId, colorId: color._id, sizeId: size._id, reason, count: pieces, note };
    if ((await act(async () => askOnce('adjustStock', given))) === null) return;
    setCount('');
    removeDraft(draft);
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
        label={t.howMany}
        hint={reason === 'correction' ? t.lessHint : undefined}
        decimal={reason === 'correction'}
        maxLength={6}
        value={count}
        onType={setCount}
        error={errors.count}
      />
      <StoredTextField
        draft={draft}
        name="note"
        label={t.note}
        hint={t.noteHint}
        maxLength={300}
        error={errors.note}
      />
    </FormSheet>
  );
}
