import { useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { help as t } from '#texts/help';
import { helpFaq } from '#texts/help-faq';
import { helpSearch } from '#texts/help-search';
import { language } from '#texts/language';
import { formatDate } from '../../../shop/dates.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../head.tsx';
import { useFacts } from '../layout/facts.ts';
import { AnswerList } from './answer-list.tsx';
import { ContactCard } from './contact-card.tsx';
import css from './faq-page.module.css';
import { FaqSearch } from './faq-search.tsx';
import { findAnswers, searchTerms } from './find-answers.ts';
import { useLinkedAnswer } from './open-linked-answer.ts';

// The ids are the same in both languages, and each has a short name.
const topics = Object.entries(t.topicNames);

/** The help center. All answers are in the HTML, so they can be read, linked and searched offline. */
export function Component() {
  const { asked, query, setQuery } = useQuery();
  const terms = searchTerms(useDeferredValue(query), helpSearch);
  const faq = helpFaq(useFacts());
  const groups = findAnswers(faq.groups, terms);
  useLinkedAnswer(terms.length === 0);
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={faq.title} description={t.description} />
      <header className={css.head}>
        <h1 className="display">{t.question}</h1>
        <FaqSearch asked={asked} onQuery={setQuery} />
      </header>
      <div className={css.chips}>
        <Chips label={t.topics}>
          {topics.map(([id, name]) => (
            <ChipLink key={id} to={`#${id}`}>
              {name}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <div className={css.side}>
        <nav className={css.topics} aria-label={t.topics}>
          {faq.groups.map(({ id, title }) => (
            <Link key={id} to={`#${id}`}>
              {title}
            </Link>
          ))}
        </nav>
        <ContactCard />
      </div>
      <div>
        <p role="status" className={css.found}>
          {terms.length > 0 && groups.length > 0 && t.found(groups.flatMap(({ items }) => items).length)}
        </p>
        {groups.length > 0 ? <AnswerList groups={groups} terms={terms} /> : <NoAnswer query={query} />}
        <p className={css.updated}>{t.lastUpdated(formatDate(faq.lastUpdated, language))}</p>
      </div>
    </div>
  );
}

function NoAnswer({ query }: { query: string }) {
  return (
    <EmptyState
      icon="message-circle"
      title={t.none}
      text={t.noneText(query)}
      action={
        <ButtonLink to="/contact" tone="secondary">
          {t.askUs}
        </ButtonLink>
      }
    />
  );
}

/** The search words: from the URL first, then as typed. */
function useQuery() {
  const { key, hash } = useLocation();
  const [params] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [query, setQuery] = useState(asked);
  // Choosing a topic clears the search.
  useEffect(() => setQuery(asked), [asked, key, hash]);
  return { asked, query, setQuery };
}
