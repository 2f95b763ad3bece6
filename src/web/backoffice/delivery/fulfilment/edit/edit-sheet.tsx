import { useEffect, useRef, useState } from 'react';
import { consoleWords as words } from '#texts/console-words';
import { language } from '#texts/language';
import { orderEdits as t } from '#texts/order-edits';
import type { OrderChanges } from '../../../../../shop/buying/orders/calls.ts';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import type { DeliveryKind } from '../../../../../shop/people/account/contract.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { useOrderEdit } from '../../../../client/use-order-edit.ts';
import { EditEffect } from '../../../../ui/blocks/edit-effect.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { LineEdit } from '../../../../ui/product/line-edit.tsx';
import { ask, askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { DraftStored } from '../../../ui/record-form/draft-stored.tsx';
import { ChangedSince } from '../order/changed-since.tsx';
import { AddPiece } from './add-piece.tsx';
import { KindField } from './kind-field.tsx';
import { useEditDraft } from './use-edit-draft.ts';
import { optionsOf, usePieces } from './use-pieces.ts';

/** Edits an order until it is packed; the new total is shown before saving. */
export function EditSheet({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const { _id: id, version, lines, edits, total } = order;
  const pieces = usePieces(lines.map(({ productId }) => productId));
  const draft = useEditDraft(id);
  const { begun } = draft;
  const [fields, setFields] = useState(begun.fields);
  const [kind, setKind] = useState<DeliveryKind | null>(begun.kind);
  const [accepted, setAccepted] = useState(false);
  const { busy, act } = useAct();
  const edit = useOrderEdit(
    async (asked) => ask('previewEdit', { id, changes: asked }),
    t.saveFailed,
    {
      version,
      lines: lines.map(({ productId, color, size }) => ({ productId, colorId: color._id, sizeId: size._id })),
    },
    begun.changes,
  );
  const { preview, changes } = edit;
  // What was saved must not be stored again by a later render.
  const isSaved = useRef(false);
  useEffect(() => {
    if (!isSaved.current) draft.store({ changes, fields, kind });
  });

  const type = (form: HTMLFormElement) => {
    const typed = (name: string) => fieldText(form, name) || undefined;
    setFields((before) => ({ ...before, ...textsOf(form) }));
    const address = typedAddress(form, order);
    edit.set({ phone: typed('phone'), recipient: typed('recipient'), note: typed('note'), address });
  };
  const toggleAddress = () => {
    setKind(kind === null ? order.deliveryKind : null);
    edit.set({ address: undefined });
  };
  const save = async () => {
    if (preview === null) return;
    const expectedTotal = preview.totals.total;
    const done = await act(async () =>
      askOnce('edit', { id, version, changes, expectedTotal, acceptLoss: accepted }),
    );
    if (done === null) return;
    isSaved.current = true;
    draft.forget();
    toast.success(t.saved);
    onClose();
  };
  const discard = () => {
    isSaved.current = true;
    draft.forget();
    onClose();
  };

  return (
    <FormSheet
      tall
      onClose={onClose}
      title={t.title(orderNumberText(order.number))}
      action={
        order.may.includes('edit') ? (
          <>
            {t.save}
            {preview !== null && ` · ${formatMoney(preview.totals.total, language)}`}
          </>
        ) : null
      }
      busy={busy || edit.busy}
      disabled={preview === null || (preview.couponLost && !accepted)}
      onChange={type}
      onSubmit={save}
    >
      <ChangedSince order={order} />
      {draft.isResumed && (
        <p>
          {t.resumed} <DraftStored />{' '}
          <Button tone="quiet" small onClick={discard}>
            {words.discard}
          </Button>
        </p>
      )}
      {edits.includes('pieces') && (
        <ul>
          {lines.map((line) => {
            const { productId, color, size, quantity } = line;
            const own = { productId, colorId: color._id, sizeId: size._id, quantity };
            const change = edit.lineOf(own);
            const variant = `${change?.newColorId ?? color._id}/${change?.newSizeId ?? size._id}`;
            const options = optionsOf(pieces, productId, line);
            const stock = options.find((option) => option.id === variant)?.stock ?? 0;
            return (
              <LineEdit
                key={line.lineNo}
                name={line.name}
                image={line.image}
                variants={options}
                variant={variant}
                quantity={change?.quantity ?? quantity}
                max={edits.includes('more') ? Math.min(100, quantity + stock) : quantity}
                onVariant={(chosen) => {
                  const [newColorId, newSizeId] = chosen.split('/');
                  edit.setLine(own, { newColorId, newSizeId });
                }}
                onQuantity={(asked) => edit.setLine(own, { quantity: asked })}
              />
            );
          })}
        </ul>
      )}
      {edits.includes('more') && <AddPiece added={changes.add ?? []} onAdd={(add) => edit.set({ add })} />}
      <TextField
        name="phone"
        type="tel"
        dir="ltr"
        label={t.phone}
        hint={t.phoneKept}
        optional
        maxLength={32}
        defaultValue={begun.fields['phone']}
      />
      <TextField
        name="recipient"
        dir="auto"
        label={t.recipient}
        optional
        maxLength={100}
        defaultValue={begun.fields['recipient']}
      />
      <TextField
        name="note"
        dir="auto"
        label={t.note}
        optional
        maxLength={500}
        defaultValue={begun.fields['note']}
      />
      {edits.includes('address') && (
        <Button tone="secondary" small onClick={toggleAddress}>
          {kind === null ? t.otherAddress : t.sameAddress}
        </Button>
      )}
      {kind !== null && (
        <>
          <KindField kind={kind} offersOffice={order.offersOffice} onChoose={setKind} />
          <TextField
            name="city"
            dir="auto"
            label={t.city}
            required
            maxLength={100}
            defaultValue={fields['city'] ?? order.city}
          />
          {kind === 'home' && (
            <>
              <TextField
                name="area"
                dir="auto"
                label={t.area}
                required
                maxLength={100}
                defaultValue={fields['area']}
              />
              <TextField
                name="street"
                dir="auto"
                label={t.street}
                required
                maxLength={200}
                defaultValue={fields['street']}
              />
              <TextField
                name="details"
                dir="auto"
                label={t.details}
                optional
                maxLength={300}
                defaultValue={fields['details']}
              />
            </>
          )}
        </>
      )}
      {edit.problem !== '' && <FieldError>{edit.problem}</FieldError>}
      {preview !== null && (
        <EditEffect preview={preview} before={total} accepted={accepted} onAccept={setAccepted} />
      )}
    </FormSheet>
  );
}

const textFields = ['phone', 'recipient', 'note', 'city', 'area', 'street', 'details'] as const;

/** The fields that are on the page, as they are typed. */
const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    textFields
      .filter((name) => form.elements.namedItem(name) !== null)
      .map((name) => [name, fieldText(form, name)]),
  );

/** The address typed, once it is whole and another one than before. */
function typedAddress(form: HTMLFormElement, before: ConsoleOrder): OrderChanges['address'] {
  const [city, area, street] = [fieldText(form, 'city'), fieldText(form, 'area'), fieldText(form, 'street')];
  if (fieldText(form, 'kind') === 'office') {
    const isSame = before.deliveryKind === 'office' && city === before.city;
    return city && !isSame ? { city, area: '', street: '', kind: 'office' } : undefined;
  }
  const additionalDetails = fieldText(form, 'details') || undefined;
  return city && area && street ? { city, area, street, additionalDetails } : undefined;
}
