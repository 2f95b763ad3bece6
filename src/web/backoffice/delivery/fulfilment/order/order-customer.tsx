import { Link } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import { statuses } from '#texts/statuses';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { ask } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { may, useMe } from '../../../layout/me.ts';
import { PhoneCell } from '../../../ui/cells/phone-cell.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import css from '../fulfilment.module.css';
import { Risk } from '../order-row.tsx';
import { AddressMap } from './address-map.tsx';
import { chatAddress } from './use-contact.ts';

/** Whose order it is and where it goes. What is masked is opened by a press, which is logged. */
export function OrderCustomer({ order }: { order: ConsoleOrder }) {
  const { name, phone } = order.customer;
  const { street, details, phone: second, recipient } = order.address;
  // Collected at an office: there is no street to show.
  const isOffice = order.deliveryKind === 'office';
  const isMasked = phone?.includes('•') === true;
  return (
    <Panel title={<Name name={name} id={order.customer._id} />} action={<Risk order={order} />}>
      <dl className={css.facts}>
        {phone !== null && (
          <Fact name={t.phone}>
            <PhoneCell phone={phone} />
            {isMasked ? (
              <Reveal order={order} field="phone" name={t.phone} />
            ) : (
              <Calls phone={phone} text={order.chat ?? ''} />
            )}
          </Fact>
        )}
        {second !== null && second !== phone && (
          <Fact name={t.secondPhone}>
            <PhoneCell phone={second} />
          </Fact>
        )}
        {recipient !== null && (
          <Fact name={t.recipient}>
            <bdi>{recipient}</bdi>
          </Fact>
        )}
        <Fact name={t.address}>
          <span className={css.pair}>
            <span>
              <bdi>{order.city}</bdi>
              {order.area !== '' && (
                <>
                  {' · '}
                  <bdi>{order.area}</bdi>
                </>
              )}
            </span>
            {street !== null && <bdi>{street}</bdi>}
            {details !== null && details !== '' && <bdi>{details}</bdi>}
            {isOffice && <b>{statuses.atOffice}</b>}
            {order.halfDay !== null && <span>{statuses.halfDays[order.halfDay]}</span>}
          </span>
          {street === null && !isOffice && <Reveal order={order} field="street" name={t.address} />}
          {!isOffice && (
            <span className={css.wholeLine}>
              <AddressMap city={order.city} area={order.area} point={order.address.point} />
            </span>
          )}
        </Fact>
        {order.hasNote && (
          <Fact name={t.note}>
            {order.note === null ? (
              <Reveal order={order} field="note" name={t.note} />
            ) : (
              <span dir="auto">{order.note}</span>
            )}
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

/** Leads to the customers' desk where the reader may go there. */
function Name({ name, id }: { name: string | null; id: string | null }) {
  const mayOpen = may(useMe(), 'serveCustomers');
  const shown = <span dir="auto">{name ?? t.customer}</span>;
  if (id === null || !mayOpen) return shown;
  return (
    <Link className="text-link" to={`/customers/${id}`}>
      {shown}
    </Link>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Reveal(props: { order: ConsoleOrder; field: 'phone' | 'street' | 'note'; name: string }) {
  const { order, field, name } = props;
  const { busy, act } = useAct();
  if (!may(useMe(), 'changeOrders')) return null;
  return (
    <Button
      small
      tone="quiet"
      busy={busy}
      title={t.showHint}
      data-key={field === 'phone' ? 'c' : undefined}
      onClick={() => void act(async () => ask('reveal', { kind: 'order', id: order._id, field }))}
    >
      <span className="visually-hidden">{`${t.show}: ${name}`}</span>
      <span aria-hidden="true">{t.show}</span>
      {field === 'phone' && <KeyHint name="c" />}
    </Button>
  );
}

function Calls({ phone, text }: { phone: string; text: string }) {
  return (
    <span className={css.calls}>
      <a className="text-link" href={`tel:${phone}`} data-key="c">
        <Icon name="phone" size={16} /> {t.steps.call}
        <KeyHint name="c" />
      </a>
      <a className="text-link" href={chatAddress(phone, text)} target="_blank" rel="noreferrer">
        <Icon name="message-circle" size={16} /> {t.whatsApp}
      </a>
    </span>
  );
}
