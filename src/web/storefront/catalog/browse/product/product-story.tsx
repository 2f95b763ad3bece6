import { useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { languageMarks } from '../../../../../shop/language-marks.ts';
import { shareLink } from '../../../../client/share-link.ts';
import { Accordion } from '../../../../ui/blocks/accordion.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Written } from '../../../../ui/product/written.tsx';
import { useFacts } from '../../../layout/facts.ts';
import { SizeTable } from '../size-guide/size-table.tsx';
import { DeliveryBox } from './delivery-box.tsx';
import type { CityQuote } from './delivery-city.ts';
import css from './product-story.module.css';

/** Delivery, description, material. The chosen size comes from the URL. */
export function ProductStory({ product, quote }: { product: ProductDetails; quote: CityQuote | null }) {
  const { description } = product;
  const [params] = useSearchParams();
  const size = product.sizes.find(({ _id }) => _id === params.get('size'))?.label;
  return (
    <div className={css.story}>
      <DeliveryBox quote={quote} product={product} />
      {description !== '' && (
        <p className="prose" {...languageMarks(description, language)}>
          {description}
        </p>
      )}
      <ShareButton title={product.name} />
      <ProductFacts product={product} size={size} />
    </div>
  );
}

/** The product's details, collapsed. */
function ProductFacts({ product, size }: { product: ProductDetails; size: string | undefined }) {
  const { sizeGuide, material, care, returnable, returnReason, returnDays, exchangeDays } = product;
  const facts = useFacts();
  return (
    <div className={css.facts}>
      {sizeGuide && (
        <Accordion title={t.measurements} level={2}>
          <SizeTable guide={sizeGuide} chosen={size} />
        </Accordion>
      )}
      {material + care !== '' && (
        <Accordion title={t.fabricAndCare} level={2}>
          <dl className={css.list}>
            <Fact name={t.material} text={material} />
            <Fact name={t.care} text={care} />
          </dl>
        </Accordion>
      )}
      <Accordion title={t.deliveryAndReturns} level={2}>
        <div className={css.text}>
          <p>{t.deliveryText(facts.deliveryDays)}</p>
          <p>{returnable ? t.returnsText(returnDays, exchangeDays) : returnReason || t.notReturnable}</p>
        </div>
      </Accordion>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  if (text === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Written text={text} />
      </dd>
    </>
  );
}

/** Shares the page's URL with the choices, or copies it where sharing is not supported. */
function ShareButton({ title }: { title: string }) {
  return (
    <Button tone="quiet" small icon="share-2" onClick={() => share(title)}>
      {t.share}
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const { origin, pathname, search } = location;
  const done = await shareLink({ title, url: origin + pathname + search });
  if (done === 'copied') toast.success(t.linkCopied);
  if (done === 'failed') toast.error(t.shareFailed);
}
