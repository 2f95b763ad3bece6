import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, text } from '../../wire/input.ts';
import { Day, Id, Image, LanguageCode } from '../../wire/wire-types.ts';

const tag = 'Search';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });

/** Words that mean the same. One-way: the first also finds what the others name, not the reverse. */
const fields = {
  words: z.array(text(80)).min(1).max(100),
  isOneWay: z.boolean(),
};

export const Synonym = z
  .object({ _id: Id, version: z.int(), words: z.array(z.string()), isOneWay: z.boolean() })
  .meta({ id: 'Synonym' });
export type Synonym = z.infer<typeof Synonym>;

/** What a question finds, its first products. */
const SearchPreview = z
  .object({ total: z.int(), products: z.array(z.object({ _id: Id, name: z.string(), image: Image })) })
  .meta({ id: 'SearchFound' });
export type SearchFound = z.infer<typeof SearchPreview>;

export const MissedQuestion = z
  .object({
    question: z.string().meta({ description: 'Its normal form, by which it is counted' }),
    written: z.string().meta({ description: 'As a shopper typed it last' }),
    language: LanguageCode,
    times: z.int(),
    lastDay: Day,
    found: z.int().meta({ description: 'Products that it finds by now' }),
    isUnderstood: z.boolean().meta({ description: 'Each of its words finds something by now' }),
  })
  .meta({ id: 'MissedQuestion' });
export type MissedQuestion = z.infer<typeof MissedQuestion>;

const synonym = z.object({ synonym: Synonym });

/** What shoppers' words mean, and the questions that found nothing. */
export const searchDeskCalls = {
  listSynonyms: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/synonyms',
    roles,
    tag,
    summary: 'The groups of words that mean the same, last changed first; `search` is a part of a word',
    query: z.object({ search: optionalInQuery(text(80)) }),
    data: z.object({ synonyms: z.array(Synonym) }),
  }),
  previewSynonym: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/synonyms/preview',
    roles,
    changes: false,
    tag,
    summary:
      'What a question finds without a group as it is typed, and with it; fewer than two words: removed',
    body: z.object({ synonymId: givenId.nullable(), ...fields, question: text(80) }),
    data: z.object({
      before: SearchPreview,
      after: SearchPreview,
      changed: z
        .array(z.object({ word: z.string(), before: z.int(), after: z.int() }))
        .meta({ description: 'Words of the group that find more or fewer products with it' }),
      isBroad: z.boolean().meta({ description: 'One of them would find a large part of the shop' }),
    }),
  }),
  createSynonym: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/synonyms',
    roles,
    status: 201,
    tag,
    summary: 'Teach the search words that mean the same',
    body: z.object(fields),
    data: synonym,
  }),
  changeSynonym: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/synonyms/:id',
    roles,
    tag,
    summary: 'Change a group of words',
    params,
    body: z.object({ version: z.int().min(1), ...fields }),
    data: synonym,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  removeSynonym: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/synonyms/:id',
    roles,
    tag,
    summary: 'Let the search forget a group of words',
    params,
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  listMissedQuestions: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/zeroResults',
    roles,
    tag,
    summary: 'What shoppers asked for in the last 30 days without finding it, most asked first',
    data: z.object({ questions: z.array(MissedQuestion) }),
  }),
  ignoreQuestion: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/zeroResults/ignore',
    roles,
    tag,
    summary: 'Leave a question out of the list, or put it back',
    body: z.object({ question: text(80), language: LanguageCode, isIgnored: z.boolean() }),
    data: z.null(),
  }),
};
