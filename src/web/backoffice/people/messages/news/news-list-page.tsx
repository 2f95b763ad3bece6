import { useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { newsDesk as t } from '#texts/news-desk';
import { formatNumber } from '../../../../../shop/money.ts';
import type { BrandNews } from '../../../../../shop/people/messages/news-calls.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Tag } from '../../../../ui/product/tag.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, type ListView, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../wording.module.css';
import { whenText } from './when-text.ts';

export const loader = cacheLast(async () => ask('listBrandNews'));

const viewNames = ['all', 'draft', 'waiting', 'sent'] as const;
type ViewName = (typeof viewNames)[number];
const viewOf = (query: URLSearchParams): ViewName =>
  viewNames.find((view) => view === query.get('view')) ?? 'all';
const isIn = ({ state }: BrandNews, view: ViewName) =>
  view === 'all' || view === (state === 'sending' ? 'waiting' : state);

const isToCome = ({ state }: BrandNews) => state === 'waiting' || state === 'draft';

const columns: readonly Column<BrandNews>[] = [
  { id: 'news', head: t.news, cell: ({ title }) => <b>{title[language]}</b> },
  { id: 'brand', head: t.brand, cell: ({ brandName }) => <bdi>{brandName}</bdi> },
  { id: 'when', head: t.when, cell: (row) => <When row={row} /> },
  { id: 'readers', head: t.readers, isNumber: true, cell: readersOf },
];

function readersOf(news: BrandNews): string {
  return formatNumber(isToCome(news) ? news.followers : news.told);
}

/** Brand news: drafts, scheduled and sent. */
function NewsListPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const current = viewOf(query);
  const views = viewNames.map((view): ListView => ({
    id: view,
    label: t.views[view],
    count: data.news.filter((news) => isIn(news, view)).length,
    query: view === 'all' ? '' : `view=${view}`,
    isCurrent: view === current,
  }));
  return (
    <Page
      title={t.title}
      back="/content"
      layout="list"
      actions={
        <ButtonLink small icon="plus" to="/content/news/new">
          {t.new}
        </ButtonLink>
      }
    >
      <ResourceList
        label={t.title}
        rows={data.news.filter((news) => isIn(news, current))}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={NewsCard}
        linkOf={({ _id }) => `/content/news/${_id}`}
        nameOf={({ title }) => title[language]}
        views={views}
        asOf={asOf}
        empty={{ icon: 'tag', title: t.none, text: t.noneText }}
      />
    </Page>
  );
}

const tones = { draft: 'plain', waiting: 'warning', sending: 'warning', sent: 'success' } as const;

function When({ row: { state, dueAt, sentAt } }: { row: BrandNews }) {
  return (
    <span className={css.line}>
      <Tag tone={tones[state]}>{t.states[state]}</Tag>{' '}
      <span className={css.quiet}>{whenText({ sentAt, dueAt })}</span>
    </span>
  );
}

function NewsCard({ row }: { row: BrandNews }) {
  return (
    <div className={css.card}>
      <b>{row.title[language]}</b>
      <p className={css.quiet}>
        <bdi>{row.brandName}</bdi> · {isToCome(row) ? t.willReach(row.followers) : t.told(row.told)}
      </p>
      <When row={row} />
    </div>
  );
}

export { NewsListPage as Page };
