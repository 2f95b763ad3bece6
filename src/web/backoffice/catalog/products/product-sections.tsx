import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { language } from '#texts/language';
import { products as t } from '#texts/products';
import { MOST_RELATED } from '../../../../shop/catalog/browse/most-related.ts';
import type { EditedProduct, GivenVariant, ProductFields } from '../../../../shop/catalog/products/calls.ts';
import { LEAST_DESCRIPTION } from '../../../../shop/catalog/products/completeness.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { textsOfFields } from '../../../../shop/language.ts';
import { mergeItems } from '../../../../shop/merge-items.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import type { useRecordForm } from '../../client/use-record-form.ts';
import { PickedProducts } from '../../ui/fields/picked-products.tsx';
import {
  DayField,
  FieldPair,
  type FieldProps,
  LastDayField,
  PairFields,
  WholeField,
  WithTheirs,
} from '../../ui/fields/record-fields.tsx';
import { offerUndo } from '../../ui/undo/undo-offer.ts';
import { EditorSection } from './editor-section.tsx';
import { type FormPicture, PictureList } from './picture-list.tsx';
import { GuideField, PlaceFields, SlugField } from './place-fields.tsx';
import { PriceInDollars } from './price-in-dollars.tsx';
import { keysOf, lacking, type Values } from './product-draft.ts';
import type { ProductErrors } from './product-errors.ts';
import css from './products.module.css';
import { sayPictures, sayVariants } from './their-lists.ts';
import { VariantGrid } from './variant-grid.tsx';

type Field = keyof ProductFields;

export type ProductSectionsProps = {
  form: ReturnType<typeof useRecordForm<EditedProduct>>;
  /** As saved, with what is typed. */
  values: Values;
  errors: ProductErrors;
  taxonomy: Taxonomy;
  /** Saves what is typed; true once nothing is unsaved. */
  onSave: () => Promise<boolean>;
  /** Shown under the prices on screens without a column beside the form. */
  priceFacts: ReactNode;
};

/** The fields of a product: what is changed most often, its sizes, right below its names. */
export function ProductSections(props: ProductSectionsProps) {
  const { form, values, errors, taxonomy, priceFacts } = props;
  const { collisions } = form;
  const sectionOf = (id: SectionName) => ({ id, ...lookOf(sectionFields[id], props) });
  const fieldOf = <Name extends Field>(name: Name): FieldProps<ProductFields[Name]> => ({
    name,
    label: t.fields[name],
    value: values[name],
    error: errors[name],
    tag: lackOf(name, values),
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value) => form.change(name, value),
  });
  return (
    <>
      <EditorSection {...sectionOf('names')} title={t.names}>
        <PairFields ar={fieldOf('nameAr')} en={fieldOf('nameEn')} most={120} />
        <PlaceFields taxonomy={taxonomy} brand={fieldOf('brandId')} subCategory={fieldOf('subCategoryId')} />
      </EditorSection>
      <VariantsSection {...props} />
      <PicturesSection {...props} />
      <EditorSection {...sectionOf('prices')} title={t.prices} fact={priceFact(values)}>
        <p className={css.quiet}>{t.priceSays}</p>
        <FieldPair>
          <WholeField {...fieldOf('price')} />
          <WholeField {...fieldOf('priceAfterDiscount')} hint={t.discountHint} />
          <DayField {...fieldOf('discountStartsAt')} />
          <LastDayField {...fieldOf('discountEndsAt')} />
        </FieldPair>
        <PriceInDollars onPrice={(price) => form.change('price', price)} />
        {priceFacts}
      </EditorSection>
      <EditorSection {...sectionOf('words')} title={t.words}>
        <p className={css.quiet}>{t.writeArabic}</p>
        <PairFields long ar={fieldOf('descriptionAr')} en={fieldOf('descriptionEn')} most={3000} />
        <PairFields ar={fieldOf('materialAr')} en={fieldOf('materialEn')} most={300} />
        <PairFields ar={fieldOf('careAr')} en={fieldOf('careEn')} most={300} />
      </EditorSection>
      <EditorSection {...sectionOf('related')} title={t.related}>
        <p className={css.quiet}>{t.relatedSays}</p>
        <RelatedField {...fieldOf('relatedIds')} of={form.saved} />
      </EditorSection>
      <EditorSection {...sectionOf('rest')} title={t.rest}>
        <SeasonsField form={form} values={values} />
        <FieldPair>
          <DayField {...fieldOf('availableFrom')} />
          <GuideField {...fieldOf('sizeGuideId')} taxonomy={taxonomy} />
          <SlugField {...fieldOf('slug')} />
        </FieldPair>
      </EditorSection>
    </>
  );
}

