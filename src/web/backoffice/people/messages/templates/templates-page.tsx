import { Link, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { messageDesk as t } from '#texts/message-desk';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { readersFirst } from '../../../../../shop/language.ts';
import type { MessageTemplate } from '../../../../../shop/people/messages/template-calls.ts';
import { isForChat } from '../../../../../shop/people/notifications/message-template.ts';
import { Tag } from '../../../../ui/product/tag.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, type ListView, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../wording.module.css';
import { phoneOf } from './wording-fields.ts';

export const loader = cacheLast(async () => ask('listTemplates'));

const areas = keysOf(t.areas);
const viewNames = ['all', 'changed', ...areas] as const;
type ViewName = (typeof viewNames)[number];
const viewOf = (query: URLSearchParams): ViewName =>
  viewNames.find((view) => view === query.get('view')) ?? 'all';

const isChanged = ({ words, builtIn }: MessageTemplate) => JSON.stringify(words) !== JSON.stringify(builtIn);
const isIn = (template: MessageTemplate, view: ViewName) => {
  if (view === 'all') return true;
  return view === 'changed' ? isChanged(template) : template.name.startsWith(`${view}.`);
};

const columns: readonly Column<MessageTemplate>[] = [
  { id: 'occasion', head: t.occasion, cell: (row) => <Occasion row={row} /> },
  { id: 'says', head: t.says, cell: ({ words }) => words[language].title },
  { id: 'to', head: t.goesTo, cell: channelOf },
  { id: 'length', head: t.length, cell: lengthOf },
];

function channelOf({ name, reachesPhone }: MessageTemplate): string {
  if (isForChat(name)) return t.chat;
  return reachesPhone ? phoneOf(name) : t.inbox;
}

/** The number of SMS in each language: Arabic needs more for the same number of letters. */
function lengthOf({ reachesPhone, parts }: MessageTemplate): string {
  if (!reachesPhone) return '';
  return readersFirst(language)
    .map((each) => t.lengths[each](t.parts(parts[each])))
    .join(' · ');
}

/** Every message to customers, by what it is about. */
function TemplatesPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const current = viewOf(query);
  const views = viewNames.map((view): ListView => ({
    id: view,
    label: view === 'all' || view === 'changed' ? t.views[view] : t.areas[view],
    count: data.templates.filter((template) => isIn(template, view)).length,
    query: view === 'all' ? '' : `view=${view}`,
    isCurrent: view === current,
  }));
  return (
    <Page
      title={t.title}
      back="/messages"
      layout="list"
      actions={
        <Link className="text-link" to="/settings/messages">
          {t.quietHours}
        </Link>
      }
    >
      <ResourceList
        label={t.title}
        rows={data.templates.filter((template) => isIn(template, current))}
        keyOf={({ name }) => name}
        columns={columns}
        Card={TemplateCard}
        linkOf={({ name }) => `/messages/templates/${name}`}
        nameOf={({ name }) => t.names[name]}
        views={views}
        asOf={asOf}
        empty={{ icon: 'message-circle', title: t.noneChanged }}
      />
    </Page>
  );
}

function Occasion({ row }: { row: MessageTemplate }) {
  return (
    <span className={css.line}>
      <b>{t.names[row.name]}</b> {isChanged(row) && <Tag tone="info">{t.changed}</Tag>}
    </span>
  );
}

function TemplateCard({ row }: { row: MessageTemplate }) {
  return (
    <div className={css.card}>
      <Occasion row={row} />
      <p>{row.words[language].title}</p>
      <p className={css.quiet}>{[channelOf(row), lengthOf(row)].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

export { TemplatesPage as Page };
