import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { language } from '#texts/language';
import { products as t } from '#texts/products';
import { firstWritten, textsOfFields } from '../../../shop/language.ts';
import type { EditedProduct, GivenVariant, ProductFields } from '../../../shop/products/calls.ts';
import type { Taxonomy } from '../../../shop/taxonomy/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { ask } from '../client/ask.ts';
import { type Draft, useRecordForm } from '../client/use-record-form.ts';
import {
  DayField,
  FieldPair,
  type FieldProps,
  PairFields,
  WholeField,
  WithTheirs,
} from '../ui/fields/record-fields.tsx';
import { Page } from '../ui/page.tsx';
import { RecordForm } from '../ui/record-form/record-form.tsx';
import { openPreview } from './open-preview.ts';
import { filesOf, type FormPicture, PictureList } from './picture-list.tsx';
import { GuideField, PlaceFields, SlugField } from './place-fields.tsx';
import { errorsOf, type ProductErrors } from './product-errors.ts';
import { ProductHead } from './product-head.tsx';
import { productWords } from './product-words.ts';
import css from './products.module.css';
import { sayPictures, sayVariants } from './their-lists.ts';
import { VariantGrid } from './variant-grid.tsx';

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
  const navigate = useNavigate();
  const form = useRecordForm<EditedProduct>({
    storageKey: `product-draft:${loaded._id}`,
    loaded,
    valuesOf,
    save: saveDraft,
    conflictOf,
    editorOf: ({ changedBy }) => changedBy ?? '',
    keysOf: {
      variants: ({ colorId, sizeId }: GivenVariant) => `${colorId} ${sizeId}`,
      pictures: ({ pictureId }: FormPicture) => pictureId,
      seasons: (season: string) => season,
    },
    onSaved: () => toast.success(form.saved.status === 'published' ? t.savedSeen : t.saved),
    onFailed: (failure) => setErrors(errorsOf(failure)),
  });
  const { saved: product, draft, collisions } = form;
  const values: Values = { ...valuesOf(product), ...draft };
  const { variants, pictures, ...fields } = values;
  const colorIds = [...new Set(variants.map(({ colorId }) => colorId))];
  const submit = async () => {
    setErrors({});
    await form.submit();
  };
  const preview = async () => {
    setErrors({});
    try {
      await openPreview({ id: product._id, ...changeOf(draft) }, navigate);
    } catch (failure) {
      setErrors(errorsOf(failure));
    }
  };
  // A color that is gone takes its pictures with it.
  const setVariants = (next: readonly GivenVariant[]) => {
    form.change('variants', next);
    const left = new Set(next.map(({ colorId }) => colorId));
    const kept = pictures.filter(({ colorId }) => colorId === null || left.has(colorId));
    if (kept.length < pictures.length) form.change('pictures', kept);
  };
  const setPictures = (change: (pictures: readonly FormPicture[]) => FormPicture[]) =>
    form.changeBy('pictures', (now) => change(now as readonly FormPicture[]));
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
      title={firstWritten(textsOfFields(fields, 'name'), language) || t.new}
      total={t.states[product.status]}
      back="/products"
      layout="form"
    >
      <ProductHead
        product={product}
        onChanged={form.replace}
        onDeleted={form.discard}
        hasDraft={Object.keys(draft).length > 0}
        onPreview={preview}
      />
      <RecordForm
        id={FORM}
        className={css.form}
        form={form}
        wordsOf={(field) => productWords(field, taxonomy)}
        problem={errors.general}
        onSubmit={submit}
        onDiscard={() => setErrors({})}
      >
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
          <FieldPair>
            <WholeField {...fieldOf('price')} />
            <WholeField {...fieldOf('priceAfterDiscount')} hint={t.discountHint} />
            <DayField {...fieldOf('discountStartsAt')} />
            <DayField {...fieldOf('discountEndsAt')} />
          </FieldPair>
        </section>
        <section className={css.panel}>
          <h2>{t.words}</h2>
          <p className={css.quiet}>{t.writeArabic}</p>
          <PairFields long ar={fieldOf('descriptionAr')} en={fieldOf('descriptionEn')} most={3000} />
          <PairFields ar={fieldOf('materialAr')} en={fieldOf('materialEn')} most={300} />
          <PairFields ar={fieldOf('careAr')} en={fieldOf('careEn')} most={300} />
        </section>
        <section id="variants" tabIndex={-1} className={css.panel}>
          <h2>{t.variants}</h2>
          <WithTheirs
            theirs={collisions['variants']}
            onKeepTheirs={() => form.keepTheirs('variants')}
            sayItems={(theirs) => sayVariants(theirs as readonly GivenVariant[], variants, taxonomy)}
          >
            <VariantGrid
              taxonomy={taxonomy}
              variants={variants}
              saved={product.variants}
              errors={errors}
              onChange={setVariants}
            />
          </WithTheirs>
        </section>
        <section id="pictures" tabIndex={-1} className={css.panel}>
          <h2>{t.pictures}</h2>
          <WithTheirs
            theirs={collisions['pictures']}
            onKeepTheirs={() => form.keepTheirs('pictures')}
            sayItems={(theirs) => sayPictures(theirs as readonly FormPicture[], pictures)}
          >
            <PictureList
              productId={product._id}
              names={textsOfFields(fields, 'name')}
              pictures={pictures}
              colors={taxonomy.colors.filter(({ _id }) => colorIds.includes(_id))}
              onChange={setPictures}
            />
          </WithTheirs>
        </section>
        <section className={css.panel}>
          <h2>{t.seasonsHead}</h2>
          <WithTheirs theirs={collisions['seasons']} onKeepTheirs={() => form.keepTheirs('seasons')}>
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
                      checked
                        ? [...fields.seasons, season]
                        : fields.seasons.filter((each) => each !== season),
                    )
                  }
                />
              ))}
            </fieldset>
          </WithTheirs>
        </section>
        <section className={css.panel}>
          <FieldPair>
            <DayField {...fieldOf('availableFrom')} />
            <GuideField {...fieldOf('sizeGuideId')} taxonomy={taxonomy} />
            <SlugField {...fieldOf('slug')} />
          </FieldPair>
        </section>
      </RecordForm>
    </Page>
  );
}

type Values = ProductFields & { variants: readonly GivenVariant[]; pictures: readonly FormPicture[] };

const valuesOf = ({ fields, variants, pictures }: EditedProduct): Values => ({
  ...fields,
  variants: variants.map(({ colorId, sizeId, sku, barcode }) => ({ colorId, sizeId, sku, barcode })),
  pictures: pictures.map(({ image, ...given }) => ({ ...given, ...filesOf(image) })),
});

async function saveDraft({ _id: id, version }: EditedProduct, draft: Draft): Promise<EditedProduct> {
  return (await ask('changeProduct', { id, version, ...changeOf(draft) })).product;
}

/** What was edited, as the calls take it. */
function changeOf(draft: Draft) {
  const { variants, pictures, ...fields }: Partial<Values> = draft;
  return {
    fields,
    ...(variants && { variants: [...variants] }),
    ...(pictures && { pictures: pictures.map(({ url: _url, largest: _largest, ...given }) => given) }),
  };
}

/** The product as it is, which comes with a conflict. */
function conflictOf(failure: unknown): EditedProduct | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  return (failure.data as { product: EditedProduct }).product;
}

export { ProductPage as Page };
