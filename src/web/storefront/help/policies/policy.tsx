import { Suspense, use } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { help as t } from '#texts/help';
import { helpPolicies } from '#texts/help-policies';
import { language } from '#texts/language';
import type { DataOf } from '../../../../shop/endpoints.ts';
import { type Policy, policyDocumentPath, type PolicyName } from '../../../../shop/help/policy.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { callFrom } from '../../../client/call-from.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Head } from '../../head.tsx';
import { useFacts } from '../../layout/facts.ts';
import css from './policy.module.css';

type Loaded = DataOf<'getPolicyDocument'>['document'] | null;

/** Loads the PDF's size without delaying the page. */
export const loadDocument =
  (policy: PolicyName) =>
  async ({ context }: LoaderFunctionArgs): Promise<{ document: Loaded | Promise<Loaded> }> => {
    const document = callFrom(context)('getPolicyDocument', { policy }).then(
      (data) => data.document,
      () => null,
    );
    return { document: import.meta.env.SSR ? await document : document };
  };

/** A policy page: summary, table of contents, numbered sections that can be linked. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const { title, lastUpdated, short, sections } = helpPolicies(useFacts())[name];
  const { document } = useLoaderData<ReturnType<typeof loadDocument>>();
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={title} description={short.join(' ')} />
      <header className={css.head}>
        <h1 className="display">{title}</h1>
        <p className={css.updated}>
          {t.lastUpdated(formatDate(lastUpdated, language))}
          <a className="text-link" href={policyDocumentPath(name, language)} download>
            {t.downloadPdf}
            <Suspense>
              <Size document={document} />
            </Suspense>
          </a>
        </p>
      </header>
      <nav className={css.side} aria-label={t.contents}>
        <Contents sections={sections} />
      </nav>
      <article className={css.text}>
        <Panel title={t.short}>
          <ul className={css.short}>
            {short.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
        <div className={css.folded}>
          <Accordion title={t.contents} level={2}>
            <Contents sections={sections} />
          </Accordion>
        </div>
        {sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className={css.section}>
            <h2 className="section-title">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className={css.clear}>
          {t.wasClear}{' '}
          <Link to="/contact" className="text-link">
            {t.askAbout}
          </Link>
        </p>
      </article>
    </div>
  );
}

/** The size of the PDF, once known. */
function Size({ document }: { document: Loaded | Promise<Loaded> }) {
  const known = document instanceof Promise ? use(document) : document;
  return known && ` (${t.kilobytes(Math.ceil(known.bytes / 1024))})`;
}

function Contents({ sections }: Pick<Policy, 'sections'>) {
  return (
    <ol className={css.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  );
}
