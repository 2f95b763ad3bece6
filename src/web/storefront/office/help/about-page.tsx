import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { help as t } from '#texts/help';
import { callFrom } from '../../../client/call-from.ts';
import { TextBlocks } from '../../../ui/blocks/text-blocks.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { WovenPanel } from '../../../ui/cloth/woven-panel.tsx';
import { Head } from '../../head.tsx';
import { factsFor, useFacts } from '../../layout/facts.ts';
import css from './about-page.module.css';
import { capitalsOf } from './capitals.ts';
import { languageAttributes, loadText } from './load-text.ts';
import { SyriaMap } from './syria-map.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const call = callFrom(args.context);
  const [{ cities }, text, facts] = await Promise.all([
    call('getAllCities').catch(() => ({ cities: [] })),
    loadText('about')(args),
    factsFor(call),
  ]);
  return { capitals: capitalsOf(cities, facts.dispatchCity._id), story: text.intro };
}

const threads = ['plum', 'quince', 'sumac', 'undyed', 'plum', 'pistachio', 'indigo'];

export function Component() {
  const { capitals, story } = useLoaderData<typeof loader>();
  const facts = useFacts();
  return (
    <>
      <Head title={t.titles.about} description={t.aboutDescription(facts.identity.name)} />
      <div className={`wrap ${css.page}`}>
        <div className={css.cloth}>
          <WovenPanel colors={threads} size="cover" />
        </div>
        <h1 className="display">{t.titles.about}</h1>
        <div className={css.words}>
          <div className={css.story} {...languageAttributes(story.language)}>
            <TextBlocks text={story.text} />
          </div>
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
            <bdi>{t.placeData}</bdi>
          </p>
        </footer>
      </div>
    </>
  );
}
