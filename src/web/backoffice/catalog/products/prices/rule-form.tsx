import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { priceDesk as t } from '#texts/price-desk';
import { productChanges } from '#texts/product-changes';
import type { GivenPriceRule } from '../../../../../shop/catalog/products/prices/price-calls.ts';
import {
  exampleEnding,
  priceRoundings,
  type PriceRounding,
  ruleProblems,
} from '../../../../../shop/catalog/products/prices/price-rule.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { addDays, startOfStoreDay } from '../../../../../shop/time/store-time.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { showFaults } from '../../../../client/forms/show-faults.ts';
import { Accordion } from '../../../../ui/blocks/accordion.tsx';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ask } from '../../../client/ask.ts';
import { readDraft, writeDraft } from '../../../client/drafts.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { chosenText, OptionChecks, sectionOptions } from '../../../ui/fields/option-checks.tsx';
import { PickedProducts } from '../../../ui/fields/picked-products.tsx';
import { plainNumber } from '../../../ui/fields/plain-number.ts';
import { FieldPair } from '../../../ui/fields/record-fields.tsx';
import { type BulkTarget, useTickedProducts } from '../bulk/ticked-products.ts';
import css from './prices.module.css';

const STORED = 'price-rule';
type Kind = keyof typeof t.kinds;
type Typed = {
  kind: Kind;
  value: string;
  rounding: PriceRounding;
  ending: string;
  categoryIds: string[];
  brandIds: string[];
  products: { _id: string; name: string }[];
  from: string;
  until: string;
};
const blank: Typed = {
  kind: 'raisePercent',
  value: '10',
  rounding: 'nearest',
  ending: '',
  categoryIds: [],
  brandIds: [],
  products: [],
  from: '',
  until: '',
};

type RuleFormProps = { taxonomy: Taxonomy; hasRate: boolean; step: number };

/** A rule for prices; shows what it would do on a page of its own. What is typed stays on this device. */
export function RuleForm({ taxonomy, hasRate, step }: RuleFormProps) {
  const [query] = useSearchParams();
  const ticked = useTickedProducts([], { view: 'all', search: null });
  const isTicked = query.get('of') === 'ticked' && ticked.count > 0;
  const [typed, setTyped] = useState(() => ({
    ...blank,
    ...readDraft<Partial<Typed>>(STORED, {}),
    ...askedIn(query),
  }));
  const [now] = useState(() => new Date());
  const [busy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    writeDraft(STORED, next);
    setTyped(next);
  };
  const rule = { ...ruleOf(typed), ...(isTicked && onlyTicked(ticked.target)) };
  const problems = ruleProblems(rule, { hasRate, cashStep: step, now });
  const problemOf = (field: keyof typeof problems) => {
    const problem = isTried ? problems[field] : undefined;
    if (problem === 'step') return t.off(formatNumber(step));
    return problem && t.problems[problem];
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFaults(event.currentTarget, () => setTried(true));
    setFailure(undefined);
    if (busy || Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      const { change: made } = await ask('previewPrices', rule);
      await navigate(`/products/pricing/${made._id}`);
    } catch (error) {
      setFailure(failureText(error, t.notPreviewed));
    }
    setBusy(false);
  };
  const { kind } = typed;
  return (
    <form className={css.panel} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t.rule}</h2>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <Choice
        label={t.change}
        error={problemOf('kind')}
        value={kind}
        options={keysOf(t.kinds).map((each) => [each, t.kinds[each]])}
        onChange={(value) => change(ofKind(typed, value))}
      />
      {kind !== 'endDiscount' && (
        <FieldPair>
          <AmountField
            compact
            label={t.values[kind]}
            error={problemOf('value')}
            decimal={units[kind] !== 'pounds'}
            maxLength={8}
            value={typed.value}
            onType={(value) => change({ value })}
          />
          {kind !== 'fixed' && (
            <Choice
              label={t.rounding}
              value={typed.rounding}
              options={keysOf(t.roundings).map((each) => [each, t.roundings[each]])}
              onChange={(value) =>
                change({ rounding: priceRoundings.find((each) => each === value) ?? 'nearest' })
              }
            />
          )}
        </FieldPair>
      )}
      {kind !== 'endDiscount' && kind !== 'fixed' && (
        <AmountField
          compact
          label={t.ending}
          hint={t.endingHint(exampleEnding(step), formatNumber(step))}
          error={problemOf('ending')}
          maxLength={5}
          value={typed.ending}
          onType={(ending) => change({ ending })}
        />
      )}
      {kind === 'discount' && (
        <FieldPair>
          <DateField
            compact
            label={t.startsAt}
            value={typed.from}
            onChange={(day) => change({ from: day })}
          />
          <DateField
            compact
            label={t.endsAt}
            error={problemOf('endsAt')}
            value={typed.until}
            onChange={(day) => change({ until: day })}
          />
        </FieldPair>
      )}
      <h2>{t.forWhat}</h2>
      {isTicked ? (
        <p>
          {productChanges.forTicked(ticked.count)}{' '}
          <Link className="text-link" to="?" replace>
            {productChanges.forOthers}
          </Link>
        </p>
      ) : (
        <div>
          <p className={css.quiet}>{t.forWhatSays}</p>
          <OptionChecks
            label={t.categories}
            value={typed.categoryIds}
            options={sectionOptions(taxonomy)}
            onChange={(categoryIds) => change({ categoryIds })}
          />
          <OptionChecks
            label={t.brands}
            value={typed.brandIds}
            options={taxonomy.brands}
            onChange={(brandIds) => change({ brandIds })}
          />
          <Accordion title={t.products} meta={chosenText(typed.products.length)}>
            <PickedProducts
              name="products"
              label={t.products}
              value={typed.products.map(({ _id }) => _id)}
              known={typed.products}
              error={undefined}
              theirs={undefined}
              onKeepTheirs={() => {}}
              onChange={(_ids, products) => change({ products })}
            />
          </Accordion>
        </div>
      )}
      <Button type="submit" busy={busy}>
        {t.preview}
      </Button>
    </form>
  );
}

