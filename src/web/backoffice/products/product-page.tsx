import { type FormEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { products as t } from '#texts/products';
import type { EditedProduct, ProductFields } from '../../../shop/products/calls.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.ts';
import { ask, askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { useRecordForm } from '../client/use-record-form.ts';
import { Page } from '../ui/page.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { DayField, type FieldProps, PairFields, PriceField } from './product-fields.tsx';
import css from './products.module.css';

/** The product in the URL. */
export const loader = async ({ params }: LoaderFunctionArgs) =>
  (await ask('getProductToEdit', { id: params['id'] ?? '' })).product;

const FORM = 'product';
type Field = keyof ProductFields;

function ProductPage() {
  const product = useLoaderData<typeof loader>();
  // Another product is another form.
  return <ProductForm key={product._id} loaded={product} />;
}

function ProductForm({ loaded }: { loaded: EditedProduct }) {
  const [errors, setErrors] = useState<Partial<Record<Field | 'general', string>>>({});
  const form = useRecordForm<EditedProduct>({
    storageKey: `product-draft:${loaded._id}`,
    loaded,
    valuesOf: ({ fields }) => fields,
    save: async ({ _id: id, version }, fields) =>
      (await ask('changeProduct', { id, version, fields })).product,
    conflictOf,
    editorOf: ({ changedBy }) => changedBy ?? '',
    onSaved: () => toast.success(t.saved),
    onFailed: (failure) => setErrors(errorsOf(failure)),
  });
  const { saved: product, draft, collisions } = form;
  const fields: ProductFields = { ...product.fields, ...draft };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    await form.submit();
  };
  const fieldOf = <Name extends Field>(name: Name): FieldProps<ProductFields[Name]> => ({
    name,
    label: t.fields[name],
    value: fields[name],
    error: errors[name],
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value) => form.change(name, value),
  });
  return (
    <Page
      title={language === 'ar' ? fields.nameAr : fields.nameEn}
      total={t.states[product.status]}
      back="/products"
      layout="form"
    >
      <ProductHead product={product} onChanged={form.replace} hasDraft={Object.keys(draft).length > 0} />
      <form id={FORM} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {form.wasKept && Object.keys(draft).length > 0 && (
          <Banner tone="info">{t.draftBack(Object.keys(draft).length)}</Banner>
        )}
        {errors.general && <Banner tone="error">{errors.general}</Banner>}
        <section className={css.panel}>
          <h2>{t.prices}</h2>
          <p className={css.quiet}>{t.priceSays}</p>
          <div className={css.pair}>
            <PriceField {...fieldOf('price')} />
            <PriceField {...fieldOf('priceAfterDiscount')} hint={t.discountHint} />
            <DayField {...fieldOf('discountStartsAt')} />
            <DayField {...fieldOf('discountEndsAt')} />
          </div>
        </section>
        <section className={css.panel}>
          <h2>{t.names}</h2>
          <PairFields ar={fieldOf('nameAr')} en={fieldOf('nameEn')} most={120} />
        </section>
        <section className={css.panel}>
          <h2>{t.words}</h2>
          <p className={css.quiet}>{t.writeArabic}</p>
          <PairFields long ar={fieldOf('descriptionAr')} en={fieldOf('descriptionEn')} most={3000} />
          <PairFields ar={fieldOf('materialAr')} en={fieldOf('materialEn')} most={300} />
          <PairFields ar={fieldOf('careAr')} en={fieldOf('careEn')} most={300} />
        </section>
        <section className={css.panel}>
          <h2>{t.seasonsHead}</h2>
          <fieldset className={css.seasons}>
            <legend className="visually-hidden">{t.seasonsHead}</legend>
            {(['spring', 'summer', 'autumn', 'winter'] as const).map((season) => (
              <Checkbox
                key={season}
                label={t.seasons[season]}
                checked={fields.seasons.includes(season)}
                onChange={({ currentTarget: { checked } }) =>
                  form.change(
                    'seasons',
                    checked ? [...fields.seasons, season] : fields.seasons.filter((each) => each !== season),
                  )
                }
              />
            ))}
          </fieldset>
        </section>
        <section className={css.panel}>
          <DayField {...fieldOf('availableFrom')} />
        </section>
        <SaveBar
          changes={Object.keys(draft).length}
          busy={form.busy}
          form={FORM}
          onDiscard={() => {
            form.discard();
            setErrors({});
          }}
        />
      </form>
    </Page>
  );
}

/** What it looks like, what is missing, and the step that shows or hides it. */
function ProductHead(props: {
  product: EditedProduct;
  hasDraft: boolean;
  onChanged: (product: EditedProduct) => void;
}) {
  const { product, hasDraft, onChanged } = props;
  const { _id: id, version, status, image, missing, changedBy, changedAt } = product;
  const { busy, act } = useAct();
  const isShown = status === 'published';
  const step = async () => {
    const done = await act(async () =>
      askOnce(isShown ? 'archiveProduct' : 'publishProduct', { id, version }),
    );
    if (done === null) return;
    onChanged(done.product);
    toast.success(isShown ? t.archived : t.published);
  };
  return (
    <div className={css.headline}>
      <span className={css.photo}>
        <Picture image={{ ...image, alt: '' }} sizes="96px" />
      </span>
      <div className={css.card}>
        {changedBy !== null && (
          <p className={css.quiet}>{t.lastChange(changedBy, formatMoment(changedAt, language))}</p>
        )}
        {missing.length > 0 && <p>{t.missing(missing.map(missingWord).join(t.and))}</p>}
        <p className={css.line}>
          {isShown && (
            <a className="text-link" href={`/ProductDetails/${id}`}>
              {t.see}
            </a>
          )}
          <Link className="text-link" to={`/stock/${id}`}>
            {t.stockOf}
          </Link>
        </p>
        <Button
          small
          tone={isShown || hasDraft ? 'secondary' : 'primary'}
          busy={busy}
          disabled={hasDraft || (!isShown && missing.length > 0)}
          onClick={() => void step()}
        >
          {isShown ? t.archive : t.publish}
        </Button>
      </div>
    </div>
  );
}

const fieldWords: Readonly<Record<string, string>> = { ...t.fields, ...t.missingFields };
const missingWord = (field: string) => fieldWords[field] ?? field;

/** The product as it is, which comes with a conflict. */
function conflictOf(failure: unknown): EditedProduct | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  return (failure.data as { product: EditedProduct }).product;
}

/** By field: the server names what it refuses. */
function errorsOf(failure: unknown): Partial<Record<Field | 'general', string>> {
  const machine = failure instanceof CallError ? failure.errors : [];
  const step = /multiple of (\d+)/;
  const named = machine.flatMap((text) => {
    const field = /^"(?:fields\.)?(\w+)"/.exec(text)?.[1];
    const of = step.exec(text)?.[1];
    return field === undefined || !(field in t.fields)
      ? []
      : [[field, of === undefined ? t.wrong : t.step(Number(of))] as const];
  });
  return named.length === 0 ? { general: failureText(failure, t.notSaved) } : Object.fromEntries(named);
}

export { ProductPage as Page };
