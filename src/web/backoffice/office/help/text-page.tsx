import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import { firstWritten, textsOfFields } from '../../../../shop/language.ts';
import type { HelpPart } from '../../../../shop/office/help/desk/help-part.ts';
import {
  changesBetween,
  missingWords,
  type PartChange,
} from '../../../../shop/office/help/desk/part-problems.ts';
import type { EditedHelpText } from '../../../../shop/office/help/desk/text-calls.ts';
import { helpPageNames } from '../../../../shop/office/help/help-page.ts';
import { fillTemplate } from '../../../../shop/people/notifications/message-template.ts';
import { CallError } from '../../../client/call-error.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { TextHistory } from './text-history.tsx';
import css from './texts.module.css';

export const loader = cacheLast(async ({ params: { page: named } }: LoaderFunctionArgs) => {
  const page = helpPageNames.find((name) => name === named);
  if (page === undefined) throw new CallError(404, {});
  return ask('getEditedHelpText', { page });
});

/** A page's draft part by part, what of it is not published, and its versions. */
function TextPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { text } = data;
  const { page, parts, inForce, values } = text;
  const { parts: changed, isReordered } = changesBetween(inForce.parts, parts);
  const changes = new Map(changed.map((each) => [each.id, each.change]));
  const topics = parts.filter(({ kind }) => kind === 'topic');
  const removed = changed.flatMap(({ before, change }) => (change === 'removed' && before ? [before] : []));
  const row = (part: HelpPart) => (
    <PartRow key={part._id} text={text} part={part} change={changes.get(part._id)} />
  );
  const of = (topic: string | null) =>
    parts.filter(({ kind, fields }) => kind !== 'topic' && fields.topic === topic);
  return (
    <Page title={t.pages[page]} back="/content/texts" layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.page}>
        <div className={css.main}>
          <PublishPanel
            text={text}
            changes={changed.length + Number(isReordered)}
            isReordered={isReordered}
          />
          {topics.map((topic) => (
            <section key={topic._id} className={css.panel}>
              <ul className={css.rows}>
                {row(topic)}
                {of(topic._id).map(row)}
              </ul>
              {of(topic._id).length === 0 && <p className={css.quiet}>{t.nothingYet}</p>}
              <p>
                <ButtonLink
                  small
                  tone="secondary"
                  icon="plus"
                  to={`/content/texts/${page}/new?kind=part&topic=${encodeURIComponent(topic._id)}`}
                  aria-label={`${t.addQuestion}: ${nameOf(topic, text)}`}
                >
                  {t.addQuestion}
                </ButtonLink>
              </p>
            </section>
          ))}
          <ul className={css.rows}>{of(null).map(row)}</ul>
          <AddLink page={page} />
          {removed.length > 0 && (
            <section className={css.panel}>
              <h2>{t.removed}</h2>
              <ul>
                {removed.map((part) => (
                  <li key={part._id}>
                    <del>{nameOf(part, text)}</del>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className={css.aside}>
          <PhonePreview parts={parts} values={values} label={t.pages[page]} />
          <TextHistory text={text} isEdited={changes.size > 0 || isReordered} />
        </aside>
      </div>
    </Page>
  );
}

function AddLink({ page }: Pick<EditedHelpText, 'page'>) {
  if (page === 'about' || page === 'contact') return null;
  const kind = page === 'faq' ? 'topic' : 'part';
  return (
    <p>
      <ButtonLink small tone="secondary" icon="plus" to={`/content/texts/${page}/new?kind=${kind}`}>
        {page === 'faq' ? t.addTopic : t.addSection}
      </ButtonLink>
    </p>
  );
}

/** What a part is called: its title in the reader's language, or in the other one. */
function nameOf({ kind, fields }: HelpPart, { page, values }: EditedHelpText): string {
  if (kind === 'intro') return page === 'faq' ? t.introNew : t.intro[page];
  const title = firstWritten(textsOfFields(fields, 'title'), language);
  return fillTemplate(title, values[language]);
}

type PartRowProps = { text: EditedHelpText; part: HelpPart; change: PartChange['change'] | undefined };

/** A part with its state, and its place among its kind. */
function PartRow({ text, part, change }: PartRowProps) {
  const { page, parts } = text;
  const { busy, act } = useAct();
  const name = nameOf(part, text);
  const beside = parts.filter(({ kind, fields }) => kind === part.kind && fields.topic === part.fields.topic);
  const place = beside.findIndex(({ _id }) => _id === part._id);
  const move = (to: 'up' | 'down') =>
    void act(async () => askOnce('moveHelpPart', { page, id: part._id, to }));
  const isMissing = !part.fields.isHidden && missingWords(part).length > 0;
  const Name = part.kind === 'topic' ? 'h2' : 'span';
  return (
    <li>
      <span className={css.what}>
        <Name>
          <Link className="stretched" to={`/content/texts/${page}/${encodeURIComponent(part._id)}`}>
            {name}
          </Link>
        </Name>
        {(change !== undefined || part.fields.isHidden || isMissing) && (
          <span className={css.line}>
            {change !== undefined && <Tag tone="info">{t.states[change]}</Tag>}
            {part.fields.isHidden && <Tag>{t.states.hidden}</Tag>}
            {isMissing && <Tag tone="warning">{t.states.missing}</Tag>}
          </span>
        )}
      </span>
      {beside.length > 1 && (
        <span className={css.moves}>
          <IconButton
            icon="arrow-up"
            label={consoleWords.moveUp(name)}
            disabled={busy || place === 0}
            onClick={() => move('up')}
          />
          <IconButton
            icon="arrow-down"
            label={consoleWords.moveDown(name)}
            disabled={busy || place === beside.length - 1}
            onClick={() => move('down')}
          />
        </span>
      )}
    </li>
  );
}

export { TextPage as Page };
