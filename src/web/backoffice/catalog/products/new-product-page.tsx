import { type FormEvent, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { products as t } from '#texts/products';
import { isBlank } from '../../../../shop/blank.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { useRecordForm } from '../../client/use-record-form.ts';
import { type FieldProps, PairFields, WholeField } from '../../ui/fields/record-fields.tsx';
import { Page } from '../../ui/page.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import { WithNewRows } from '../taxonomy/new-row.tsx';
import { openPreview } from './open-preview.ts';
import { PlaceFields } from './place-fields.tsx';
import { PriceInDollars } from './price-in-dollars.tsx';
import { errorsLeft, errorsOf, notRefused, type ProductErrors } from './product-errors.ts';
import { productWords } from './product-words.ts';
import css from './products.module.css';

export const loader = () => ask('getTaxonomy');

type Values = {
  nameAr: string;
  nameEn: string;
  brandId: string;
  subCategoryId: string;
  price: number | null;
};
type Begun = { _id: string | null; values: Values };
const nothing: Begun = {
  _id: null,
  values: { nameAr: '', nameEn: '', brandId: '', subCategoryId: '', price: null },
};

/** A new product: what a draft needs. The rest is written in its editor. */
function NewProductPage() {
  const taxonomy = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const wantsPreview = useRef(false);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState(notRefused);
  // A shop's only brand is that of its products, as in an import.
  const [brand, ...otherBrands] = taxonomy.brands;
  const begun = { ...nothing.values, ...(brand && otherBrands.length === 0 && { brandId: brand._id }) };
  const form = useRecordForm<Begun>({
    storageKey: 'product-draft:new',
    loaded: nothing,
    valuesOf: ({ values }) => values,
    save: async (_begun, draft) => {
      const { price, brandId, ...rest }: Values = { ...begun, ...draft };
      const brand = brandId !== '' && { brandId };
      const { product } = await askOnce('createProduct', { ...rest, ...brand, price: price ?? 0 });
      await navigate(`/products/${product._id}`, { replace: true });
      if (wantsPreview.current) await openPreview({ id: product._id }, navigate);
      return nothing;
    },
    conflictOf: () => null,
    editorOf: () => '',
    onSaved: () => form.discard(),
    onFailed: (failure) => setRefused({ errors: errorsOf(failure), values }),
  });
  const values: Values = { ...begun, ...form.draft };
  const errors = isTried ? { ...errorsLeft(refused, values), ...problemsOf(values) } : {};
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    wantsPreview.current = isPreviewButton((event.nativeEvent as SubmitEvent).submitter);
    setTried(true);
    setRefused(notRefused);
    if (Object.keys(problemsOf(values)).length === 0) await form.submit();
  };
  const fieldOf = <Name extends keyof Values>(name: Name): FieldProps<Values[Name]> => ({
    name,
    label: t.fields[name],
    value: values[name],
    error: errors[name],
    theirs: undefined,
    onKeepTheirs: () => {},
    onChange: (value) => form.change(name, value),
  });
  return (
    <WithNewRows taxonomy={taxonomy}>
      <Page title={t.new} back="/products" layout="form">
        <RecordForm
          id="new-product"
          className={css.form}
          form={form}
          wordsOf={(field) => productWords(field, taxonomy)}
          problem={errors.general}
          onSubmit={submit}
          create={
            <p className={css.line}>
              <Button type="submit" busy={form.busy}>
                {t.create}
              </Button>
              <Button type="submit" name="preview" tone="secondary" icon="eye" busy={form.busy}>
                {t.createAndPreview}
              </Button>
            </p>
          }
        >
          <section className={css.panel}>
            <p className={css.quiet}>{t.createSays}</p>
            <PairFields ar={fieldOf('nameAr')} en={fieldOf('nameEn')} most={120} />
            <PlaceFields
              taxonomy={taxonomy}
              brand={fieldOf('brandId')}
              noBrand={t.ownBrand}
              subCategory={fieldOf('subCategoryId')}
            />
            <WholeField {...fieldOf('price')} />
            <PriceInDollars onPrice={(price) => form.change('price', price)} />
          </section>
        </RecordForm>
      </Page>
    </WithNewRows>
  );
}

const isPreviewButton = (pressed: HTMLElement | null) => pressed?.getAttribute('name') === 'preview';

/** What is not filled in yet. */
function problemsOf({ nameAr, nameEn, subCategoryId, price }: Values): ProductErrors {
  return {
    ...(isBlank(nameAr) && isBlank(nameEn) && { nameAr: t.nameNeeded }),
    ...(subCategoryId === '' && { subCategoryId: t.categoryNeeded }),
    ...(price === null && { price: t.priceNeeded }),
  };
}

export { NewProductPage as Page };
