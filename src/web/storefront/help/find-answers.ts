import { normalize } from '../../../shop/normal-form.ts';
import { isAkin, rootOf } from './word-root.ts';

export type Answer = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};

export type AnswerGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly Answer[];
};

/** How questions are worded in a language: words that are not looked for, and lines of words that mean the same. */
export type SearchWords = { readonly stopWords: string; readonly alike: readonly string[] };

/** A word that is looked for: by its root, by `others` that mean the same. A stop word only tells equal answers apart. */
export type Term = {
  readonly word: string;
  readonly root: string;
  readonly others: readonly string[];
  readonly isStop: boolean;
};

/** What the question of an answer says counts more than what the answer mentions, and the word itself than its root. */
const weights = { question: 3, answer: 1, itself: 1.5, stop: 0.1 };
/** An answer is shown with the best one if it matches so much of what that one does. */
const nearlyAsGood = 0.6;

/** What a search looks for; single letters say nothing. Stop words alone are looked for as they are. */
export function searchTerms(query: string, { stopWords, alike }: SearchWords): Term[] {
  const words = wordsOf(query).filter((word) => word.length > 1);
  const stops = new Set(wordsOf(stopWords));
  const lines = alike.map((line) => wordsOf(line).map(rootOf));
  const isTelling = words.some((word) => !stops.has(word));
  return words.map((word) => {
    const root = rootOf(word);
    const others = lines.filter((line) => line.includes(root)).flat();
    return { word, root, others, isStop: isTelling && stops.has(word) };
  });
}

/** The answers that match the most, the best first, in their groups; a word that few answers have counts more. */
export function findAnswers(groups: readonly AnswerGroup[], terms: readonly Term[]): AnswerGroup[] {
  if (terms.length === 0) return [...groups];
  const scores = scoresOf(
    groups.flatMap(({ items }) => items),
    terms,
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

/** A text in parts, for marking: whole words, in which a term is found, and what stands between them. */
export function markedParts(text: string, terms: readonly Term[]): { text: string; isHit: boolean }[] {
  const telling = terms.filter(({ isStop }) => !isStop);
  if (telling.length === 0) return [{ text, isHit: false }];
  return text
    .split(/([\p{L}\p{M}\p{N}\u0640]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isHit: telling.some((term) => matchIn(wordsOf(part), term) > 0) }));
}

/** How well each answer matches; those that match stop words alone are not among them. */
function scoresOf(items: readonly Answer[], terms: readonly Term[]): Map<Answer, number> {
  const texts = items.map((item) => ({
    item,
    question: wordsOf(item.question),
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

// A word that is still being typed is found by its letters.
function matchIn(words: readonly string[], { word, root, others }: Term): number {
  if (words.some((one) => one.includes(word))) return weights.itself;
  const roots = words.map(rootOf);
  return roots.some((one) => isAkin(root, one) || others.includes(one)) ? 1 : 0;
}

const wordsOf = (text: string) => normalize(text).split(' ').filter(Boolean);
