import { imports as t } from '#texts/imports';
import { language } from '#texts/language';
import { keysOf } from '../../../../shop/keys-of.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './imports.module.css';

type Like = NonNullable<ProductImport['like']>;

/** Says from which earlier file the columns are, and asks for the currency where this file does not say it. */
export function LikeEarlierFile({ file, like }: { file: ProductImport; like: Like }) {
  const { _id: id, columns, may } = file;
  const { busy, act } = useAct();
  const place = columns.findIndex(({ column }) => keysOf(t.currencies).some((each) => each === column));
  const now = keysOf(t.currencies).find((each) => each === columns[place]?.column);
  const choose = (chosen: string) => {
    const currency = keysOf(t.currencies).find((each) => each === chosen);
    if (currency === undefined) return;
    const next = columns.map(({ column }, at) => (at === place ? currency : column));
    void act(async () => ask('mapImport', { id, columns: next, sameCurrency: currency === now }));
  };
  return (
    <>
      <Banner>
        {t.like(like.fileName, formatDay(like.at, language))}{' '}
        {may.includes('map') && (
          <Button
            small
            tone="quiet"
            busy={busy}
            onClick={() => void act(async () => ask('forgetImportColumns', { id }))}
          >
            {t.forgetColumns}
          </Button>
        )}
      </Banner>
      {like.asksCurrency && now !== undefined && may.includes('map') && (
        <div className={css.page}>
          <SelectField
            label={t.whichCurrency}
            hint={t.currencyWas(t.currencies[now])}
            value=""
            disabled={busy}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{t.meansNothing}</option>
            {keysOf(t.currencies).map((currency) => (
              <option key={currency} value={currency}>
                {t.currencies[currency]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  );
}
