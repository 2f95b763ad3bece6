import { Link } from 'react-router';
import type { HomePage } from '../../../shop/home/contract.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './banners.module.css';

/** Two ways further: a garment beside its words, side by side on wide screens. */
export function Banners({ banners }: { banners: HomePage['banners'] }) {
  if (banners.length === 0) return null;
  return (
    <section className={`wrap ${css.row}`}>
      {banners.map(({ _id, title, text, image, href }) => (
        <article key={_id} className={css.banner}>
          <div className={css.picture}>
            <Picture image={{ ...image, alt: '' }} sizes="(min-width: 768px) 200px, 34vw" />
          </div>
          <div className={css.words}>
            <h2 className="card-title">
              <Link to={href} className={css.link}>
                {title}
              </Link>
            </h2>
            <p>{text}</p>
            <Icon name="arrow-right" />
          </div>
        </article>
      ))}
    </section>
  );
}
