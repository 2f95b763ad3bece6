import { stemOf } from '../../../shop/catalog/word-stem.ts';
import { eachBit } from './bits.ts';
import type { ChoiceWord } from './lexicon.ts';
import type { Meaning, Part } from './read-question.ts';
import type { Shelf } from './shelf.ts';
import { type Posting, postingOf, wordsBeginning } from './word-index.ts';

/** How well each place of the shelf answers; 0: not at all. */
export type Weights = Float32Array;

const mostBeginnings = 400;
/** A piece that comes in a color shows it more than one that shows another first. */
const firstColorMore = 0.5;
/** What answers in several of its words (in both languages, by its name and its kind) is more surely meant. */
const agreement = 0.1;
const mostAgreement = 0.5;

/** How well each product answers a part of a question: by its best meaning, the more the others agree. */
export function weighPart(shelf: Shelf, part: Part): Weights {
  const best = new Float32Array(shelf.places);
  const sum = new Float32Array(shelf.places);
  for (const meaning of part.meanings) {
    const weights = weighMeaning(shelf, meaning);
    for (let place = 0; place < best.length; place += 1) {
      const weight = (weights[place] ?? 0) * meaning.quality;
      if (weight === 0) continue;
      sum[place] = (sum[place] ?? 0) + weight;
      if (weight > (best[place] ?? 0)) best[place] = weight;
    }
  }
  return best.map((weight, place) => {
    const more = Math.min(((sum[place] ?? 0) - weight) * agreement, weight * mostAgreement);
    return (weight + more) * part.words.length;
  });
}

function weighMeaning(shelf: Shelf, { words, isBeginning }: Meaning): Weights {
  const [first, ...others] = words.map((word) =>
    isBeginning ? weighBeginning(shelf, word) : weighWord(shelf, word),
  );
  if (first === undefined) return new Float32Array(shelf.places);
  for (const other of others) {
    for (let place = 0; place < first.length; place += 1) {
      const [here, there] = [first[place] ?? 0, other[place] ?? 0];
      first[place] = here === 0 || there === 0 ? 0 : here + there;
    }
  }
  return others.length === 0 ? first : first.map((weight) => weight / words.length);
}

function weighWord(shelf: Shelf, word: string): Weights {
  const { words, lexicon } = shelf;
  const weights = new Float32Array(shelf.places);
  addPosting(weights, postingOf(words, word));
  for (const choice of lexicon.choices.get(stemOf(word)) ?? []) addChoice(shelf, weights, choice);
  return weights;
}

function weighBeginning(shelf: Shelf, start: string): Weights {
  const { words, lexicon } = shelf;
  const weights = new Float32Array(shelf.places);
  const stems = new Set(wordsBeginning(words, start, mostBeginnings).map((id) => words.stemOfForm[id] ?? -1));
  for (const stem of stems) addPosting(weights, words.postings[stem]);
  for (const form of lexicon.choiceForms) {
    if (!form.startsWith(start)) continue;
    for (const choice of lexicon.choices.get(stemOf(form)) ?? []) addChoice(shelf, weights, choice);
  }
  return weights;
}

function addPosting(weights: Weights, posting: Posting | undefined): void {
  if (posting === undefined) return;
  const { places, weights: own } = posting;
  for (let at = 0; at < places.length; at += 1) raise(weights, places[at] ?? 0, own[at] ?? 0);
}

function addChoice({ choices, facts }: Shelf, weights: Weights, { kind, index, weight }: ChoiceWord): void {
  const bits = choices[kind].bits[index];
  if (bits === undefined) return;
  const id = choices[kind].all[index]?.id;
  eachBit(bits, (place) => {
    const isFirst = kind === 'colors' && facts[place]?.firstColor === id;
    raise(weights, place, weight + (isFirst ? firstColorMore : 0));
  });
}

function raise(weights: Weights, place: number, weight: number): void {
  if (weight > (weights[place] ?? 0)) weights[place] = weight;
}
