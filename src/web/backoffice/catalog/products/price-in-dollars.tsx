import { useState } from 'react';
import { Link } from 'react-router';
import { products as t } from '#texts/products';
import { poundsOf } from '../../../../shop/catalog/products/prices/price-in-dollars.ts';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { may, useMe } from '../../layout/me.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { plainNumber } from '../../ui/fields/plain-number.ts';

type PriceInDollarsProps = { onPrice: (pounds: number) => void };

/** Writes the price in pounds from one in dollars, at the rate in force. The dollars are not stored. */
export function PriceInDollars({ onPrice }: PriceInDollarsProps) {
  const [known, setKnown] = useState<ConsoleDataOf<'listRates'> | null>(null);
  const [typed, setTyped] = useState('');
  const me = useMe();
  if (!may(me, 'readCosts')) return null;
  const open = async () => {
    try {
      setKnown(await ask('listRates'));
    } catch (failure) {
      toast.error(failureText(failure, t.dollars.notRead));
    }
  };
  if (known === null)
    return (
      <p>
        <Button tone="secondary" small onClick={() => void open()}>
          {t.dollars.open}
        </Button>
      </p>
    );
  const { rates, cashStep } = known;
  const rate = rates[0]?.rate;
  if (rate === undefined)
    return (
      <p>
        {t.dollars.noRate}{' '}
        <Link className="text-link" to="/stock/rates">
          {t.dollars.setRate}
        </Link>
      </p>
    );
  const type = (text: string) => {
    setTyped(text);
    const dollars = Number(plainNumber(text.replace('$', '')));
    if (dollars > 0) onPrice(poundsOf(dollars, { rate, cashStep }));
  };
  return (
    <AmountField
      compact
      optional
      decimal
      label={t.dollars.price}
      hint={t.dollars.atRate(formatNumber(rate / 100), formatNumber(cashStep))}
      maxLength={11}
      value={typed}
      onType={type}
    />
  );
}
