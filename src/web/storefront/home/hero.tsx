import { home as t } from '#texts/home';
import { layout } from '#texts/layout';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WovenPanel } from '../../ui/woven-panel.tsx';
import css from './hero.module.css';
import type { Front } from './load-front.ts';

/** The first thing seen: one large garment on phones, three staggered tiles before a woven cloth on wide screens. */
export function Hero({ hero, beside }: Pick<Front, 'hero' | 'beside'>) {
  if (hero === null) return <PlainHero />;
  const [before, after] = beside;
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.words}>
        <h1 className={`display ${css.line}`}>{hero.title}</h1>
        <p className={css.text}>{hero.text}</p>
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

/** Phones are told less than it stands: 1.6 pixels a point are enough for it, and the next larger file is 25 KB more. */
const widths = '(min-width: 768px) 300px, (min-width: 480px) 82vw, 240px';

/** Only wide screens have room for them, so phones never ask for their files. */
function Beside({ piece: { image } }: { piece: Front['beside'][number] }) {
  return (
    <div className={css.beside}>
      <Picture image={{ ...image, alt: '' }} ratio="1/1" load="lazy" sizes="200px" />
    </div>
  );
}

/** What the shop says of itself while its own words cannot be read. */
function PlainHero() {
  return (
    <section className={`wrap ${css.plain}`}>
      <h1 className={`display ${css.line}`}>{layout.tagline}</h1>
      <p className={css.text}>{layout.description}</p>
      <p>
        <ButtonLink to="/SearchProducts">{t.seeCollection}</ButtonLink>
      </p>
      <WovenPanel size="cover" colors={[]} />
    </section>
  );
}
