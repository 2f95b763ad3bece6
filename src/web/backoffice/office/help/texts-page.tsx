import { Link, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import type { HelpTextInList } from '../../../../shop/office/help/desk/text-calls.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import css from './texts.module.css';

export const loader = cacheLast(async () => ask('listHelpTexts'));

/** The pages whose texts the merchant writes, and what of them is not published. */
function TextsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page title={t.title} back="/content" layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <ul className={css.rows}>
        {data.texts.map((text) => (
          <li key={text.page}>
            <span className={css.what}>
              <Link className="stretched" to={`/content/texts/${text.page}`}>
                {t.pages[text.page]}
              </Link>
              <span className={css.quiet}>{t.pageSays[text.page]}</span>
              <State text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function State({ text: { number, publishedAt, changes, missing } }: { text: HelpTextInList }) {
  return (
    <span className={css.line}>
      <Tag>{number === null ? t.own : t.publishedAt(formatDay(publishedAt, language))}</Tag>
      {changes > 0 && <Tag tone="info">{t.unpublished(changes)}</Tag>}
      {missing > 0 && <Tag tone="warning">{t.lacking(missing)}</Tag>}
    </span>
  );
}

export { TextsPage as Page };
