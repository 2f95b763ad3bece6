import { withoutArticle } from '../../../../shop/catalog/search/word-stem.ts';
import type { Language } from '../../../../shop/language.ts';
import { normalize } from '../../../../shop/normal-form.ts';
import type { HelpText } from '../../../../shop/office/help/contract.ts';

export type Answer = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly language: Language;
};

export type AnswerGroup = {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly items: readonly Answer[];
};

/** The questions of the help center by topic. */
export const answersOf = ({ topics, parts }: Pick<HelpText, 'topics' | 'parts'>): AnswerGroup[] =>
  topics.map(({ _id: id, title, language }) => ({
    id,
    title,
    language,
    items: parts
      .filter(({ topic }) => topic === id)
      .map((part) => ({ id: part._id, question: part.title, answer: part.text, language: part.language })),
  }));

/** A language's stop words, and synonyms: in lines, and by question. */
export type SearchWords = {
  readonly stopWords: string;
  readonly alike: readonly string[];
  /** By the id of a question: what else it is asked with. */
  readonly asked: Readonly<Record<string, string>>;
};

/** A search term: matched by its root or by the synonyms in `others`. Stop words only break ties. */
export type Term = {
  readonly word: string;
  readonly root: string;
  readonly others: readonly string[];
  readonly isStop: boolean;
};

/** Weights: the question counts more than the answer, the exact word more than a part of one, and that more than its root. */
const weights = { question: 3, answer: 1, itself: 1.5, part: 1.25, stop: 0.1 };
/** An answer is listed if it scores at least this fraction of the best one. */
const nearlyAsGood = 0.6;

/** The terms of a query. Single letters are ignored; a query of stop words alone is searched for as it is. */
export function searchTerms(query: string, { stopWords, alike }: SearchWords): Term[] {
  const words = wordsOf(query).filter((word) => word.length > 1);
  const stops = new Set(wordsOf(stopWords));
  const lines = alike.map((line) => wordsOf(line).map(rootOf));
  const isTelling = words.some((word) => !stops.has(word));
  return words.map((word) => {
    const root = rootOf(word);
    const roots = [root, rootOf(word.replace(preposition, ''))];
    const others = lines.filter((line) => line.some((one) => roots.includes(one))).flat();
    return { word, root, others, isStop: isTelling && stops.has(word) };
  });
}

/** The matching answers, best first, in their groups. Rare words weigh more (inverse document frequency). */
export function findAnswers(
  groups: readonly AnswerGroup[],
  terms: readonly Term[],
  { asked }: Pick<SearchWords, 'asked'>,
): AnswerGroup[] {
  if (terms.length === 0) return [...groups];
  const scores = scoresOf(
    groups.flatMap(({ items }) => items),
    terms,
    asked,
  );
  const scoreOf = (item: Answer) => scores.get(item) ?? 0;
  const least = Math.max(...scores.values()) * nearlyAsGood;
  const bestOf = ({ items }: AnswerGroup) => Math.max(...items.map(scoreOf));
  return groups
    .map((group) => ({
      ...group,
      items: group.items
        .filter((item) => scores.has(item) && scoreOf(item) >= least)
        .sort((one, other) => scoreOf(other) - scoreOf(one)),
    }))
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => bestOf(other) - bestOf(one));
}

/** Splits a text into matching words and the text between them, for highlighting. */
export function markedParts(text: string, terms: readonly Term[]): { text: string; isHit: boolean }[] {
  const telling = terms.filter(({ isStop }) => !isStop);
  if (telling.length === 0) return [{ text, isHit: false }];
  return text
    .split(/([\p{L}\p{M}\p{N}\u0640]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isHit: telling.some((term) => matchIn(wordsOf(part), term) > 0) }));
}

/** The score of each answer; answers that match only stop words are left out. */
function scoresOf(
  items: readonly Answer[],
  terms: readonly Term[],
  asked: SearchWords['asked'],
): Map<Answer, number> {
  const texts = items.map((item) => ({
    item,
    question: wordsOf(`${item.question} ${asked[item.id] ?? ''}`),
    answer: wordsOf(item.answer),
  }));
  const scores = new Map<Answer, number>();
  const inOrder = terms.toSorted((one, other) => Number(one.isStop) - Number(other.isStop));
  for (const term of inOrder) {
    const found = texts
      .map(({ item, question, answer }) => ({
        item,
        match: Math.max(matchIn(question, term) * weights.question, matchIn(answer, term) * weights.answer),
      }))
      .filter(({ item, match }) => match > 0 && (!term.isStop || scores.has(item)));
    const rarity = Math.log(1 + items.length / Math.max(1, found.length)) * (term.isStop ? weights.stop : 1);
    for (const { item, match } of found) scores.set(item, (scores.get(item) ?? 0) + match * rarity);
  }
  return scores;
}

// Matches parts of words, because the last word may be unfinished.
function matchIn(words: readonly string[], { word, root, others }: Term): number {
  if (words.includes(word)) return weights.itself;
  if (words.some((one) => one.includes(word))) return weights.part;
  const roots = words.map(rootOf);
  return roots.some((one) => isAkin(root, one) || others.includes(one)) ? 1 : 0;
}

const wordsOf = (text: string) => normalize(text).split(' ').filter(Boolean);

/** A light stemmer for help texts: الإرجاع and استرجاع give رجع, `returned` return. Not grammatical roots. */
export function rootOf(word: string): string {
  if (/^[a-z]/.test(word)) return word.replace(/(?<=[a-z]{3})(?:ing|ed|ies|y|es|s)$/, '');
  const bare = withoutArticle(word).replace(pronoun, '');
  const roots = prefixes.flatMap((prefix) =>
    prefix.test(bare) ? withoutVowels(bare.replace(prefix, '')) : [],
  );
  return roots.find((root) => root.length >= 3) ?? bare;
}

/** Whether two roots match; short ones must be equal. */
export function isAkin(word: string, root: string): boolean {
  if (word === root) return true;
  return (
    (word.length >= 3 && root.includes(word)) || (root.length >= leastInside(root) && word.includes(root))
  );
}

const leastInside = (root: string) => (/^[a-z]/.test(root) ? 5 : 3);
/** Of a place or a thing: لحمص, بالبيت, عحلب. */
const preposition = /^[لبع](?=\p{L}{3})/u;
const pronoun = /(?<=\p{L}{3})(?:كم|هم|نا|ها|ني|ون|ين|ات|ه|ي|ك)$/u;
/** Prefixes of verbs and verbal nouns, longest first; the last is empty. */
const prefixes = [/^است/, /^ل[تين]/, /^ب[اتين]?/, /^[اتين]/, /^/];
/** Removes vowels after the first letter, since they change with the form. */
const withoutVowels = (word: string) => word.replace(/(?<=.)[اوي]/g, '');
