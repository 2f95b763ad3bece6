import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../../refusal.ts';
import { NOTE_OPEN_MS } from './read-talk.ts';

/** The tables of notes, and their column of what a note is about. */
const subjectOf = { order_notes: 'order_id', customer_notes: 'shopper_id' } as const;

type Rewording = { noteId: string; subject: string; staffId: string; text: string; now: Date };

/** Rewords a note of the staff member's own: `NOT_FOUND` for another's, `NOTE_TOO_OLD` after 15 minutes. */
export async function rewordNote(
  tx: Tx,
  table: keyof typeof subjectOf,
  { noteId, subject, staffId, text, now }: Rewording,
): Promise<Refusal | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from ${sql.table(table)}
     where id = ${noteId} and ${sql.ref(subjectOf[table])} = ${subject} and staff_id = ${staffId} for update`.execute(
    tx,
  );
  const [note] = rows;
  if (note === undefined) return refuse('NOT_FOUND');
  if (now.getTime() - note.at.getTime() >= NOTE_OPEN_MS) return refuse('NOTE_TOO_OLD');
  await sql`update ${sql.table(table)} set text = ${text}, edited_at = ${now} where id = ${noteId}`.execute(
    tx,
  );
  return null;
}
