import { home as t } from '#texts/home';
import { layout } from '#texts/layout';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { WovenPanel } from '../../../ui/cloth/woven-panel.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import css from './hero.module.css';
import type { Front } from './load-front.ts';

/** The hero: one large garment on phones, three staggered tiles over woven fabric on wide screens. */
export function Hero({ hero, beside }: Pick<Front, 'hero' | 'beside'>) {
  // Without a garment a tile would be empty.
  if (hero === null || hero.image.url.endsWith('.svg')) return <PlainHero hero={hero} />;
  const [before, after] = beside;
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.words}>
        <h1 className={`display ${css.line}`}>{hero.title}</h1>
        {hero.text && <p className={css.text}>{hero.text}</p>}
        <p>
          <ButtonLink to={hero.href}>{t.seeCollection}</ButtonLink>
        </p>
      </div>
      <div className={css.tiles}>
        <div className={css.cloth}>
          <WovenPanel size="cover" colors={beside.flatMap(({ colors }) => colors.map(({ hex }) => hex))} />
        </div>
        {before && <Beside piece={before} />}
        <div className={css.main}>
          <Picture image={hero.image} ratio="1/1" load="high" sizes={widths} />
        </div>
        {after && <Beside piece={after} />}
      </div>
    </section>
  );
}

/** Too small on phones on purpose: 1.6 pixels per CSS pixel suffice, and the next file costs 25 KB more. */
const widths = '(min-width: 768px) 300px, (min-width: 480px) 82vw, 240px';

/** Shown on wide screens only, so phones never load them. */
function Beside({ piece: { image } }: { piece: Front['beside'][number] }) {
  return (
    <div className={css.beside}>
      <Picture image={{ ...image, alt: '' }} ratio="1/1" load="lazy" sizes="200px" />
    </div>
  );
}

/** Words over fabric; its own texts where the home data could not be loaded. */
function PlainHero({ hero }: Pick<Front, 'hero'>) {
  const { title, text, href } = hero ?? {
    title: layout.tagline,
    text: layout.description,
    href: '/SearchProducts',
  };
  return (
    <section className={`wrap ${css.plain}`}>
      <h1 className={`display ${css.line}`}>{title}</h1>
      {text && <p className={css.text}>{text}</p>}
      <p>
        <ButtonLink to={href}>{t.seeCollection}</ButtonLink>
      </p>
      <WovenPanel size="cover" colors={[]} />
    </section>
  );
}
