import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { language } from '#texts/language';
import { products as t } from '#texts/products';
import type { EditedProduct } from '../../../../shop/catalog/products/calls.ts';
import type { ProductCost } from '../../../../shop/catalog/products/editor-calls.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { firstWritten, textsOfFields } from '../../../../shop/language.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useRecordForm } from '../../client/use-record-form.ts';
import { Page } from '../../ui/page.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import { useWidth } from '../../ui/use-wide.ts';
import { WithNewRows } from '../taxonomy/new-row.tsx';
import { LiveView } from './effect/live-view.tsx';
import { PriceFacts } from './effect/price-facts.tsx';
import { StockGlance } from './effect/stock-glance.tsx';
import { openPreview } from './open-preview.ts';
import { changeOf, conflictOf, keysOf, saveDraft, type Values, valuesOf } from './product-draft.ts';
import { errorsLeft, errorsOf, notRefused } from './product-errors.ts';
import { ProductHead } from './product-head.tsx';
import { ProductSections } from './product-sections.tsx';
import { productWords } from './product-words.ts';
import css from './products.module.css';

/** The product in the URL, what it can belong to, and what a piece costs: the editor works without the last. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const id = params['id'] ?? '';
  const [{ product }, taxonomy, cost] = await Promise.all([
    ask('getProductToEdit', { id }),
    ask('getTaxonomy'),
    ask('getProductCost', { id }).then(
      (read) => read.cost,
      () => null,
    ),
  ]);
  return { product, taxonomy, cost };
};

function ProductPage() {
  const { product, taxonomy, cost } = useLoaderData<typeof loader>();
  // Another product is another form.
  return (
    <WithNewRows taxonomy={taxonomy}>
      <ProductForm key={product._id} loaded={product} taxonomy={taxonomy} cost={cost} />
    </WithNewRows>
  );
}

type ProductFormProps = { loaded: EditedProduct; taxonomy: Taxonomy; cost: ProductCost | null };

/** The form and, from 1280 px, its effects beside it: state, margin, the shop's card, stock. */
function ProductForm({ loaded, taxonomy, cost }: ProductFormProps) {
  const [refused, setRefused] = useState(notRefused);
  const navigate = useNavigate();
  const hasAside = useWidth('(width >= 1280px)');
  const form = useRecordForm<EditedProduct>({
    storageKey: `product-draft:${loaded._id}`,
    loaded,
    valuesOf,
    save: saveDraft,
    conflictOf,
    editorOf: ({ changedBy }) => changedBy ?? '',
    keysOf,
    onSaved: () => toast.success(form.saved.status === 'published' ? t.savedSeen : t.saved),
    onFailed: (failure) => setRefused({ errors: errorsOf(failure), values }),
  });
  const { saved: product, draft } = form;
  const values: Values = { ...valuesOf(product), ...draft };
  const errors = errorsLeft(refused, values);
  const submit = async () => {
    setRefused(notRefused);
    await form.submit();
  };
  const preview = async () => {
    setRefused(notRefused);
    try {
      await openPreview({ id: product._id, ...changeOf(draft) }, navigate);
    } catch (failure) {
      setRefused({ errors: errorsOf(failure), values });
    }
  };
  const priceFacts = cost && <PriceFacts values={values} cost={cost} />;
  return (
    <Page
      title={firstWritten(textsOfFields(values, 'name'), language) || t.new}
      total={t.states[product.status]}
      back="/products"
      layout="list"
    >
      <div className={css.editor}>
        <ProductHead
          product={product}
          onChanged={form.replace}
          onDeleted={form.discard}
          hasDraft={Object.keys(draft).length > 0}
          onPreview={preview}
        />
        <RecordForm
          id="product"
          className={css.form}
          form={form}
          wordsOf={(field) => productWords(field, taxonomy)}
          problem={errors.general}
          onSubmit={submit}
          onDiscard={() => setRefused(notRefused)}
        >
          <ProductSections
            form={form}
            values={values}
            errors={errors}
            taxonomy={taxonomy}
            onSave={async () => {
              await submit();
              return !form.isUnsaved();
            }}
            priceFacts={!hasAside && priceFacts}
          />
        </RecordForm>
        <aside className={css.effect} aria-label={t.effect}>
          {hasAside && priceFacts && (
            <section className={css.panel}>
              <h2>{t.prices}</h2>
              {priceFacts}
            </section>
          )}
          <LiveView id={product._id} change={changeOf(draft)} version={product.version} isOpen={hasAside} />
          <StockGlance product={product} taxonomy={taxonomy} />
        </aside>
      </div>
    </Page>
  );
}

export { ProductPage as Page };
