import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { priceDesk as t } from '#texts/price-desk';
import { productChanges } from '#texts/product-changes';
import {
  exampleEnding,
  priceRoundings,
  ruleProblems,
} from '../../../../../shop/catalog/products/prices/price-rule.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { showFaults } from '../../../../client/forms/show-faults.ts';
import { Accordion } from '../../../../ui/blocks/accordion.tsx';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ask } from '../../../client/ask.ts';
import { readDraft, writeDraft } from '../../../client/drafts.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { chosenText, OptionChecks, sectionOptions } from '../../../ui/fields/option-checks.tsx';
import { PickedProducts } from '../../../ui/fields/picked-products.tsx';
import { FieldPair } from '../../../ui/fields/record-fields.tsx';
import { useTickedProducts } from '../bulk/ticked-products.ts';
import css from './prices.module.css';
import { TriedPrices } from './tried-prices.tsx';
import { askedIn, blank, ofKind, onlyTicked, ruleOf, type Typed, units } from './typed-rule.ts';

const STORED = 'price-rule';
type RuleFormProps = { taxonomy: Taxonomy; hasRate: boolean; step: number };

/**
 * A rule for prices below the first prices that it leads to; a page of its own shows them all. What is typed stays on
 * this device.
 */
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
  const form = (
    <form className={classes(css.panel, css.rule)} noValidate onSubmit={(event) => void submit(event)}>
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
  return (
    <>
      <TriedPrices rule={rule} canBeTried={Object.keys(problems).length === 0} />
      {form}
    </>
  );
}

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
