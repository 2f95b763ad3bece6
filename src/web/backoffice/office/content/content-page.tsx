import { Link, useLoaderData } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { contentDesk as t } from '#texts/content-desk';
import { language } from '#texts/language';
import { type HomeBlockKind, homeBlockKinds } from '../../../../shop/office/home/desk/block-kinds.ts';
import type { HomeBlockInList } from '../../../../shop/office/home/desk/content-calls.ts';
import { formatDay, formatLastDay } from '../../../../shop/time/days.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import css from './content.module.css';
import { StateTag } from './state-tag.tsx';

export const loader = cacheLast(async () => ask('listHomeBlocks'));

/** The home page in its order, and the notice above every page. */
function ContentPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page title={t.title} layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.list}>
        {homeBlockKinds.map((kind) => (
          <Section key={kind} kind={kind} blocks={data.blocks.filter((block) => block.kind === kind)} />
        ))}
      </div>
    </Page>
  );
}

function Section({ kind, blocks }: { kind: HomeBlockKind; blocks: readonly HomeBlockInList[] }) {
  const isOrdered = kind !== 'hero' && kind !== 'notice';
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2>{t.kinds[kind]}</h2>
        <ButtonLink small tone="secondary" icon="plus" to={`/content/new?kind=${kind}`}>
          {t.add[kind]}
        </ButtonLink>
      </div>
      <p className={css.quiet}>{t.kindSays[kind]}</p>
      {blocks.length === 0 ? (
        <p>{t.none[kind]}</p>
      ) : (
        <ul className={css.blocks}>
          {blocks.map((block, place) => (
            <li key={block._id}>
              {kind !== 'notice' && (
                <span className={css.thumb}>
                  <Picture image={{ ...block.image, alt: '' }} sizes="44px" />
                </span>
              )}
              <span className={css.what}>
                <Link className="stretched" to={`/content/${block._id}`}>
                  {block.title}
                </Link>
                <span className={css.quiet}>{aboutText(block)}</span>
                <StateTag state={block.state} />
              </span>
              {isOrdered && (
                <Moves block={block} isFirst={place === 0} isLast={place === blocks.length - 1} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function aboutText({ count, startsAt, endsAt }: HomeBlockInList): string {
  const parts = [
    count !== null && t.products(count),
    startsAt !== null && t.from(formatDay(startsAt, language)),
    endsAt !== null && t.until(formatLastDay(endsAt, language)),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

function Moves({ block, isFirst, isLast }: { block: HomeBlockInList; isFirst: boolean; isLast: boolean }) {
  const { busy, act } = useAct();
  const move = (to: 'up' | 'down') => void act(async () => askOnce('moveHomeBlock', { id: block._id, to }));
  return (
    <span className={css.moves}>
      <IconButton
        icon="arrow-up"
        label={consoleWords.moveUp(block.title)}
        disabled={busy || isFirst}
        onClick={() => move('up')}
      />
      <IconButton
        icon="arrow-down"
        label={consoleWords.moveDown(block.title)}
        disabled={busy || isLast}
        onClick={() => move('down')}
      />
    </span>
  );
}

export { ContentPage as Page };
