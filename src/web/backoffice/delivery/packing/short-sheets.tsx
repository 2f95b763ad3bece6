import { useState } from 'react';
import { orderEdits } from '#texts/order-edits';
import { packing as t } from '#texts/packing';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { removeDraft } from '../../client/drafts.ts';
import { useAct } from '../../client/use-act.ts';
import { optionsOf, usePieces } from '../fulfilment/edit/use-pieces.ts';
import { HoldFields, type HoldErrors, readHold } from '../fulfilment/hold-fields.tsx';

type ShortSheetProps = { order: ConsoleOrder; onClose: () => void };

/** Puts another color or size in the place of each missing piece. */
export function SwapSheet({ order, onClose }: ShortSheetProps) {
  const { parcelId: id, version, missing } = order;
  const lines = order.lines.flatMap((line) => {
    const pieces = missing.find(({ lineNo }) => lineNo === line.lineNo)?.missing ?? 0;
    return pieces > 0 ? [{ line, pieces }] : [];
  });
  const pieces = usePieces(lines.map(({ line }) => line.productId));
  const [isIncomplete, setIncomplete] = useState(false);
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const swaps = lines.flatMap(({ line: { lineNo } }) => {
      const [colorId, sizeId] = fieldText(form, `line-${lineNo}`).split('/');
      return colorId && sizeId ? [{ lineNo, colorId, sizeId }] : [];
    });
    setIncomplete(swaps.length < lines.length);
    if (swaps.length < lines.length) return;
    const done = await act(async () => askOnce('resolveParcel', { id, version, choice: 'swap', swaps }));
    if (done !== null) onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.swap} action={t.swap} busy={busy} onSubmit={submit}>
      <p>{t.swapText}</p>
      {isIncomplete && <Banner tone="error">{t.swapMissing}</Banner>}
      {lines.map(({ line, pieces: wanted }) => (
        <SelectField key={line.lineNo} name={`line-${line.lineNo}`} label={t.instead(nameOf(line), wanted)}>
          <option value="">{t.choose}</option>
          {optionsOf(pieces, line.productId, line)
            .filter((option) => option.id !== `${line.color._id}/${line.size._id}`)
            .map((option) => (
              <option key={option.id} value={option.id} disabled={option.stock < wanted}>
                {option.label} · {option.stock === 0 ? orderEdits.soldOut : orderEdits.left(option.stock)}
              </option>
            ))}
        </SelectField>
      ))}
    </FormSheet>
  );
}

const nameOf = ({ name, color, size }: ConsoleOrder['lines'][number]) =>
  `${name} · ${color.name} · ${size.label}`;

/** Holds the order until the missing piece is there. */
export function WaitSheet({ order, onClose }: ShortSheetProps) {
  const { parcelId: id, version } = order;
  const draft = `wait ${id}`;
  const [errors, setErrors] = useState<HoldErrors>({});
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const { hold, errors: found } = readHold(form);
    setErrors(found);
    if (hold === null) return;
    const done = await act(async () => askOnce('resolveParcel', { id, version, choice: 'wait', ...hold }));
    if (done === null) return;
    removeDraft(draft);
    onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.wait} action={t.wait} busy={busy} onSubmit={submit}>
      <HoldFields draft={draft} errors={errors} />
    </FormSheet>
  );
}
