import type { SynonymProblem } from '../../catalog/search/synonym-words.ts';
import { plural } from '../plural.ts';

/** What shoppers' words mean, as the merchant edits it. */
export const searchDesk = {
  title: 'Search words',
  views: { missed: 'Searches without a result', synonyms: 'Words that mean the same' },
  question: 'Search',
  times: 'Times',
  timesAsked: (count: number) => plural(count, { one: 'searched once', other: `searched ${count} times` }),
  last: 'Last',
  foundNow: (count: number) =>
    plural(count, { one: 'Finds 1 product now', other: `Finds ${count} products now` }),
  foundBySome: (count: number) =>
    plural(count, {
      one: 'Finds 1 product, by only some of its words',
      other: `Finds ${count} products, by only some of its words`,
    }),
  stillNothing: 'Still finds nothing',
  now: 'Now',
  next: 'Next step',
  noMisses: 'Every search in the last 30 days found something.',
  teach: 'Teach it',
  ignore: 'Set aside',
  ignored: (question: string) => `“${question}” ignored`,
  undo: 'Undo',
  inShop: 'See in the shop',
  words: 'Words',
  search: 'A word',
  searchedFor: (text: string) => `“${text}”`,
  noWords: 'No words yet',
  noWordsText: 'Teach the search what your customers call things.',
  add: 'Add words',
  oneWay: 'One way',
  oneWayLabel: 'One way: the first word also finds the others, but not the other way round',
  wordsHint: 'One per line or separated by commas, in both languages: مطرّزة، تطريز, embroidery',
  tryQuestion: 'Try a search',
  before: 'Without these words',
  after: 'With them',
  finds: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
  changes: 'Searches for these words change',
  finding: (before: string, after: string) => `${before} now, ${after} with them`,
  broad:
    'One of these words would find a large part of the shop. If you mean only one direction, tick it above.',
  nothing: 'Nothing',
  problems: {
    tooFew: 'Write at least two different words.',
    tooMany: 'At most 60 words.',
    tooLong: 'At most three words together, and 40 letters.',
  } satisfies Record<SynonymProblem, string>,
  save: 'Save',
  saved: 'Saved. Search uses it now',
  remove: 'Delete these words',
  removeAsk:
    'From now on the search reads each of these words on its own. Searches for some of them may find nothing.',
  removeSure: 'Yes, delete them',
  removed: 'Words deleted',
  notSaved: 'Not saved. Try again.',
  changedMeanwhile: 'These words were changed in the meantime. Check them; yours are still in the field.',
  theirs: (words: string) => `Saved in the meantime: ${words}`,
};
