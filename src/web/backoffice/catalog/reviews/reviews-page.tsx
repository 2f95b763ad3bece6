import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { reviewDesk as t } from '#texts/review-desk';
import { reviewReasons } from '#texts/review-reasons';
import { reviews as words } from '#texts/reviews';
import type { ConsoleReview } from '../../../../shop/catalog/reviews/desk-calls.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { Written } from '../../../ui/product/written.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import { ReviewActs } from './review-acts.tsx';
import css from './reviews.module.css';

const views = ['reported', 'unanswered', 'hidden'] as const;
const viewOf = (query: URLSearchParams) => views.find((view) => view === query.get('view'));

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const search = query.get('search') ?? undefined;
  return ask('listConsoleReviews', { view: viewOf(query), search, before: query.get('before') ?? undefined });
});

const columns: readonly Column<ConsoleReview>[] = [
  { id: 'review', head: t.review, cell: (row) => <Words row={row} /> },
  { id: 'product', head: t.product, cell: (row) => <Product row={row} /> },
  { id: 'state', head: t.state, cell: (row) => <State row={row} /> },
  { id: 'acts', head: t.acts, cell: (row) => <ReviewActs review={row} /> },
];

/** What shoppers wrote about the products: reported reviews first, each answered, hidden or shown again. */
function ReviewsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const { counts } = data;
  const view = viewOf(query);
  const search = query.get('search') ?? '';
  const find = (asked: string) => {
    const next = new URLSearchParams(query);
    next.delete('before');
    if (asked === '') next.delete('search');
    else next.set('search', asked);
    setQuery(next);
  };
  return (
    <Page title={t.title} total={formatNumber(counts.all)} layout="list">
      <ResourceList
        label={t.title}
        rows={data.reviews}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={ReviewCard}
        nameOf={({ author }) => author}
        views={[undefined, ...views].map((each) => ({
          id: each ?? 'all',
          label: t.views[each ?? 'all'],
          count: counts[each ?? 'all'],
          query: each === undefined ? '' : `view=${each}`,
          isCurrent: each === view,
        }))}
        filters={search === '' ? [] : [{ name: 'search', label: t.searchFor(search) }]}
        search={
          <form
            key={search}
            role="search"
            className={css.find}
            onSubmit={(event) => {
              event.preventDefault();
              find(fieldText(event.currentTarget, 'search'));
            }}
          >
            <SearchField
              name="search"
              label={t.search}
              placeholder={t.search}
              maxLength={60}
              defaultValue={search}
            />
          </form>
        }
        asOf={asOf}
        next={data.next}
        empty={
          view === undefined
            ? { icon: 'star', title: t.empty, text: t.emptyText }
            : { icon: 'circle-check', title: t.none }
        }
      />
    </Page>
  );
}

function Words({ row }: { row: ConsoleReview }) {
  const { rating, comment, author, createdAt, fit, height, takenSize, usualSize, answer } = row;
  const worn = [
    height !== null && words.tall(height),
    takenSize !== null && words.took(takenSize),
    usualSize !== null && words.usually(usualSize),
  ].filter((each) => typeof each === 'string');
  return (
    <div className={css.words}>
      <p>
        <b>{t.stars(rating)}</b> {fit !== null && <span className={css.quiet}>{words.fit[fit]}</span>}
      </p>
      {worn.length > 0 && <p className={css.quiet}>{worn.join(' · ')}</p>}
      {comment === '' ? (
        <p className={css.quiet}>{t.noWords}</p>
      ) : (
        <p dir="auto" className={css.text}>
          {comment}
        </p>
      )}
      <p className={css.quiet}>
        <bdi>{author}</bdi> · {formatDate(createdAt, language)}
      </p>
      {answer !== null && (
        <p dir="auto" className={css.answer}>
          {answer[language] || answer.en || answer.ar}
        </p>
      )}
    </div>
  );
}

const Product = ({ row: { productId, product } }: { row: ConsoleReview }) => (
  <a className="text-link" href={`/ProductDetails/${productId}#reviews`} target="_blank" rel="noreferrer">
    <Written text={product} />
  </a>
);

function State({ row: { hiddenAt, hiddenReason, reports } }: { row: ConsoleReview }) {
  const reported = reports.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={css.words}>
      <p>
        {hiddenAt !== null ? (
          <Tag tone="danger">{t.hidden}</Tag>
        ) : reported > 0 ? (
          <Tag tone="warning">{t.reported(reported)}</Tag>
        ) : (
          <Tag>{t.shown}</Tag>
        )}
      </p>
      {hiddenReason !== null && <p className={css.quiet}>{hiddenReason}</p>}
      {hiddenAt === null &&
        reports.map(({ reason }) => (
          <p key={reason} className={css.quiet}>
            {reviewReasons[reason]}
          </p>
        ))}
    </div>
  );
}

function ReviewCard({ row }: { row: ConsoleReview }) {
  return (
    <div className={css.card}>
      <Words row={row} />
      <div className={css.line}>
        <Product row={row} />
        <State row={row} />
      </div>
      <ReviewActs review={row} />
    </div>
  );
}

export { ReviewsPage as Page };
