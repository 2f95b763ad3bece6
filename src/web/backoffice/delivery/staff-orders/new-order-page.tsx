import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { channels } from '#texts/channels';
import { chatCart } from '#texts/chat-cart';
import { newOrder as t } from '#texts/new-order';
import { staffChannels } from '../../../../shop/buying/orders/status.ts';
import type { SentCart } from '../../../../shop/delivery/staff-orders/staff-order-calls.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Money } from '../../../ui/product/price.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { Page } from '../../ui/page.tsx';
import { offerUndo } from '../../ui/undo/undo-offer.ts';
import { useWidth } from '../../ui/use-wide.ts';
import { AddPiece } from '../fulfilment/edit/add-piece.tsx';
import { SendCart, SentCarts } from './chat-carts.tsx';
import { NewOrderAddress } from './new-order-address.tsx';
import { NewOrderSum } from './new-order-sum.tsx';
import css from './new-order.module.css';
import { askedOf, type NewOrder, useNewOrder } from './use-new-order.ts';

const FORM = 'new-order';
type Missing = Partial<Record<'phone' | 'name' | 'address' | 'lines' | 'ticks', string>>;

/** An order taken by phone, in a chat or in the shop; the sum beside it is what to say aloud. */
function NewOrderPage() {
  const { draft, elsewhere, change, forget, isPhone, preview, problem, busy } = useNewOrder();
  const [round, setRound] = useState(0);
  const [ticks, setTicks] = useState({ consent: false, isOldEnough: false, confirmed: false });
  /** The form that was tried to send; another one begins without errors. */
  const [triedIn, setTriedIn] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const saving = useAct();
  const navigate = useNavigate();
  // Where the sum has no column beside the form, it stays in sight at the bottom.
  const isDesk = useWidth('(width >= 1024px)');
  const customer = preview?.customer ?? null;
  const name = draft.name || customer?.name || '';
  const isOffice = draft.kind === 'office';
  const hasAddress = askedOf(draft).address !== undefined || (!isOffice && customer?.hasAddress === true);

  const form = `${round} ${elsewhere.times}`;
  const found: Missing = {
    ...(!isPhone && { phone: t.missing.phone }),
    ...(name === '' && { name: t.missing.name }),
    ...(!hasAddress && { address: isOffice ? t.missing.city : t.missing.address }),
    ...(draft.lines.length === 0 && { lines: t.missing.lines }),
    ...(!(ticks.consent && ticks.isOldEnough) && { ticks: t.missing.ticks }),
  };
  // What was put right since is no longer asked for.
  const missing = triedIn === form ? found : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTriedIn(form);
    const total = preview?.totals?.total;
    if (Object.keys(found).length > 0 || total === undefined || busy) return;
    const { confirmed } = ticks;
    const note = draft.note === '' ? undefined : draft.note;
    const placed = await saving.act(async () =>
      askOnce('placeForCustomer', {
        ...askedOf(draft),
        name,
        note,
        confirmed,
        source: draft.source,
        consent: true,
        isOldEnough: true,
        expectedTotal: total,
      }),
    );
    if (placed === null) return;
    forget();
    toast.success(t.placed);
    await navigate(`/orders/${placed.order.number}`);
  };
  const discard = () => {
    const before = draft;
    forget();
    setTicks({ consent: false, isOldEnough: false, confirmed: false });
    setRound(round + 1);
    offerUndo({
      text: t.discarded,
      undo: async () => {
        change(before);
        setRound(round + 2);
      },
    });
  };
  // Its pieces take the place of those chosen so far.
  const finish = ({ lines }: SentCart) => {
    const before = draft.lines;
    change({ lines });
    offerUndo({ text: chatCart.finishing, undo: async () => change({ lines: before }) });
  };
  const typing = (part: keyof NewOrder) => (event: { currentTarget: { value: string } }) =>
    change({ [part]: event.currentTarget.value });
  const tick = (part: keyof typeof ticks) => (event: { currentTarget: { checked: boolean } }) =>
    setTicks({ ...ticks, [part]: event.currentTarget.checked });

  const askForLink = () => {
    setTriedIn(draft.lines.length === 0 ? form : null);
    setSending(draft.lines.length > 0);
  };
  const due = preview?.cashDue ?? null;
  const place = (
    <div className={css.pair}>
      <Button wide type="submit" form={FORM} busy={saving.busy}>
        {t.place}
      </Button>
      <Button wide tone="secondary" icon="share-2" onClick={askForLink}>
        {chatCart.send}
      </Button>
    </div>
  );
  return (
    <Page
      title={t.title}
      back="/orders"
      layout="list"
      actions={
        <Button tone="secondary" small onClick={discard}>
          {t.discard}
        </Button>
      }
    >
      <div className={css.desk}>
        <div className={css.column}>
          <form
            id={FORM}
            key={form}
            className={css.column}
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            {elsewhere.isGone ? <Banner>{t.goneElsewhere}</Banner> : <p className={css.quiet}>{t.kept}</p>}
            <Panel title={t.who}>
              <PhoneField
                label={t.phone}
                hint={t.phoneHint}
                defaultValue={draft.phone}
                error={missing.phone}
                onDigits={(phone) => change({ phone })}
              />
              {customer !== null && (
                <p role="status">
                  <bdi>{t.known(customer.name)}</bdi> · {t.history(customer.delivered, customer.refused)}
                </p>
              )}
              {preview !== null && customer === null && <p role="status">{t.isNew}</p>}
              {!customer?.name && (
                <TextField
                  label={t.name}
                  dir="auto"
                  maxLength={100}
                  value={draft.name}
                  error={missing.name}
                  onChange={typing('name')}
                />
              )}
              <SelectField
                compact
                label={t.source}
                value={draft.source}
                onChange={(event) =>
                  change({
                    source: staffChannels.find((each) => each === event.currentTarget.value) ?? draft.source,
                  })
                }
              >
                {staffChannels.map((each) => (
                  <option key={each} value={each}>
                    {channels[each]}
                  </option>
                ))}
              </SelectField>
            </Panel>
            <Panel title={t.pieces}>
              <AddPiece added={draft.lines} onAdd={(lines) => change({ lines })} />
              {missing.lines && <FieldError>{missing.lines}</FieldError>}
            </Panel>
            <Panel title={t.address}>
              {customer?.hasAddress && <p>{t.own(`${customer.city} · ${customer.area}`)}</p>}
              <NewOrderAddress
                draft={draft}
                ownCity={customer?.city ?? ''}
                offersOffice={preview?.offersOffice === true}
                error={missing.address}
                onChange={change}
              />
              {preview !== null && preview.sameAddress > 0 && (
                <p role="status">{t.sameAddress(preview.sameAddress)}</p>
              )}
              <TextField
                label={t.note}
                dir="auto"
                optional
                maxLength={500}
                value={draft.note}
                onChange={typing('note')}
              />
            </Panel>
            <Panel title={t.ticks}>
              <Checkbox label={t.consent} checked={ticks.consent} onChange={tick('consent')} />
              <Checkbox label={t.oldEnough} checked={ticks.isOldEnough} onChange={tick('isOldEnough')} />
              {missing.ticks && <FieldError>{missing.ticks}</FieldError>}
              <Checkbox label={t.confirmed} checked={ticks.confirmed} onChange={tick('confirmed')} />
              <p className={css.quiet}>{t.notConfirmed}</p>
            </Panel>
          </form>
          <SentCarts key={`sending ${sending}`} onFinish={finish} />
        </div>
        <div className={css.column}>
          <TextField
            label={t.coupon}
            hint={t.couponHint}
            dir="ltr"
            optional
            maxLength={40}
            value={draft.coupon}
            onChange={typing('coupon')}
          />
          <NewOrderSum preview={preview} problem={problem} lines={draft.lines} busy={busy} />
          {isDesk && place}
        </div>
        {sending && <SendCart lines={draft.lines} onClose={() => setSending(false)} />}
        {!isDesk && (
          <div className={css.bar}>
            {due !== null && (
              <p className={css.due}>
                <span>{t.sum}</span>
                <b aria-busy={busy}>
                  <Money amount={due} />
                </b>
              </p>
            )}
            {place}
          </div>
        )}
      </div>
    </Page>
  );
}

export { NewOrderPage as Page };
