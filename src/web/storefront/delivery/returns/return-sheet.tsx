import { useState, type SubmitEvent } from 'react';
import { language } from '#texts/language';
import { returns as t } from '#texts/returns';
import { statuses } from '#texts/statuses';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Order, OrderItem, ReturnKind } from '../../../../shop/buying/orders/contract.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { formatLastDay } from '../../../../shop/time/days.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { idempotencyKeys } from '../../../client/idempotency-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { RadioCard, RadioCards } from '../../../ui/choices/radio-card.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useFacts } from '../../layout/facts.ts';
import { ExchangeChoice } from './exchange-choice.tsx';
import { PhotoPicker, newestReturn, sendPhotos } from './photo-picker.tsx';
import {
  chosenLines,
  emptyForm,
  missingIn,
  returnKindsFor,
  type ReturnForm,
  isWholeOrder,
} from './return-form.ts';
import { ReturnLines } from './return-lines.tsx';
import css from './return-sheet.module.css';

const formId = 'return-form';
// The texts list the reasons in display order.
const reasons = keysOf(statuses.returnReasons);

export type ReturnSheetProps = {
  order: Order;
  /** The line it was opened for; null for the whole order. */
  item: OrderItem | null;
  open: boolean;
  onClose: () => void;
  onDone: (order: Order) => void;
};

/** The return form: what to return, refund or exchange, reason. A failure loses no input. */
export function ReturnSheet({ order, item, open, onClose, onDone }: ReturnSheetProps) {
  const kinds = returnKindsFor(order.items);
  const { points } = useFacts();
  const [form, setForm] = useState(() => emptyForm(order, item));
  const [missing, setMissing] = useState<ReturnType<typeof missingIn>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [photos, setPhotos] = useState<string[]>([]);
  const write = (news: Partial<ReturnForm>) => {
    setForm((before) => ({ ...before, ...news }));
    setMissing({});
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = missingIn(order, form);
    setMissing(found);
    const first = Object.keys(found)[0];
    if (first) return event.currentTarget.querySelector(`[data-part="${first}"]`)?.scrollIntoView();
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const changed = await requestReturn(order, form);
      const left = await sendPhotos(order._id, newestReturn(changed), photos);
      if (left.length > 0) toast.error(t.photosNotSent);
      else toast.success(form.kind === 'return' ? t.requested : t.exchangeRequested);
      onDone(withPhotos(changed, photos.length - left.length));
    } catch (error) {
      setProblem(failureText(error, t.failed));
      setBusy(false);
    }
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.title}
      tall
      footer={
        <Button type="submit" form={formId} wide busy={busy}>
          {t.submit[form.kind]}
        </Button>
      }
    >
      <form id={formId} noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <div data-part="items" className={css.part}>
          <ReturnLines order={order} form={form} onQuantities={(quantities) => write({ quantities })} />
          {missing.items && <FieldError>{missing.items}</FieldError>}
        </div>
        <RadioCards legend={t.kind}>
          {kinds.map((kind) => (
            <RadioCard
              key={kind}
              name="kind"
              title={t.kinds[kind]}
              checked={form.kind === kind}
              onChange={() => write({ kind })}
            >
              {t.kindText[kind](lastDay(chosenLines(order, { ...form, kind }), order, kind))}
            </RadioCard>
          ))}
        </RadioCards>
        {form.kind === 'return' && (
          <RadioCards legend={t.refundAs}>
            {(['cash', 'points'] as const).map((refundAs) => (
              <RadioCard
                key={refundAs}
                name="refund"
                title={t.refunds[refundAs]}
                checked={form.refundAs === refundAs}
                onChange={() => write({ refundAs })}
              >
                {refundAs === 'cash' ? t.refundTexts.cash : t.refundTexts.points(points.refundBonus)}
              </RadioCard>
            ))}
          </RadioCards>
        )}
        {form.kind === 'exchange' && (
          <div data-part="exchange" className={css.part}>
            {chosenLines(order, form).map((line) => (
              <ExchangeChoice
                key={lineKey(line)}
                line={line}
                quantity={form.quantities[lineKey(line)] ?? 1}
                value={form.instead[lineKey(line)]}
                onChange={(instead) => write({ instead: { ...form.instead, [lineKey(line)]: instead } })}
              />
            ))}
            {missing.exchange && <FieldError>{missing.exchange}</FieldError>}
          </div>
        )}
        <fieldset data-part="reason">
          <legend className={css.legend}>{t.why}</legend>
          {reasons.map((reason) => (
            <Checkbox
              key={reason}
              type="radio"
              name="reason"
              label={statuses.returnReasons[reason]}
              checked={form.reason === reason}
              onChange={() => write({ reason })}
            />
          ))}
          {missing.reason && <FieldError>{missing.reason}</FieldError>}
        </fieldset>
        <TextArea
          name="note"
          label={t.note}
          hint={t.noteHint}
          optional
          dir="auto"
          maxLength={500}
          value={form.note}
          onChange={(event) => write({ note: event.currentTarget.value })}
        />
        <PhotoPicker photos={photos} onPhotos={setPhotos} />
        <section className={css.happens}>
          <h3>{t.happens}</h3>
          <ul>
            {happens(form.kind, order).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        {problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </form>
    </Sheet>
  );
}

/** An order without a price brought the new pieces of an exchange. */
function happens(kind: ReturnKind, { subTotal, address }: Order): readonly string[] {
  if (kind === 'exchange') return t.happensExchange[address.kind ?? 'home'];
  return subTotal === 0 ? t.happensReturnOfExchanged : t.happensReturn;
}

/** The first of the chosen lines' last days; the order's while none is chosen. */
function lastDay(lines: readonly OrderItem[], order: Order, kind: ReturnKind): string {
  const until = kind === 'return' ? 'returnUntil' : 'exchangeUntil';
  const ends = lines.map((line) => line[until] ?? '').toSorted();
  return formatLastDay(ends[0] ?? order[until] ?? '', language);
}

/** The order with the photographs that were added to its newest request. */
function withPhotos(order: Order, photos: number): Order {
  const newest = newestReturn(order);
  return {
    ...order,
    returns: order.returns.map((each) => (each._id === newest ? { ...each, photos } : each)),
  };
}

const returnKeys = idempotencyKeys('return');

async function requestReturn(order: Order, form: ReturnForm): Promise<Order> {
  const { kind, note, quantities, instead, refundAs } = form;
  const common = {
    orderId: order._id,
    kind,
    reason: form.reason ?? 'other',
    ...(note.trim() && { note: note.trim() }),
    ...(kind === 'return' && { refundAs }),
  } as const;
  const items = chosenLines(order, form).map((line) => {
    const { productId, colorId, sizeId } = line;
    const choice = kind === 'exchange' ? instead[lineKey(line)] : undefined;
    return {
      productId,
      colorId,
      sizeId,
      quantity: quantities[lineKey(line)] ?? 1,
      ...(choice && { newColorId: choice.colorId, newSizeId: choice.sizeId }),
    };
  });
  const options = {
    idempotencyKey: returnKeys.keyFor(JSON.stringify([common, items, order.returns.length])),
  };
  const answer = isWholeOrder(order, form)
    ? await call('requestReturnOrder', common, options)
    : await call('requestReturnShipment', { ...common, items }, options);
  return answer.order;
}
