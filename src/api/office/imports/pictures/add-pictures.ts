import { sql } from 'kysely';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { lockImport } from '../add-import.ts';
import { isAside } from './check-pictures.ts';
import { readZip, type ZipFault } from './read-zip.ts';
import { archiveOf, dropParts, nextPart, PART_BYTES, partsOf, storePart } from './received-parts.ts';

type By = { staff: { id: string; sessionId?: string }; now: Date };

/** Begins to receive a ZIP of a tried file of products; without one, of products the shop has. Returns the import's id. */
export async function beginPictures(
  tx: Tx,
  { importId, fileName, bytes }: { importId: string | null; fileName: string; bytes: number },
  { staff, now }: By,
): Promise<string | Refusal> {
  const id = importId ?? (await addEmpty(tx, fileName, { staff, now }));
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  if (row.state !== 'checked') return refuse('CONFLICT');
  await forgetPictures(tx, id);
  await tx
    .updateTable('imports')
    .set({ pictures_name: fileName, pictures_bytes: bytes, pictures_at: now })
    .where('id', '=', id)
    .execute();
  const after = { file: fileName, bytes };
  await recordStaffAudit(tx, { staff, action: 'import.pictures', only: 'made', subject: id, after }, now);
  return id;
}

async function addEmpty(tx: Tx, fileName: string, { staff, now }: By): Promise<string> {
  const { id } = await tx
    .insertInto('imports')
    .values({
      file_name: fileName,
      encoding: 'zip',
      head: [],
      columns: [],
      row_count: 0,
      state: 'checked',
      made_by: staff.id,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function forgetPictures(tx: Tx, id: string): Promise<void> {
  await dropParts(tx, id);
  await tx.deleteFrom('import_pictures').where('import_id', '=', id).execute();
  await tx
    .updateTable('imports')
    .set({ pictures_name: null, pictures_bytes: null, pictures_whole: false, pictures_at: null })
    .where('id', '=', id)
    .execute();
}

/** Goes on without pictures: the rows are tried once more. */
export async function dropPictures(tx: Tx, id: string, { staff, now }: By): Promise<Refusal | null> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  if (row.state !== 'checked' || row.pictures_bytes === null) return refuse('CONFLICT');
  await forgetPictures(tx, id);
  await tx
    .updateTable('imports')
    .set({ state: 'checking', done: 0, total: 0 })
    .where('id', '=', id)
    .execute();
  const before = { file: row.pictures_name };
  await recordStaffAudit(tx, { staff, action: 'import.pictures', only: 'removed', subject: id, before }, now);
  return null;
}

/**
 * Stores a part of a ZIP and returns the first missing one, or null; parts come in any order, and again. With the last one the
 * list of files is read: a damaged archive is refused, of a good one the files are checked next.
 */
export async function addPart(
  tx: Tx,
  { id, part }: { id: string; part: number },
  content: Buffer,
  now: Date,
): Promise<number | null | Refusal> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  const { pictures_bytes: bytes } = row;
  if (row.state !== 'checked' || bytes === null || row.pictures_whole) return refuse('CONFLICT');
  const isLast = part === partsOf(bytes) - 1;
  if (part >= partsOf(bytes) || content.length !== (isLast ? bytes - part * PART_BYTES : PART_BYTES))
    return refuse('VALIDATION', { errors: ['"file" must be that part'] });
  await storePart(tx, id, part, content);
  await tx.updateTable('imports').set({ pictures_at: now }).where('id', '=', id).execute();
  const next = await nextPart(tx, id);
  if (next < partsOf(bytes)) return next;
  const entries = await readZip(archiveOf(tx, id, bytes));
  if (typeof entries === 'string') return refuse(codeOf[entries], { errors: [`"file" is ${entries}`] });
  if (entries.every(isAside)) return refuse('IMPORT_EMPTY');
  await sql`update imports set pictures_whole = true, state = 'checking', done = 0, total = 0 where id = ${id}`.execute(
    tx,
  );
  return null;
}

const codeOf = {
  notZip: 'UNSUPPORTED_MEDIA_TYPE',
  truncated: 'UNSUPPORTED_MEDIA_TYPE',
  tooMany: 'PAYLOAD_TOO_LARGE',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  overlapping: 'UNSUPPORTED_MEDIA_TYPE',
} as const satisfies Record<ZipFault, string>;
