import { sql } from 'kysely';
import type { Synonym } from '../../../../shop/catalog/search/desk-calls.ts';
import {
  readSynonymWords,
  type SynonymProblem,
  synonymProblem,
} from '../../../../shop/catalog/search/synonym-words.ts';
import { normalize } from '../../../../shop/normal-form.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';

type Editor = { staff: Staff; now: Date };
type Given = { words: readonly string[]; isOneWay: boolean };

/** All groups, last changed first. */
export async function readSynonymGroups(db: Db): Promise<Synonym[]> {
  const { rows } = await sql<Synonym>`
    select id as _id, version, words, is_one_way as "isOneWay" from search_synonyms
     order by updated_at desc, id`.execute(db);
  return rows;
}

/** The groups that have a word with this part, in any spelling. A store has a few hundred of them. */
export async function listSynonyms(db: Db, search: string | null): Promise<{ synonyms: Synonym[] }> {
  const part = normalize(search ?? '');
  const all = await readSynonymGroups(db);
  const synonyms = all.filter(({ words }) => words.some((word) => normalize(word).includes(part)));
  return { synonyms };
}

/** The words of a group as they are stored: each once. */
export const cleanWords = (words: readonly string[]) => readSynonymWords(words.join('\n'));

export async function createSynonym(
  tx: Tx,
  { words: given, isOneWay }: Given,
  { staff, now }: Editor,
): Promise<{ synonym: Synonym } | Refusal> {
  const words = cleanWords(given);
  const wrong = problemOf(words);
  if (wrong !== null) return wrong;
  const { id } = await tx
    .insertInto('search_synonyms')
    .values({ words, is_one_way: isOneWay, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { action: 'search.synonym', only: 'made', subject: id, after: { words, isOneWay } } as const;
  await recordStaffAudit(tx, { staff, ...change }, now);
  return { synonym: { _id: id, version: 1, words, isOneWay } };
}

export async function changeSynonym(
  tx: Tx,
  { id, version, words: given, isOneWay }: Given & { id: string; version: number },
  { staff, now }: Editor,
): Promise<{ synonym: Synonym } | Refusal> {
  const before = await lockedSynonym(tx, id);
  if (before === undefined) return refuse('NOT_FOUND');
  if (before.version !== version) return refuse('VERSION_CONFLICT', { data: { synonym: before } });
  const words = cleanWords(given);
  const wrong = problemOf(words);
  if (wrong !== null) return wrong;
  const set = { words, is_one_way: isOneWay, updated_at: now, version: version + 1 };
  await tx.updateTable('search_synonyms').set(set).where('id', '=', id).execute();
  const { words: old, isOneWay: was } = before;
  await recordStaffAudit(
    tx,
    {
      staff,
      action: 'search.synonym',
      subject: id,
      before: { words: old, isOneWay: was },
      after: { words, isOneWay },
    },
    now,
  );
  return { synonym: { _id: id, version: version + 1, words, isOneWay } };
}

export async function removeSynonym(tx: Tx, id: string, { staff, now }: Editor): Promise<null | Refusal> {
  const before = await lockedSynonym(tx, id);
  if (before === undefined) return refuse('NOT_FOUND');
  await tx.deleteFrom('search_synonyms').where('id', '=', id).execute();
  const { words, isOneWay } = before;
  await recordStaffAudit(
    tx,
    { staff, action: 'search.synonym', only: 'removed', subject: id, before: { words, isOneWay } },
    now,
  );
  return null;
}

async function lockedSynonym(tx: Tx, id: string): Promise<Synonym | undefined> {
  const { rows } = await sql<Synonym>`
    select id as _id, version, words, is_one_way as "isOneWay" from search_synonyms
     where id = ${id} for update`.execute(tx);
  return rows[0];
}

const machineWords: Record<SynonymProblem, string> = {
  tooFew: '"words" must contain at least 2 different words',
  tooMany: '"words" must contain at most 60 words',
  tooLong: '"words" must be of at most 3 words and 40 letters each',
};

function problemOf(words: readonly string[]): Refusal | null {
  const problem = synonymProblem(words);
  return problem === null ? null : refuse('VALIDATION', { errors: [machineWords[problem]] });
}
