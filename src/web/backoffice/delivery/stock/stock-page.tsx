import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { stock as t } from '#texts/stock';
import { stockCosts as costs } from '#texts/stock-costs';
import { stockCounts } from '#texts/stock-counts';
import type { StockView } from '../../../../shop/delivery/stock/calls.ts';
import type { StockVariant } from '../../../../shop/delivery/stock/contract.ts';
import { coverDays, LONG_COVER } from '../../../../shop/delivery/stock/cover.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { may, useMe } from '../../layout/me.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { Page } from '../../ui/page.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { type Column, type ListView, ResourceList } from '../../ui/resource-list.tsx';
import { ReceiveButton } from './receipts/receive-button.tsx';
import css from './stock.module.css';

const views: readonly StockView[] = ['all', 'low', 'out', 'wanted', 'damaged'];
const viewOf = (query: URLSearchParams): StockView =>
  views.find((view) => view === query.get('view')) ?? 'all';

/** The variants of the view, search and page in the URL. */
export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const search = query.get('search') ?? undefined;
  const before = query.get('before') ?? undefined;
  return ask('listStock', {
    view: viewOf(query),
    search,
    before: before === undefined ? before : Number(before),
  });
});

const columns: readonly Column<StockVariant>[] = [
  { id: 'product', head: t.variant, cell: (row) => <Named row={row} /> },
  { id: 'color', head: t.color, cell: ({ color }) => color.name },
  { id: 'size', head: t.size, cell: ({ size }) => <bdi>{size.label}</bdi> },
  { id: 'barcode', head: t.barcode, cell: ({ barcode }) => <bdi dir="ltr">{barcode}</bdi> },
  { id: 'stock', head: t.forSale, isNumber: true, cell: ({ stock }) => <b>{formatNumber(stock)}</b> },
  { id: 'reserved', head: t.reserved, isNumber: true, cell: ({ reserved }) => formatNumber(reserved) },
  { id: 'damaged', head: t.damaged, isNumber: true, cell: ({ damaged }) => formatNumber(damaged) },
  { id: 'cover', head: t.cover, isNumber: true, cell: coverText },
];

function coverText(row: StockVariant): string {
  const days = coverDays(row);
  if (days === null) return '–';
  return days > LONG_COVER ? t.coverLong : t.coverDays(days);
}

/** The stock by variant. */
function StockPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const me = useMe();
  const { variants, counts: counted, pieces, next } = data;
  const current = viewOf(query);
  const search = query.get('search') ?? '';
  const tabs = views.map((view): ListView => {
    const own = new URLSearchParams(search === '' ? {} : { search });
    if (view !== 'all') own.set('view', view);
    return {
      id: view,
      label: t.views[view],
      count: formatNumber(counted[view]),
      query: own.toString(),
      isCurrent: view === current,
    };
  });
  return (
    <Page
      title={t.title}
      layout="list"
      actions={
        <>
          {me.rights.keepStock === 'all' && (
            <ExportButtons
              read={async (format) =>
                ask('exportStock', { format, view: current, ...(search !== '' && { search }) })
              }
            />
          )}
          <ReceiveButton />
        </>
      }
    >
      <ResourceList
        label={t.title}
        rows={variants}
        keyOf={({ productId, color, size }) => `${productId} ${color._id} ${size._id}`}
        columns={columns}
        Card={VariantCard}
        linkOf={({ productId }) => `/stock/${productId}`}
        nameOf={({ name, color, size }) => [name, color.name, size.label].join(languageFacts[language].comma)}
        views={tabs}
        filters={search === '' ? [] : [{ name: 'search', label: t.searchedFor(search) }]}
        search={
          <>
            <ListSearch label={t.search} />
            <PhoneFold label={t.more} icon="layers">
              <ButtonLink to="/stock/receipts" tone="secondary" small>
                {t.receipts}
              </ButtonLink>
              <ButtonLink to="/stock/counts" tone="secondary" small>
                {stockCounts.title}
              </ButtonLink>
              <ButtonLink to="/stock/suppliers" tone="secondary" small>
                {costs.suppliers}
              </ButtonLink>
              {may(me, 'readCosts') && (
                <>
                  <ButtonLink to="/stock/rates" tone="secondary" small>
                    {costs.rates}
                  </ButtonLink>
                  <ButtonLink to="/reports/stockValue" tone="secondary" small>
                    {t.value}
                  </ButtonLink>
                </>
              )}
            </PhoneFold>
          </>
        }
        sum={t.pieces(pieces)}
        asOf={asOf}
        next={next === null ? null : String(next)}
        empty={
          current === 'all'
            ? { icon: 'package', title: t.none, text: t.noneText }
            : { icon: 'circle-check', title: t.noneHere }
        }
      />
    </Page>
  );
}

function Named({ row: { image, name } }: { row: StockVariant }) {
  return (
    <span className={css.named}>
      <span className={css.thumb}>
        <Picture image={{ ...image, alt: '' }} sizes="40px" />
      </span>
      {name}
    </span>
  );
}

function VariantCard({ row }: { row: StockVariant }) {
  const { color, size, stock, reserved, damaged } = row;
  return (
    <div className={css.variant}>
      <span className={css.thumb}>
        <Picture image={{ ...row.image, alt: '' }} sizes="40px" />
      </span>
      <p>
        {row.name}
        <span className={css.quiet}>
          {color.name} · <bdi>{size.label}</bdi>
        </span>
        <span className={css.quiet}>
          {reserved > 0 && `${t.reserved}: ${reserved}`} {damaged > 0 && `${t.damaged}: ${damaged}`}{' '}
          {coverDays(row) !== null && `${t.cover}: ${coverText(row)}`}
        </span>
      </p>
      <b>{t.pieces(stock)}</b>
    </div>
  );
}

export { StockPage as Page };
