import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { searchDesk as t } from '#texts/search-desk';
import type { MissedQuestion, Synonym } from '../../../../shop/catalog/search/desk-calls.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, type ListView, ResourceList } from '../../ui/resource-list.tsx';
import { MissedCard, missedColumns, SetAside } from './missed-row.tsx';
import { SynonymSheet } from './synonym-sheet.tsx';

const viewNames = ['missed', 'synonyms'] as const;
type ViewName = (typeof viewNames)[number];
const viewOf = (query: URLSearchParams): ViewName =>
  query.get('view') === 'synonyms' ? 'synonyms' : 'missed';

/** The searches without results, or the synonyms of the search in the URL. */
export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const none: { questions: MissedQuestion[]; synonyms: Synonym[] } = { questions: [], synonyms: [] };
  if (viewOf(query) === 'missed') return { ...none, ...(await ask('listMissedQuestions')) };
  return { ...none, ...(await ask('listSynonyms', { search: query.get('search') ?? undefined })) };
});

const wordsOf = ({ words }: Synonym) => words.join(' · ');

const synonymColumns: readonly Column<Synonym>[] = [
  { id: 'words', head: t.words, cell: (row) => <bdi>{wordsOf(row)}</bdi> },
  { id: 'way', head: t.oneWay, cell: ({ isOneWay }) => isOneWay && <Tag>{t.oneWay}</Tag> },
];

/** Searches without results, and groups of synonyms; `?open=` and `?teach=` open a group of words. */
function SearchWordsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const search = query.get('search') ?? '';
  const [open, teach, aside] = [query.get('open'), query.get('teach'), query.get('aside')];
  const go = (part: Record<string, string>) =>
    setQuery({ ...(view === 'synonyms' && { view }), ...(search !== '' && { search }), ...part });
  const tabs = viewNames.map((name): ListView => ({
    id: name,
    label: t.views[name],
    query: name === 'missed' ? '' : `view=${name}`,
    isCurrent: name === view,
  }));
  return (
    <Page
      title={t.title}
      back="/content"
      layout="list"
      actions={
        <Button small tone="secondary" icon="plus" onClick={() => go({ open: 'new' })}>
          {t.add}
        </Button>
      }
    >
      {aside !== null && (
        <SetAside
          question={aside}
          written={query.get('written') ?? aside}
          language={query.get('language') === 'en' ? 'en' : 'ar'}
        />
      )}
      {view === 'missed' ? (
        <ResourceList
          label={t.views.missed}
          rows={data.questions}
          keyOf={({ language, question }) => `${language} ${question}`}
          columns={missedColumns}
          Card={MissedCard}
          views={tabs}
          asOf={asOf}
          empty={{ icon: 'circle-check', title: t.noMisses }}
        />
      ) : (
        <ResourceList
          label={t.views.synonyms}
          rows={data.synonyms}
          keyOf={({ _id }) => _id}
          columns={synonymColumns}
          Card={SynonymCard}
          linkOf={({ _id }) => `/content/search?${new URLSearchParams({ view, search, open: _id })}`}
          nameOf={wordsOf}
          views={tabs}
          filters={search === '' ? [] : [{ name: 'search', label: t.searchedFor(search) }]}
          search={<ListSearch label={t.search} maxLength={80} />}
          asOf={asOf}
          empty={{ icon: 'search', title: t.noWords, text: t.noWordsText }}
        />
      )}
      {(open !== null || teach !== null) && (
        <SynonymSheet
          key={open ?? teach}
          synonym={data.synonyms.find(({ _id }) => _id === open) ?? null}
          taught={teach ?? ''}
          onClose={() => go({})}
        />
      )}
    </Page>
  );
}

function SynonymCard({ row }: { row: Synonym }) {
  return (
    <p>
      <bdi>{wordsOf(row)}</bdi> {row.isOneWay && <Tag>{t.oneWay}</Tag>}
    </p>
  );
}

export { SearchWordsPage as Page };
