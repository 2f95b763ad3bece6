import { Suspense, use } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { help as t } from '#texts/help';
import { language } from '#texts/language';
import type { DataOf } from '../../../../../shop/endpoints.ts';
import type { HelpText } from '../../../../../shop/office/help/contract.ts';
import { policyDocumentPath, type PolicyName } from '../../../../../shop/office/help/help-page.ts';
import { plainWords } from '../../../../../shop/office/help/text-blocks.ts';
import { formatDate } from '../../../../../shop/time/dates.ts';
import { storeDateOf } from '../../../../../shop/time/store-time.ts';
import { callFrom } from '../../../../client/call-from.ts';
import { Accordion } from '../../../../ui/blocks/accordion.tsx';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { TextBlocks } from '../../../../ui/blocks/text-blocks.tsx';
import { Head } from '../../../head.tsx';
import { languageAttributes, loadText } from '../load-text.ts';
import css from './policy.module.css';

type Loaded = DataOf<'getPolicyDocument'>['document'] | null;

/** Loads the policy, and the size of its PDF without delaying the page. */
export const loadPolicy =
  (policy: PolicyName) =>
  async (args: LoaderFunctionArgs): Promise<{ text: HelpText; document: Loaded | Promise<Loaded> }> => {
    const text = await loadText(policy)(args);
    const number = text.replacedAt === null ? undefined : (text.number ?? undefined);
    const document = callFrom(args.context)('getPolicyDocument', { policy, number }).then(
      (data) => data.document,
      () => null,
    );
    return { text, document: import.meta.env.SSR ? await document : document };
  };

/** A policy page: summary, table of contents, numbered sections that can be linked, and its earlier versions. */
export function PolicyPage({ name, path }: { name: PolicyName; path: string }) {
  const { text, document } = useLoaderData<ReturnType<typeof loadPolicy>>();
  const { intro, parts, number, replacedAt, lastUpdated } = text;
  const title = t.titles[name];
  const updated = formatDate(lastUpdated, language);
  const until = replacedAt === null ? null : formatDate(storeDateOf(replacedAt), language);
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={title} description={plainWords(intro.text) || title} noIndex={until !== null} />
      <header className={css.head}>
        <h1 className="display">{title}</h1>
        <p className={css.updated}>
          {until === null ? t.lastUpdated(updated) : t.inForce(updated, until)}
          <a
            className="text-link"
            href={policyDocumentPath(name, language, until === null ? null : number)}
            download
          >
            {t.downloadPdf}
            <Suspense>
              <Size document={document} />
            </Suspense>
          </a>
        </p>
        {until !== null && (
          <Banner
            tone="info"
            action={
              <Link className="text-link" to={path}>
                {t.inForceNow}
              </Link>
            }
          >
            {t.isEarlier}
          </Banner>
        )}
      </header>
      <nav className={css.side} aria-label={t.contents}>
        <Contents parts={parts} />
      </nav>
      <article className={css.text}>
        {intro.text !== '' && (
          <Panel title={t.short}>
            <div {...languageAttributes(intro.language)}>
              <TextBlocks text={intro.text} />
            </div>
          </Panel>
        )}
        <div className={css.folded}>
          <Accordion title={t.contents} level={2}>
            <Contents parts={parts} />
          </Accordion>
        </div>
        {parts.map(({ _id: id, language: written, title, text }) => (
          <section key={id} id={id} className={css.section} {...languageAttributes(written)}>
            <h2 className="section-title">{title}</h2>
            <TextBlocks text={text} />
          </section>
        ))}
        <p className={css.clear}>
          {t.wasClear}{' '}
          <Link to="/contact" className="text-link">
            {t.askAbout}
          </Link>
        </p>
        <Versions name={name} path={path} text={text} />
      </article>
    </div>
  );
}

/** The size of the PDF, once known. */
function Size({ document }: { document: Loaded | Promise<Loaded> }) {
  const known = document instanceof Promise ? use(document) : document;
  return known && ` (${t.kilobytes(Math.ceil(known.bytes / 1024))})`;
}

function Contents({ parts }: Pick<HelpText, 'parts'>) {
  const { search } = useLocation();
  return (
    <ol className={css.contents}>
      {parts.map(({ _id: id, language: written, title }) => (
        <li key={id}>
          <Link to={{ search, hash: id }} {...languageAttributes(written)}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** What the policy once said, to be read or kept. */
function Versions({ name, path, text }: { name: PolicyName; path: string; text: HelpText }) {
  const earlier = text.versions.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Accordion title={t.earlierVersions} level={2}>
      <ul className={css.versions}>
        {earlier.map(({ number, publishedAt }) => {
          const date = formatDate(storeDateOf(publishedAt), language);
          return (
            <li key={number}>
              <Link
                className="text-link"
                to={`${path}?version=${number}`}
                aria-current={number === text.number ? 'page' : undefined}
              >
                {t.from(date)}
              </Link>
              <a
                className="text-link"
                href={policyDocumentPath(name, language, number)}
                download
                aria-label={`${t.downloadPdf}: ${date}`}
              >
                {t.downloadPdf}
              </a>
            </li>
          );
        })}
      </ul>
    </Accordion>
  );
}
