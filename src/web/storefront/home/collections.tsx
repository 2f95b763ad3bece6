import { Link } from 'react-router';
import { home as t } from '#texts/home';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import type { HomePage } from '../../../shop/home/contract.ts';
import { Picture } from '../../ui/picture.tsx';
import { WovenPanel } from '../../ui/woven-panel.tsx';
import css from './collections.module.css';

/** The featured collections: a cloth, a garment, its words; side by side to swipe on phones. */
export function Collections({
  collections,
  pieces,
}: {
  collections: HomePage['collections'];
  pieces: readonly ProductCard[];
}) {
  if (collections.length === 0) return null;
  const threads = pieces.flatMap(({ colors }) => colors.map(({ hex }) => hex));
  return (
    <section className={`wrap ${css.section}`}>
      <h2 className="section-title">{t.collections}</h2>
      <div className={css.row}>
        {collections.map(({ _id, title, text, image, href }, place) => (
          <article key={_id} className={css.card}>
            <WovenPanel size="card" colors={clothOf(threads, place)} />
            <div className={css.picture}>
              <Picture
                image={{ ...image, alt: '' }}
                ratio="1/1"
                sizes="(min-width: 768px) 290px, (min-width: 480px) 58vw, 160px"
              />
            </div>
            <h3 className="card-title">
              <Link to={href} className={css.link}>
                {title}
              </Link>
            </h3>
            <p className={css.text}>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** A cloth of its own for each collection, out of what the shop shows today. */
function clothOf(threads: readonly string[], place: number): string[] {
  const different = [...new Set(threads)];
  return different.slice(place * 4, place * 4 + 4);
}