const sectionFields = {
  names: ['nameAr', 'nameEn', 'brandId', 'subCategoryId'],
  pictures: ['pictures'],
  prices: ['price', 'priceAfterDiscount', 'discountStartsAt', 'discountEndsAt'],
  variants: ['variants'],
  words: ['descriptionAr', 'descriptionEn', 'materialAr', 'materialEn', 'careAr', 'careEn'],
  related: ['relatedIds'],
  rest: ['seasons', 'availableFrom', 'sizeGuideId', 'slug'],
} as const satisfies Record<string, readonly (keyof Values)[]>;
type SectionName = keyof typeof sectionFields;

/** The word for a field that is not written; undefined for a complete one. */
function lackOf(name: Field, values: Values): string | undefined {
  if (!lacking(values).includes(name)) return undefined;
  const typed = String(values[name]).trim().length;
  return typed === 0 ? t.missingTag : t.tooShort(typed, LEAST_DESCRIPTION);
}

/** The missing fields of a section, and whether it has an error or a conflict. */
function lookOf(fields: readonly string[], { form, values, errors }: ProductSectionsProps) {
  const stopped = [...Object.keys(errors), ...Object.keys(form.collisions)];
  return {
    missing: lacking(values).filter((field) => fields.includes(field)),
    isTyped: Object.keys(form.draft).some((field) => fields.includes(field)),
    // An error of a list names its item: `variants.2.barcode`.
    needsLook: stopped.some((field) => fields.includes(field.split('.')[0] ?? '')),
  };
}

const priceFact = ({ price, priceAfterDiscount: reduced }: Values) =>
  // An emptied field is null until a price is typed.
  price === null ? undefined : formatMoney(reduced ?? price, language);

const subCategoryOf = ({ subCategoryId }: Values, { categories }: Taxonomy) =>
  categories.flatMap(({ subCategories }) => subCategories).find(({ _id }) => _id === subCategoryId)?.name ??
  '';

function PicturesSection(props: ProductSectionsProps) {
  const { form, values, errors, taxonomy } = props;
  const { variants, pictures } = values;
  const colorIds = new Set(variants.map(({ colorId }) => colorId));
  const sizeIds = new Set([
    ...variants.map(({ sizeId }) => sizeId),
    ...pictures.map(({ modelSizeId }) => modelSizeId),
  ]);
  return (
    <EditorSection
      id="pictures"
      title={t.pictures}
      fact={t.picturesCount(pictures.length)}
      {...lookOf(sectionFields.pictures, props)}
    >
      <WithTheirs
        theirs={form.collisions['pictures']}
        onKeepTheirs={() => form.keepTheirs('pictures')}
        sayItems={(theirs) => sayPictures(theirs as readonly FormPicture[], pictures)}
      >
        <PictureList
          productId={form.saved._id}
          names={textsOfFields(values, 'name')}
          pictures={pictures}
          errors={errors}
          colors={taxonomy.colors.filter(({ _id }) => colorIds.has(_id))}
          sizes={taxonomy.sizes.filter(({ _id }) => sizeIds.has(_id))}
          allColors={taxonomy.colors}
          subCategory={subCategoryOf(values, taxonomy)}
          onChange={(change) => form.changeBy('pictures', (now) => change(now as readonly FormPicture[]))}
          onRemove={(picture, place) => {
            const left = pictures.filter((each) => each !== picture);
            const restore = changeItems(form, 'pictures', pictures, left);
            offerUndo({ text: t.removed(t.picture(place + 1)), undo: async () => restore() });
          }}
        />
      </WithTheirs>
    </EditorSection>
  );
}

