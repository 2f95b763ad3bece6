import { Link } from 'react-router';
import { catalog } from '#texts/catalog';
import { home as t } from '#texts/home';
import type { HomePage } from '../../../../shop/office/home/contract.ts';
import { WovenPanel } from '../../../ui/cloth/woven-panel.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { BlockFailure } from '../../failures/load-failure.tsx';
import css from './collections.module.css';

type Collection = HomePage['collections'][number];

/** The featured collections; scrolls sideways on phones. Null if they could not be loaded. */
export function Collections({ collections }: { collections: readonly Collection[] | null }) {
  if (collections?.length === 0) return null;
  return (
    <section className={`wrap ${css.section}`}>
      <h2 className="section-title">{t.collections}</h2>
      {collections === null ? (
        <BlockFailure>{t.failed}</BlockFailure>
      ) : (
        <div className={css.row}>
          {collections.map((collection) => (
            <CollectionCard key={collection._id} collection={collection} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A collection's card: fabric in its colors, two products, its text and product count. */
function CollectionCard({
  collection: { title, text, images, count, colors, href },
}: {
  collection: Collection;
}) {
  const [only, second] = images;
  return (
    <article className={css.card}>
      <WovenPanel size="card" colors={colors} />
      <div className={css.pair}>
        {images.map((image) => (
          <Picture
            key={image.url}
            image={{ ...image, alt: '' }}
            ratio={second ? '3/4' : '1/1'}
            sizes={image === only && !second ? wholeWidths : halfWidths}
          />
        ))}
      </div>
      <div className={css.title}>
        <h3 className="card-title">
          <Link to={href} className={`stretched ${css.link}`}>
            {title}
          </Link>
        </h3>
        {count !== null && <span className={css.count}>{catalog.pieces(count)}</span>}
      </div>
      <p className={css.text}>{text}</p>
    </article>
  );
}

/** Too small on phones on purpose: the next larger file looks the same and costs 3 KB more. */
const halfWidths = '(min-width: 768px) 200px, (min-width: 480px) 38vw, 120px';
const wholeWidths = '(min-width: 768px) 290px, (min-width: 480px) 58vw, 160px';
