import { stock as t } from '#texts/stock';
import { asciiDigits } from '../../../../shop/ascii-digits.ts';
import type { StockVariant } from '../../../../shop/delivery/stock/contract.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';

/** From how many pieces on a variant is in the list of low stock. */
export function LowLevelSheet({ variant, onClose }: { variant: StockVariant; onClose: () => void }) {
  const { busy, act } = useAct();
  const { productId, color, size, lowLevel } = variant;
  const submit = async (form: HTMLFormElement) => {
    const digits = asciiDigits(fieldText(form, 'level')).replaceAll(/\D/g, '');
    const level = digits === '' ? null : Number(digits);
    const given = { productId, colorId: color._id, sizeId: size._id, level };
    if ((await act(async () => ask('setLowLevel', given))) === null) return;
    toast.success(t.lowSaved);
    onClose();
  };
  return (
    <FormSheet
      onClose={onClose}
      title={t.lowOf(color.name, size.label)}
      action={t.save}
      busy={busy}
      onSubmit={submit}
    >
      <AmountField
        name="level"
        label={t.lowLabel}
        hint={t.lowHint}
        maxLength={4}
        defaultValue={String(lowLevel ?? '')}
      />
    </FormSheet>
  );
}
