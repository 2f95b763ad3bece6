import type { SearchFound } from '../../../../shop/catalog/search/desk-calls.ts';
import { synonymProblem } from '../../../../shop/catalog/search/synonym-words.ts';
import type { ConsoleDataOf, ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countBits } from '../index/bitset.ts';
import type { View } from '../index/live-index.ts';
import { withSynonyms } from '../index/words/lexicon.ts';
import { listMatches } from '../list-matches.ts';
import { type Reader, showProducts } from '../list-products.ts';
import { cleanWords, readSynonymGroups } from './synonyms.ts';

const SHOWN = 5;
/** Words whose searches are compared. */
const COMPARED = 12;
/** A word that finds more of the shop than this says little. */
const BROAD_SHARE = 0.4;

/** What a question finds in the index as it is, and in one with the group as typed. Changes nothing. */
export async function previewSynonym(
  db: Db,
  { synonymId, words: given, isOneWay, question }: ConsoleParsedOf<'previewSynonym'>,
  reader: Reader,
): Promise<ConsoleDataOf<'previewSynonym'>> {
  const words = cleanWords(given);
  const others = (await readSynonymGroups(db)).filter(({ _id }) => _id !== synonymId);
  const groups = synonymProblem(words) === null ? [...others, { words, isOneWay }] : others;
  const list = { filter: {}, query: question, page: { page: 1, limit: SHOWN } };
  const { cards, seen } = await showProducts(db, reader, (view) => {
    const { index } = view;
    const taught: View = { ...view, index: { ...index, lexicon: withSynonyms(index.lexicon, groups) } };
    const [now, then] = [view, taught].map((each) => listMatches(each, list, reader.language));
    const [before, after] = [firstOf(now), firstOf(then)];
    const totals = words.slice(0, COMPARED).map((word) => ({
      word,
      before: totalOf(view, word, reader),
      after: totalOf(taught, word, reader),
    }));
    const changed = totals.filter((each) => each.before !== each.after);
    // A word that finds no more than another of them did is as narrow as that one.
    const widest = Math.max(countBits(index.shown) * BROAD_SHARE, ...totals.map((each) => each.before));
    const isBroad = changed.some(({ after }) => after > widest);
    return { ids: [...before.ids, ...after.ids], before, after, changed, isBroad };
  });
  const shown = new Map(cards.map(({ _id, name, image }) => [_id, { _id, name, image }]));
  const foundOf = ({ ids, total }: First): SearchFound => ({
    total,
    products: ids.flatMap((id) => shown.get(id) ?? []),
  });
  const { before, after, changed, isBroad } = seen;
  return { before: foundOf(before), after: foundOf(after), changed, isBroad };
}

function totalOf(view: View, query: string, { language }: Reader): number {
  return listMatches(view, { filter: {}, query, page: { page: 1, limit: 1 } }, language).total;
}

type First = { ids: string[]; total: number };

// Without a match the list shows the nearest products, which are no answer.
const firstOf = (listed: First | undefined): First =>
  listed === undefined || listed.total === 0 ? { ids: [], total: 0 } : listed;
