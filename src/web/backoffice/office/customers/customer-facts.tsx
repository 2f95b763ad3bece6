import type { ReactNode } from 'react';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import type { Customer } from '../../../../shop/office/customers/contract.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { PhoneCell } from '../../ui/cells/phone-cell.tsx';
import css from './customers.module.css';

/** Who the customer is. What is masked is opened by a press, which is logged. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { _id: id, phone, city, area, street, paid, since } = customer;
  return (
    <Panel title={t.customer}>
      <dl className={css.facts}>
        <Fact name={t.phone}>
          <PhoneCell phone={phone} /> {phone.includes('•') && <Reveal id={id} field="phone" name={t.phone} />}
        </Fact>
        {city !== '' && (
          <Fact name={t.address}>
            <bdi>{city}</bdi> · <bdi>{area}</bdi>{' '}
            {street === null ? <Reveal id={id} field="street" name={t.address} /> : <bdi>{street}</bdi>}
          </Fact>
        )}
        <Fact name={t.paid}>
          <Money amount={paid} />
        </Fact>
        <Fact name={t.since}>{formatDate(since, language)}</Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Reveal({ id, field, name }: { id: string; field: 'phone' | 'street'; name: string }) {
  const { busy, act } = useAct();
  return (
    <Button
      small
      tone="quiet"
      busy={busy}
      title={t.showHint}
      aria-label={`${t.show}: ${name}`}
      onClick={() => void act(async () => ask('reveal', { kind: 'customer', id, field }))}
    >
      {t.show}
    </Button>
  );
}
