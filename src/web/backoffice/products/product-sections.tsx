import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { products as t } from '#texts/products';
import { textsOfFields } from '../../../shop/language.ts';
import type { EditedProduct, GivenVariant, ProductFields } from '../../../shop/products/calls.ts';
import type { Taxonomy } from '../../../shop/taxonomy/contract.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import type { useRecordForm } from '../client/use-record-form.ts';
import {
  DayField,
  FieldPair,
  type FieldProps,
  PairFields,
  WholeField,
  WithTheirs,
} from '../ui/fields/record-fields.tsx';
import { type FormPicture, PictureList } from './picture-list.tsx';
import { GuideField, PlaceFields, SlugField } from './place-fields.tsx';
import type { Values } from './product-draft.ts';
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
  /** Under the prices, where nothing stands beside the form. */
  priceFacts: ReactNode;
};

/** The fields of a product, in the order in which a piece is usually written down: what is in the hand first. */
export function ProductSections(props: ProductSectionsProps) {
  const { form, values, errors, taxonomy, priceFacts } = props;
  const { collisions } = form;
  const fieldOf = <Name extends Field>(name: Name): FieldProps<ProductFields[Name]> => ({
    name,
    label: t.fields[name],
    value: values[name],
    error: errors[name],
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value) => form.change(name, value),
  });
  return (
    <>
      <section className={css.panel}>
        <h2>{t.names}</h2>
        <PairFields ar={fieldOf('nameAr')} en={fieldOf('nameEn')} most={120} />
        <PlaceFields taxonomy={taxonomy} brand={fieldOf('brandId')} subCategory={fieldOf('subCategoryId')} />
      </section>
      <PicturesSection {...props} />
      <section className={css.panel}>
        <h2>{t.prices}</h2>
        <p className={css.quiet}>{t.priceSays}</p>
        <FieldPair>
          <WholeField {...fieldOf('price')} />
          <WholeField {...fieldOf('priceAfterDiscount')} hint={t.discountHint} />
          <DayField {...fieldOf('discountStartsAt')} />
          <DayField {...fieldOf('discountEndsAt')} />
        </FieldPair>
        {priceFacts}
      </section>
      <VariantsSection {...props} />
      <section className={css.panel}>
        <h2>{t.words}</h2>
        <p className={css.quiet}>{t.writeArabic}</p>
        <PairFields long ar={fieldOf('descriptionAr')} en={fieldOf('descriptionEn')} most={3000} />
        <PairFields ar={fieldOf('materialAr')} en={fieldOf('materialEn')} most={300} />
        <PairFields ar={fieldOf('careAr')} en={fieldOf('careEn')} most={300} />
      </section>
      <SeasonsSection {...props} />
      <section className={css.panel}>
        <FieldPair>
          <DayField {...fieldOf('availableFrom')} />
          <GuideField {...fieldOf('sizeGuideId')} taxonomy={taxonomy} />
          <SlugField {...fieldOf('slug')} />
        </FieldPair>
      </section>
    </>
  );
}

function PicturesSection({ form, values, taxonomy }: ProductSectionsProps) {
  const { variants, pictures } = values;
  const colorIds = new Set(variants.map(({ colorId }) => colorId));
  return (
    <section id="pictures" tabIndex={-1} className={css.panel}>
      <h2>{t.pictures}</h2>
      <WithTheirs
        theirs={form.collisions['pictures']}
        onKeepTheirs={() => form.keepTheirs('pictures')}
        sayItems={(theirs) => sayPictures(theirs as readonly FormPicture[], pictures)}
      >
        <PictureList
          productId={form.saved._id}
          names={textsOfFields(values, 'name')}
          pictures={pictures}
          colors={taxonomy.colors.filter(({ _id }) => colorIds.has(_id))}
          onChange={(change) => form.changeBy('pictures', (now) => change(now as readonly FormPicture[]))}
        />
      </WithTheirs>
    </section>
  );
}

function VariantsSection({ form, values, errors, taxonomy, onSave }: ProductSectionsProps) {
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
  // A color that is gone takes its pictures with it.
  const change = (next: readonly GivenVariant[]) => {
    form.change('variants', next);
    const left = new Set(next.map(({ colorId }) => colorId));
    const kept = pictures.filter(({ colorId }) => colorId === null || left.has(colorId));
    if (kept.length < pictures.length) form.change('pictures', kept);
  };
  return (
    <section id="variants" tabIndex={-1} className={css.panel}>
      <h2>{t.variants}</h2>
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
          onChange={change}
        />
      </WithTheirs>
      {variants.length > 0 && (
        <Button tone="secondary" icon="package" busy={busy || form.busy} onClick={() => void receive()}>
          {isTyped ? t.saveAndReceive : t.receive}
        </Button>
      )}
    </section>
  );
}

function SeasonsSection({ form, values: { seasons } }: ProductSectionsProps) {
  return (
    <section className={css.panel}>
      <h2>{t.seasonsHead}</h2>
      <WithTheirs theirs={form.collisions['seasons']} onKeepTheirs={() => form.keepTheirs('seasons')}>
        <fieldset className={css.seasons}>
          <legend className="visually-hidden">{t.seasonsHead}</legend>
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
    </section>
  );
}
