import { Link } from 'react-router';
import { help as t } from '#texts/help';
import { language } from '#texts/language';
import { formatDate } from '../../../shop/dates.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Head } from '../head.tsx';
import css from './policy.module.css';

export interface PolicyText {
  readonly title: string;
  /** ISO date. */
  readonly lastUpdated: string;
  readonly sections: readonly { id: string; title: string; paragraphs: readonly string[] }[];
}

/** A policy as it is read: the short of it, the contents, numbered sections that can be linked to. */
export function Policy({ policy, short }: { policy: PolicyText; short: readonly string[] }) {
  const { title, lastUpdated, sections } = policy;
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={title} description={short.join(' ')} />
      <header className={css.head}>
        <h1 className="display">{title}</h1>
        <p className={css.updated}>{t.lastUpdated(formatDate(lastUpdated, language))}</p>
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

function Contents({ sections }: Pick<PolicyText, 'sections'>) {
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