/** The rule that a link leads to. */
function askedIn(query: URLSearchParams): Partial<Typed> {
  const kind = keysOf(t.kinds).find((each) => each === query.get('kind'));
  const value = query.get('value');
  return {
    ...(kind !== undefined && { kind }),
    // A discount is rounded in favor of the shopper.
    ...(kind === 'discount' && { rounding: 'down' }),
    ...(value !== null && { value }),
  };
}

const units = {
  raisePercent: 'percent',
  lowerPercent: 'percent',
  raiseAmount: 'pounds',
  lowerAmount: 'pounds',
  cost: 'margin',
  fixed: 'pounds',
  discount: 'percent',
  endDiscount: 'percent',
} as const satisfies Record<Kind, string>;

/** The rule with another kind. The value stays only if its unit is the same: ten percent are not ten pounds. */
function ofKind(typed: Typed, chosen: string): Partial<Typed> {
  const kind = keysOf(t.kinds).find((each) => each === chosen) ?? typed.kind;
  return { kind, value: units[kind] === units[typed.kind] ? typed.value : '' };
}

const onlyTicked = (target: BulkTarget): Partial<GivenPriceRule> => ({
  categoryIds: [],
  brandIds: [],
  productIds: [],
  ...('ids' in target ? { productIds: target.ids } : { list: target.query }),
});

type Option = readonly [value: string, label: string];
type ChoiceProps = {
  label: string;
  value: string;
  error?: string | undefined;
  options: readonly Option[];
  onChange: (value: string) => void;
};

function Choice({ label, value, error, options, onChange }: ChoiceProps) {
  return (
    <SelectField
      compact
      label={label}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function ruleOf({ kind, value, rounding, ending, from, until, products, ...target }: Typed): GivenPriceRule {
  const amount = value === '' ? Number.NaN : Number(plainNumber(value));
  const signed = kind === 'lowerPercent' || kind === 'lowerAmount' ? -amount : amount;
  const isDiscount = kind === 'discount';
  const hasEnding = ending !== '' && kind !== 'endDiscount' && kind !== 'fixed';
  return {
    kind: wireKinds[kind],
    value: kind === 'endDiscount' ? 0 : signed,
    rounding,
    ending: hasEnding ? Number(ending) : null,
    startsAt: isDiscount && from !== '' ? startOfStoreDay(from).toISOString() : null,
    // The last day is whole.
    endsAt: isDiscount && until !== '' ? startOfStoreDay(addDays(until, 1)).toISOString() : null,
    categoryIds: target.categoryIds,
    brandIds: target.brandIds,
    productIds: products.map(({ _id }) => _id),
    list: null,
  };
}

const wireKinds = {
  raisePercent: 'percent',
  lowerPercent: 'percent',
  raiseAmount: 'amount',
  lowerAmount: 'amount',
  cost: 'cost',
  fixed: 'fixed',
  discount: 'discount',
  endDiscount: 'endDiscount',
} as const satisfies Record<Kind, GivenPriceRule['kind']>;
