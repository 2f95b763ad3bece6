import { useDeferredValue, useEffect, useMemo, useState, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams, Form, useLoaderData } from 'react-router';
import { help as t } from '#texts/help';
import { helpSearch } from '#texts/help-search';
import { language } from '#texts/language';
import { formatDate } from '../../../../shop/time/dates.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipLink, Chips } from '../../../ui/buttons/chip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Head } from '../../head.tsx';
import { useFacts } from '../../layout/facts.ts';
import { AnswerList } from './answer-list.tsx';
import css from './faq-page.module.css';
import { answersOf, findAnswers, searchTerms } from './find-answers.ts';
import { languageAttributes, loadText } from './load-text.ts';
import { SupportStatus } from './support-status.tsx';

export const loader = loadText('faq');

/** The help center. All answers are in the HTML, so they can be read, linked and searched offline. */
export function Component() {
  const { initial, query, setQuery } = useQuery();
  const terms = searchTerms(useDeferredValue(query), helpSearch);
  const facts = useFacts();
  const faq = useLoaderData<typeof loader>();
  const answers = useMemo(() => answersOf(faq), [faq]);
  const groups = findAnswers(answers, terms, helpSearch);
  useLinkedAnswer(terms.length === 0);
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.titles.faq} description={t.description(facts.identity.name)} />
      <header className={css.head}>
        <h1 className="display">{t.question}</h1>
        <FaqSearch initial={initial} onQuery={setQuery} />
      </header>
      <div className={css.chips}>
        <Chips label={t.topics}>
          {faq.topics.map(({ _id: id, language, shortTitle }) => (
            <ChipLink key={id} to={`#${id}`}>
              <span {...languageAttributes(language)}>{shortTitle}</span>
            </ChipLink>
          ))}
        </Chips>
      </div>
      <div className={css.side}>
        <nav className={css.topics} aria-label={t.topics}>
          {faq.topics.map(({ _id: id, language, title }) => (
            <Link key={id} to={`#${id}`} {...languageAttributes(language)}>
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
  const initial = params.get('q') ?? '';
  const [query, setQuery] = useState(initial);
  // Choosing a topic clears the search.
  useEffect(() => setQuery(initial), [initial, key, hash]);
  return { initial, query, setQuery };
}

/** The contact panel next to the answers. */
function ContactCard() {
  const { supportAnswerHours } = useFacts();
  return (
    <Panel title={t.notFound}>
      <div className={css.words}>
        <SupportStatus />
        <p>{t.reply(supportAnswerHours)}</p>
      </div>
      <ButtonLink to="/contact" tone="secondary" icon="message-circle" wide>
        {t.askUs}
      </ButtonLink>
    </Panel>
  );
}

/** Searches while typing; without script, submits to the server. `asked` are the words in the URL. */
function FaqSearch({ initial, onQuery }: { initial: string; onQuery: (query: string) => void }) {
  const { key, hash } = useLocation();
  return (
    <Form action="/faq" role="search" className={css.search} preventScrollReset replace>
      <TextField
        label={t.search}
        hideLabel
        type="search"
        name="q"
        icon="search"
        placeholder={t.search}
        autoComplete="off"
        maxLength={100}
        key={`${key} ${hash} ${initial}`}
        defaultValue={initial}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <noscript>
        <Button type="submit">{t.searchShort}</Button>
      </noscript>
    </Form>
  );
}

/** Opens the answer of the URL's fragment, which browsers often do not. `isWhole`: all answers are listed. */
function useLinkedAnswer(isWhole: boolean): void {
  const { hash, key } = useLocation();
  const followed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const place = key + hash;
    if (!isWhole || followed.current === place) return;
    followed.current = place;
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash, key, isWhole]);
}
