import { useState } from 'react';
import { language } from '#texts/language';
import { stockCosts as t } from '#texts/stock-costs';
import { isFarRate, rateChange } from '../../../../../shop/catalog/products/prices/rate-change.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { readHundredths } from '../../../../../shop/read-amount.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { removeDraft } from '../../../client/drafts.ts';
import { useAct } from '../../../client/use-act.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { StoredTextField } from '../../../ui/fields/stored-text-field.tsx';

type RateSheetProps = {
  /** Pounds for a dollar until now; null without a rate. */
  rate: number | null;
  /** The setting, in percent. */
  maxPriceChange: number;
  onClose: () => void;
};

const DRAFT = 'rate note';

/** Sets the rate of the dollar; one that is far from the last is questioned. */
export function RateSheet({ rate: last, maxPriceChange, onClose }: RateSheetProps) {
  const [typed, setTyped] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const rate = readHundredths(fieldText(form, 'rate'));
    if (rate === null || rate === 0) return setWrong(true);
    const note = fieldText(form, 'note').trim();
    if ((await act(async () => askOnce('setRate', { rate, note }))) === null) return;
    removeDraft(DRAFT);
    toast.success(t.rateSet);
    onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.setRate} action={t.setRate} busy={busy} onSubmit={submit}>
      <AmountField
        name="rate"
        label={t.rate}
        hint={t.rateHint}
        error={isWrong ? t.rateWrong : undefined}
        onType={(text) => {
          setWrong(false);
          setTyped(readHundredths(text));
        }}
        decimal
        maxLength={12}
      />
      <FarRate rate={(typed ?? 0) / 100} last={last} maxPriceChange={maxPriceChange} />
      <StoredTextField draft={DRAFT} name="note" label={t.note} optional maxLength={300} />
    </FormSheet>
  );
}

type FarRateProps = Pick<RateSheetProps, 'maxPriceChange'> & { rate: number; last: number | null };

function FarRate({ rate, last, maxPriceChange }: FarRateProps) {
  const change = rateChange(rate, last);
  if (rate === 0 || change === null || !isFarRate(rate, last, maxPriceChange)) return null;
  const [from, to] = [formatMoney(change.from, language), formatMoney(rate, language)];
  return <Banner>{t.rateFar(from, to, change.percent)}</Banner>;
}
