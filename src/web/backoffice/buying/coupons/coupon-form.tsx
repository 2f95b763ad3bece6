import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import { couponProblems } from '../../../../shop/buying/coupons/desk/coupon-problems.ts';
import type { CouponFields, EditedCoupon } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { textsOfFields } from '../../../../shop/language.ts';
import { windowDay } from '../../../../shop/people/staff/audit-changes.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { showFaults } from '../../../client/forms/show-faults.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { type Draft, useRecordForm } from '../../client/use-record-form.ts';
import { chosenText } from '../../ui/fields/option-checks.tsx';
import type { FieldProps } from '../../ui/fields/record-fields.tsx';
import { Page } from '../../ui/page.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import { type FieldWords, nameIn } from '../../ui/record-form/value-text.ts';
import { type FieldOf, LimitFields, OfferFields, WordFields } from './coupon-fields.tsx';
import { CouponHead, CouponUses } from './coupon-head.tsx';
import { CouponPreview, usePreview } from './coupon-preview.tsx';
import css from './coupons.module.css';
import { places, ScopeFields } from './scope-fields.tsx';

const FORM = 'coupon';

/** What the form edits; `coupon` is null before it is made. */
type CouponRecord = { coupon: EditedCoupon | null; fields: CouponFields };

type CouponFormProps = {
  loaded: CouponRecord;
  taxonomy: Taxonomy;
  /** The names of the products that the coupon counts for. */
  products: EditedCoupon['products'];
  /** The coupon that was copied. */
  from?: string | null;
};

/** A coupon's fields beside the ticket that shoppers get. */
export function CouponForm({ loaded, taxonomy, products, from = null }: CouponFormProps) {
  const [errors, setErrors] = useState<CouponErrors>({});
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const form = useRecordForm<CouponRecord>({
    storageKey: `coupon-draft:${loaded.coupon?._id ?? `new:${from ?? ''}`}`,
    loaded,
    valuesOf: ({ fields }) => fields,
    save,
    conflictOf,
    editorOf: ({ coupon }) => coupon?.changedBy ?? '',
    onSaved: () => toast.success(loaded.coupon === null ? t.created : t.saved),
    onFailed: (failure) => setErrors(errorsOf(failure)),
  });
  const { saved, draft, collisions } = form;
  const { coupon } = saved;
  const fields: CouponFields = { ...saved.fields, ...withMinimum(draft) };
  const preview = usePreview(coupon?._id ?? null, fields);
  const changes = Object.keys(draft).length;
  const problems = couponProblems(fields, coupon ?? { taken: 0, used: 0, spent: 0 });
  const problemOf = (name: keyof CouponFields) => {
    const problem = isTried || name in draft ? problems[name] : undefined;
    return errors[name] ?? (problem && t.problems[problem]);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    showFaults(event.currentTarget, () => setTried(true));
    setErrors({});
    if (Object.keys(problems).length === 0) await form.submit();
  };
  const fieldOf: FieldOf = <Name extends keyof CouponFields>(name: Name): FieldProps<CouponFields[Name]> => ({
    name,
    label: t.fields[name],
    value: name in draft ? (draft[name] as CouponFields[Name]) : fields[name],
    error: problemOf(name),
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value) => form.change(name, value),
  });
  async function save(onto: CouponRecord, part: Draft): Promise<CouponRecord> {
    const given = withMinimum(part);
    if (onto.coupon === null) {
      const made = (await askOnce('createCoupon', { ...onto.fields, ...given })).coupon;
      form.discard();
      await navigate(`/coupons/${made._id}`, { replace: true });
      return onto;
    }
    const { _id: id, version } = onto.coupon;
    const changed = (await ask('changeCoupon', { id, version, fields: given })).coupon;
    return { coupon: changed, fields: changed.fields };
  }
  const forgetErrors = () => {
    setTried(false);
    setErrors({});
  };
  const wordsOf = (field: string): FieldWords => ({
    label: t.fields[field as keyof CouponFields],
    say: (value) =>
      windowDay(field, value, language) ??
      (field === 'kind' ? t.kinds[value as CouponFields['kind']] : namesOfScope(taxonomy, products)(value)),
    ...(field === 'productIds' && { count: chosenText }),
  });
  const title = textsOfFields(fields, 'title')[language];
  return (
    <Page title={coupon === null ? t.new : title} back="/coupons" layout="list">
      <div className={css.page}>
        {coupon !== null && (
          <CouponHead
            coupon={coupon}
            hasDraft={changes > 0}
            onDeleted={form.discard}
            onChanged={(next) => form.replace({ coupon: next, fields: next.fields })}
          />
        )}
        <RecordForm
          id={FORM}
          className={css.form}
          form={form}
          wordsOf={wordsOf}
          problem={errors.general}
          onSubmit={submit}
          onDiscard={forgetErrors}
          create={
            coupon === null && (
              <Button type="submit" busy={form.busy}>
                {t.create}
              </Button>
            )
          }
        >
          <div className={css.fields}>
            {coupon === null && from !== null && <Banner tone="info">{t.copied}</Banner>}
            {coupon?.isUsed === true && (
              <Banner tone="info">
                {t.usedSays} {t.copyInstead}
              </Banner>
            )}
            <WordFields fieldOf={fieldOf} conditions={preview?.conditions ?? null} />
            <OfferFields fieldOf={fieldOf} fields={fields} isFixed={coupon?.isUsed === true} />
            <LimitFields fieldOf={fieldOf} isFixed={coupon?.isUsed === true} />
            <ScopeFields
              fieldOf={fieldOf}
              taxonomy={taxonomy}
              products={products}
              isFixed={coupon?.isUsed === true}
            />
            {coupon !== null && <CouponUses coupon={coupon} />}
          </div>
          <CouponPreview preview={preview} fields={fields} />
        </RecordForm>
      </div>
    </Page>
  );
}

const namesOfScope = ({ brands, categories }: Taxonomy, products: EditedCoupon['products']) =>
  nameIn(
    brands,
    categories,
    categories.flatMap(({ subCategories }) => subCategories),
    places,
    products,
  );

// An emptied amount is null in the draft, and no minimum.
const withMinimum = <Part extends Draft>(part: Part): Part =>
  part['minSubTotal'] === null ? { ...part, minSubTotal: 0 } : part;

/** The coupon as it is, which comes with a conflict. */
function conflictOf(failure: unknown): CouponRecord | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  const { coupon } = failure.data as { coupon: EditedCoupon };
  return { coupon, fields: coupon.fields };
}

/** Errors by field; `general` for those of no field. */
export type CouponErrors = Readonly<Record<string, string>>;

/** Why a coupon was not saved, by field: the server names what it refuses. */
function errorsOf(failure: unknown): CouponErrors {
  const general = failureText(failure, t.notSaved);
  if (!(failure instanceof CallError)) return { general };
  const named = failure.errors.flatMap((text) => {
    const field = /^"(?:fields\.)?(\w+)"/.exec(text)?.[1];
    return field !== undefined && field in t.fields ? [[field, wordsOf(failure.code)] as const] : [];
  });
  return named.length === 0 ? { general } : Object.fromEntries(named);
}

function wordsOf(code: string): string {
  if (code === 'CODE_TAKEN') return t.codeTaken;
  return code === 'IN_USE' ? t.problems.fixed : t.wrong;
}
