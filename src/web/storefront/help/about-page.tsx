import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { help as t } from '#texts/help';
import { helpAbout } from '#texts/help-about';
import { callFrom } from '../../client/call-from.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { WovenPanel } from '../../ui/cloth/woven-panel.tsx';
import { Head } from '../head.tsx';
import { useFacts } from '../layout/facts.ts';
import css from './about-page.module.css';
import { capitalsOf } from './capitals.ts';
import { SyriaMap } from './syria-map.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { cities } = await callFrom(context)('getAllCities').catch(() => ({ cities: [] }));
  return { capitals: capitalsOf(cities) };
}

const threads = ['plum', 'quince', 'sumac', 'undyed', 'plum', 'pistachio', 'indigo'];

export function Component() {
  const { capitals } = useLoaderData<typeof loader>();
  const facts = useFacts();
  const about = helpAbout(facts);
  const [first, ...more] = about.paragraphs;
  return (
    <>
      <Head title={about.title} description={t.aboutDescription(facts.identity.name)} />
      <div className={`wrap ${css.page}`}>
        <div className={css.cloth}>
          <WovenPanel colors={threads} size="cover" />
        </div>
        <h1 className="display">{about.title}</h1>
        <div className={css.words}>
          <p className={css.first}>{first}</p>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to="/SearchProducts">{t.shopNow}</ButtonLink>
        </div>
        <ul className={css.numbers}>
          {t.numbers(facts).map(({ number, text }) => (
            <li key={text}>
              <bdi dir="ltr">{number}</bdi>
              {text}
            </li>
          ))}
        </ul>
        <section className={css.delivery}>
          <div>
            <h2 className="section-title">{t.howDeliver}</h2>
            <p>{t.howDeliverText}</p>
          </div>
          <SyriaMap capitals={capitals} />
        </section>
        <footer className={css.credits}>
          <h2>{t.credits}</h2>
          <p>
            <bdi>{about.credits}</bdi>
          </p>
        </footer>
      </div>
    </>
  );
}
