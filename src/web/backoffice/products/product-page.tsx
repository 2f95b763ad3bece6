import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { products as t } from '#texts/products';
import type { EditedProduct, ProductFields } from '../../../shop/products/calls.ts';
import type { Taxonomy } from '../../../shop/taxonomy/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toast } from '../../ui/toast.ts';
import { ask } from '../client/ask.ts';
import { useRecordForm } from '../client/use-record-form.ts';
import { Page } from '../ui/page.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { GuideField, PlaceFields, SlugField } from './place-fields.tsx';
import { errorsOf, type ProductErrors } from './product-errors.ts';
import { DayField, type FieldProps, PairFields, PriceField } from './product-fields.tsx';
import { ProductHead } from './product-head.tsx';
import css from './products.module.css';

/** The product in the URL, and what it can belong to. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const [{ product }, taxonomy] = await Promise.all([
    ask('getProductToEdit', { id: params['id'] ?? '' }),
    ask('getTaxonomy'),
  ]);
  return { product, taxonomy };
};

const FORM = 'product';
type Field = keyof ProductFields;

function ProductPage() {
  const { product, taxonomy } = useLoaderData<typeof loader>();
  // Another product is another form.
  return <ProductForm key={product._id} loaded={product} taxonomy={taxonomy} />;
}

function ProductForm({ loaded, taxonomy }: { loaded: EditedProduct; taxonomy: Taxonomy }) {
  const [errors, setErrors] = useState<ProductErrors>({});
  const form = useRecordForm<EditedProduct>({
    storageKey: `product-draft:${loaded._id}`,
    loaded,
    valuesOf: ({ fields }) => fields,
    save: async ({ _id: id, version }, fields) =>
      (await ask('changeProduct', { id, version, fields })).product,
    conflictOf,
    editorOf: ({ changedBy }) => changedBy ?? '',
    onSaved: () => toast.success(form.saved.status === 'published' ? t.savedSeen : t.saved),
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
      title={(language === 'ar' ? fields.nameAr : fields.nameEn) || fields.nameAr || fields.nameEn || t.new}
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
          <h2>{t.names}</h2>
          <PairFields ar={fieldOf('nameAr')} en={fieldOf('nameEn')} most={120} />
          <PlaceFields
            taxonomy={taxonomy}
            brand={fieldOf('brandId')}
            subCategory={fieldOf('subCategoryId')}
          />
        </section>
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
          <div className={css.pair}>
            <DayField {...fieldOf('availableFrom')} />
            <GuideField {...fieldOf('sizeGuideId')} taxonomy={taxonomy} />
            <SlugField {...fieldOf('slug')} />
          </div>
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

/** The product as it is, which comes with a conflict. */
function conflictOf(failure: unknown): EditedProduct | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  return (failure.data as { product: EditedProduct }).product;
}

export { ProductPage as Page };
