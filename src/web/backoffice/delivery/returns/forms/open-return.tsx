import { useState } from 'react';
import { useNavigate } from 'react-router';
import { returnDesk as t } from '#texts/return-desk';
import type { ReturnReason } from '../../../../../shop/buying/orders/contract.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';
import { useMe } from '../../../layout/me.ts';

const reasons = [
  'wrongSize',
  'wrongItem',
  'damaged',
  'notAsDescribed',
  'changedMind',
  'other',
] as const satisfies readonly ReturnReason[];

/** Requests a return for the shopper: the pieces, the reason, and past the rules with a note of the owner. */
export function OpenReturn({ order }: { order: ConsoleOrder }) {
  const { staff } = useMe();
  const navigate = useNavigate();
  const { busy, act } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ReturnReason>('wrongSize');
  const [error, setError] = useState('');
  const [note, setNote] = useStoredText(`return-note:${order._id}`);
  const [override, setOverride] = useStoredText(`return-override:${order._id}`);
  const mayAsk = staff.roles.some((role) => ['owner', 'manager', 'support'].includes(role));
  const lines = order.lines.flatMap((line, index) => {
    const kept = order.settlement?.lines[index]?.kept ?? line.quantity;
    return kept > 0 ? [{ ...line, kept }] : [];
  });
  // Of a single piece there is nothing to choose.
  const [only] = lines;
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(
    lines.length === 1 && only?.kept === 1 ? { [only.lineNo]: 1 } : {},
  );
  if (!mayAsk || !DELIVERED.has(order.status) || lines.length === 0) return null;
  const submit = async () => {
    const items = lines.flatMap(({ lineNo, productId, color, size }) => {
      const quantity = chosen[lineNo] ?? 0;
      return quantity > 0 ? [{ productId, colorId: color._id, sizeId: size._id, quantity }] : [];
    });
    if (items.length === 0) return setError(t.choosePieces);
    setError('');
    const request = {
      id: order._id,
      kind: 'return',
      reason,
      items,
      note: note.trim(),
      override: override.trim(),
    } as const;
    const opened = await act(async () => askOnce('openReturn', request));
    if (opened === null) return;
    setNote('');
    setOverride('');
    await navigate(`/returns/${opened.return._id}`);
  };
  return (
    <>
      <Button tone="secondary" small icon="undo-2" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <FormSheet
        open={isOpen}
        tall
        onClose={() => setOpen(false)}
        title={t.open}
        action={t.openNow}
        busy={busy}
        onSubmit={submit}
      >
        {lines.map(({ lineNo, name, color, size, kept }) => (
          <QuantityStepper
            key={lineNo}
            label={`${name}${t.comma}${color.name}${t.comma}${size.label}`}
            min={0}
            max={kept}
            value={chosen[lineNo] ?? 0}
            onChange={(quantity) => setChosen({ ...chosen, [lineNo]: quantity })}
          />
        ))}
        {error !== '' && <FieldError>{error}</FieldError>}
        <SelectField
          label={t.why}
          value={reason}
          onChange={({ currentTarget: { value } }) =>
            setReason(reasons.find((each) => each === value) ?? 'other')
          }
        >
          {reasons.map((each) => (
            <option key={each} value={each}>
              {t.reasons[each]}
            </option>
          ))}
        </SelectField>
        <TextArea
          name="note"
          optional
          label={t.saidBy}
          maxLength={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {staff.roles.includes('owner') && (
          <TextArea
            name="override"
            optional
            label={t.override}
            hint={t.overrideHint}
            maxLength={500}
            value={override}
            onChange={({ currentTarget }) => setOverride(currentTarget.value)}
          />
        )}
      </FormSheet>
    </>
  );
}

const DELIVERED: ReadonlySet<ConsoleOrder['status']> = new Set(['delivered', 'returns', 'completed']);
