import { useSearchParams } from 'react-router';
import { cash as t } from '#texts/cash';
import { consoleWords } from '#texts/console-words';
import { entryKinds } from '../../../../../shop/money/cash/entry-kinds.ts';
import { fieldTexts } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { hasPeriodInOrder, PeriodFields } from '../../../ui/fields/period-fields.tsx';
import { PhoneFold } from '../../../ui/phone-fold.tsx';
import css from './entries.module.css';
import type { Listed } from './entry-filter.ts';

type EntryFiltersProps = {
  data: Listed;
  nameOf: (account: string) => string;
  orderError: string | undefined;
};

/** Period, account, kind, person and order; all of it is written into the address. */
export function EntryFilters({ data: { accounts, actors }, nameOf, orderError }: EntryFiltersProps) {
  const [query, setQuery] = useSearchParams();
  const given = (name: string) => query.get(name) ?? '';
  const choices = {
    account: [t.account, t.allAccounts, accounts.map(({ _id }) => [_id, nameOf(_id)])],
    entryKind: [t.kind, t.allKinds, entryKinds.map((kind) => [kind, t.kinds[kind]])],
    actor: [t.byHead, t.anyone, actors.map(({ _id, name }) => [_id, name])],
  } as const;
  return (
    <PhoneFold label={consoleWords.filters} icon="sliders-horizontal" open={orderError !== undefined}>
      <form
        role="search"
        className={css.filters}
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasPeriodInOrder(event.currentTarget)) return;
          const asked = [...fieldTexts(event.currentTarget)].filter(([, value]) => value !== '');
          setQuery(new URLSearchParams(asked));
        }}
      >
        <PeriodFields labels={t} from={given('from')} to={given('to')} />
        {Object.entries(choices).map(([name, [label, all, options]]) => (
          <SelectField key={name} compact name={name} label={label} defaultValue={given(name)}>
            <option value="">{all}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
        <TextField
          compact
          name="order"
          label={t.orderNumber}
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
          error={orderError}
          defaultValue={given('order')}
        />
        <Button type="submit" tone="secondary" small icon="search">
          {t.show}
        </Button>
      </form>
    </PhoneFold>
  );
}