function VariantsSection(props: ProductSectionsProps) {
  const { form, values, errors, taxonomy, onSave } = props;
  const { variants, pictures } = values;
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const id = form.saved._id;
  const isTyped = Object.keys(form.draft).length > 0;
  const receive = async () => {
    if (isTyped && !(await onSave())) return;
    const made = await act(async () => askOnce('createReceipt', {}));
    if (made !== null) await navigate(`/stock/receipts/${made.receipt._id}?product=${id}`);
  };
  // Removing a color removes its pictures, and undoing that restores them.
  const remove = (next: readonly GivenVariant[], what: string) => {
    const left = new Set(next.map(({ colorId }) => colorId));
    const kept = pictures.filter(({ colorId }) => colorId === null || left.has(colorId));
    const restoreVariants = changeItems(form, 'variants', variants, next);
    const restorePictures = changeItems(form, 'pictures', pictures, kept);
    offerUndo({
      text: t.removed(what),
      undo: async () => {
        restoreVariants();
        restorePictures();
      },
    });
  };
  return (
    <EditorSection
      id="variants"
      title={t.variants}
      fact={t.pieces(form.saved.variants.reduce((sum, { stock }) => sum + stock, 0))}
      {...lookOf(sectionFields.variants, props)}
    >
      <WithTheirs
        theirs={form.collisions['variants']}
        onKeepTheirs={() => form.keepTheirs('variants')}
        sayItems={(theirs) => sayVariants(theirs as readonly GivenVariant[], variants, taxonomy)}
      >
        <VariantGrid
          taxonomy={taxonomy}
          variants={variants}
          saved={form.saved.variants}
          errors={errors}
          onChange={(next) => form.change('variants', next)}
          onPaste={({ rows, filled, outside }) => {
            const restore = changeItems(form, 'variants', variants, rows);
            offerUndo({ text: t.pasted(filled, outside), undo: async () => restore() });
            return () => {
              restore();
              offerUndo(null);
            };
          }}
          onRemove={remove}
        />
      </WithTheirs>
      {variants.length > 0 && (
        <Button tone="secondary" icon="package" busy={busy || form.busy} onClick={() => void receive()}>
          {isTyped ? t.saveAndReceive : t.receive}
        </Button>
      )}
    </EditorSection>
  );
}

/** Changes a list of the form. Returns a function that undoes it in the list as it is at that time. */
function changeItems<Name extends keyof typeof keysOf>(
  form: ProductSectionsProps['form'],
  name: Name,
  before: Values[Name],
  after: Values[Name],
): () => void {
  form.change(name, after);
  return () =>
    form.changeBy(name, (now) => {
      const merged = mergeItems(after, before, now as Values[Name], (item) => keysOf[name](item as never));
      return merged ?? now;
    });
}

function SeasonsField({ form, values: { seasons } }: Pick<ProductSectionsProps, 'form' | 'values'>) {
  return (
    <WithTheirs theirs={form.collisions['seasons']} onKeepTheirs={() => form.keepTheirs('seasons')}>
      <fieldset className={css.seasons}>
        <legend>{t.seasonsHead}</legend>
        {(['spring', 'summer', 'autumn', 'winter'] as const).map((season) => (
          <Checkbox
            key={season}
            label={t.seasons[season]}
            checked={seasons.includes(season)}
            onChange={({ currentTarget: { checked } }) =>
              form.change(
                'seasons',
                checked ? [...seasons, season] : seasons.filter((each) => each !== season),
              )
            }
          />
        ))}
      </fieldset>
    </WithTheirs>
  );
}

/** The chosen related products, which the product's page shows first. */
function RelatedField({ of, ...field }: FieldProps<string[]> & { of: EditedProduct }) {
  return (
    <PickedProducts
      {...field}
      known={of.related}
      most={MOST_RELATED}
      isOrdered
      onChange={(ids) => field.onChange(ids.filter((id) => id !== of._id))}
    />
  );
}
