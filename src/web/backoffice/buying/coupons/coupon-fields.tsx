import { couponDesk as t } from '#texts/coupon-desk';
import { language as pageLanguage } from '#texts/language';
import type { CouponFields, CouponPreview } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { languages } from '../../../../shop/language.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  DayField,
  FieldPair,
  type FieldProps,
  LastDayField,
  PairFields,
  WholeField,
  WithTheirs,
} from '../../ui/fields/record-fields.tsx';
import css from './coupons.module.css';

export type FieldOf = <Name extends keyof CouponFields>(name: Name) => FieldProps<CouponFields[Name]>;

/** Without letters and digits that are easily confused. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRTUVWXY346789';
const CODE_LENGTH = 7;
const MOST_TERMS = 200;

type WordFieldsProps = {
  fieldOf: FieldOf;
  /** Conditions that shoppers read only if the description names them; null until loaded. */
  conditions: CouponPreview['conditions'] | null;
};

/** What the shopper reads on the ticket. */
export function WordFields({ fieldOf, conditions }: WordFieldsProps) {
  const texts = { ar: fieldOf('descriptionAr'), en: fieldOf('descriptionEn') };
  const lacking = languages.filter((language) => texts[language].value.trim() === '');
  const unsaid = conditions?.[pageLanguage] ?? '';
  return (
    <section className={css.panel}>
      <h2>{t.words}</h2>
      <p className={css.quiet}>{t.wordsSay}</p>
      <PairFields ar={fieldOf('titleAr')} en={fieldOf('titleEn')} most={80} />
      <PairFields long {...texts} most={MOST_TERMS} />
      {conditions !== null && unsaid !== '' && lacking.length > 0 && (
        <Banner
          tone="info"
          action={
            <Button
              small
              tone="secondary"
              onClick={() => {
                for (const language of lacking)
                  texts[language].onChange(conditions[language].slice(0, MOST_TERMS));
              }}
            >
              {t.addUnsaid}
            </Button>
          }
        >
          {t.unsaid(unsaid)}
        </Banner>
      )}
      <Flag {...fieldOf('isListed')} hint={t.listedHint} />
    </section>
  );
}

type OfferFieldsProps = { fieldOf: FieldOf; fields: CouponFields; isFixed: boolean };

/** Its code, what it takes off and from which order on. */
export function OfferFields({ fieldOf, fields: { kind }, isFixed }: OfferFieldsProps) {
  const value = fieldOf('value');
  return (
    <section className={css.panel}>
      <h2>{t.whatItGives}</h2>
      <fieldset className={css.fieldset} disabled={isFixed}>
        <legend className="visually-hidden">{t.whatItGives}</legend>
        <FieldPair>
          <KindField {...fieldOf('kind')} />
          {kind === 'percent' && <WholeField {...value} label={t.percentValue} />}
          {kind === 'amount' && <WholeField {...value} label={t.amountValue} />}
          {kind === 'percent' && <WholeField {...fieldOf('maxDiscount')} hint={t.noLimit} />}
          {kind === 'buyXGetY' && (
            <>
              <WholeField {...fieldOf('buyPieces')} />
              <WholeField {...fieldOf('freePieces')} />
            </>
          )}
          <WholeField {...fieldOf('minSubTotal')} />
        </FieldPair>
        <CodeField {...fieldOf('code')} isFixed={isFixed} />
        <Flag {...fieldOf('firstOrderOnly')} />
        <Flag {...fieldOf('onlyUndiscounted')} />
      </fieldset>
    </section>
  );
}

/** From when until when, how often, and how much in all. */
export function LimitFields({ fieldOf, isFixed }: { fieldOf: FieldOf; isFixed: boolean }) {
  const [start, end] = [fieldOf('startsAt'), fieldOf('endsAt')];
  return (
    <section className={css.panel}>
      <h2>{t.limits}</h2>
      <p className={css.quiet}>{t.daysHint}</p>
      <FieldPair>
        <fieldset className={css.fieldset} disabled={isFixed}>
          <DayField {...start} onChange={(day) => day !== null && start.onChange(day)} />
        </fieldset>
        <LastDayField {...end} onChange={(day) => day !== null && end.onChange(day)} />
        <WholeField {...fieldOf('budget')} hint={t.budgetHint} />
        <WholeField {...fieldOf('useLimit')} hint={t.noLimit} />
        <WholeField {...fieldOf('usesPerShopper')} />
        <WholeField {...fieldOf('takeLimit')} hint={t.noLimit} />
      </FieldPair>
    </section>
  );
}

function KindField(props: FieldProps<CouponFields['kind']>) {
  const { name, label, value, error, onChange } = props;
  const kindOf = (typed: string) => keysOf(t.kinds).find((kind) => kind === typed) ?? value;
  return (
    <WithTheirs {...props} say={(kind) => t.kinds[kindOf(kind)]}>
      <SelectField
        compact
        name={name}
        label={label}
        error={error}
        value={value}
        onChange={({ currentTarget }) => onChange(kindOf(currentTarget.value))}
      >
        {keysOf(t.kinds).map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </SelectField>
    </WithTheirs>
  );
}

function CodeField(props: FieldProps<string> & { isFixed: boolean }) {
  const { name, label, value, error, onChange, isFixed } = props;
  return (
    <WithTheirs {...props}>
      <div className={css.code}>
        <TextField
          compact
          name={name}
          label={label}
          hint={t.codeHint}
          error={error}
          dir="ltr"
          autoCapitalize="characters"
          maxLength={40}
          value={value}
          onChange={({ currentTarget: { value: typed } }) => onChange(typed.toUpperCase())}
        />
        {value === '' && !isFixed && (
          <Button small tone="secondary" onClick={() => onChange(newCode())}>
            {t.suggestCode}
          </Button>
        )}
      </div>
    </WithTheirs>
  );
}

function newCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(CODE_LENGTH));
  return Array.from(numbers, (number) => CODE_LETTERS[number % CODE_LETTERS.length]).join('');
}

function Flag(props: FieldProps<boolean> & { hint?: string }) {
  const { name, label, value, hint, onChange } = props;
  return (
    <WithTheirs {...props}>
      <Checkbox
        name={name}
        label={label}
        checked={value}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      {hint !== undefined && <p className={css.quiet}>{hint}</p>}
    </WithTheirs>
  );
}
