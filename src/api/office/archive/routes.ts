import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Archive } from '../../../shop/office/archive/calls.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { FilePlace } from '../../platform/storage/picture-files.ts';
import { openObject } from '../../platform/storage/s3.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { exportAuditRoute } from './export-audit.ts';
import { archiveFile, archiveObject } from './make-archive.ts';
import { LIFETIME_HOURS, runArchives } from './run-archives.ts';

const LINK_MINUTES = 10;
const COOKIE = 'archive';
const pathOf = (id: string) => `/api/console/v1/exports/all/${id}/file`;

/** Everything the shop owns as one file, for its owner alone. */
export function archiveRoutes(store: Store): void {
  exportAuditRoute(store);
  const { db, app, config } = store;
  const cookieOptions = { httpOnly: true, sameSite: 'strict', secure: config.secure } as const;
  const running = new Set<Promise<unknown>>();
  const ending = new AbortController();
  app.addHook('onClose', async () => {
    ending.abort();
    await Promise.allSettled(running);
  });
  // The minutely job resumes what a crashed process left.
  const begin = () => {
    const run = withoutDeadline(() => runArchives(store, ending.signal)).catch((error: unknown) =>
      app.log.error({ err: error }, 'the archive was not made'),
    );
    running.add(run);
    void run.finally(() => running.delete(run));
  };

  answerConsole(store, 'getArchive', async () => readArchive(db));
  answerConsole(store, 'makeArchive', async (context) => {
    const { staff, language, now } = context;
    const answer = await runOnce(store, 'makeArchive', context, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        insert into archives (made_by, made_at, language) values (${staff.id}, ${now}, ${language})
            on conflict ((state)) where state = 'making' do nothing returning id`.execute(tx);
      const [made] = rows;
      if (made === undefined) return refuse('CONFLICT');
      await recordStaffAudit(tx, { staff, action: 'archive.make', only: 'made', subject: made.id }, now);
      return readArchive(tx);
    });
    begin();
    return answer;
  });
  answerChange(store, 'linkArchive', async (tx, { input: { id }, staff, now, reply }) => {
    const token = randomBytes(32).toString('base64url');
    const until = new Date(now.getTime() + LINK_MINUTES * 60_000);
    const { numAffectedRows = 0n } = await sql`
      update archives set token_hash = ${hashOf(token)}, token_until = ${until}
       where id = ${id} and state = 'ready'`.execute(tx);
    if (numAffectedRows === 0n) return refuse('NOT_FOUND');
    await recordStaffAudit(tx, { staff, action: 'archive.link', only: 'secret', subject: id }, now);
    const path = pathOf(id);
    // In a cookie, because paths are in the logs of proxies and in the browser's history.
    void reply.setCookie(COOKIE, token, { ...cookieOptions, path, maxAge: LINK_MINUTES * 60 });
    return { path };
  });
  answerConsole(store, 'downloadArchive', async ({ input: { id }, staff, now, request, reply }) => {
    const token = request.cookies[COOKIE] ?? '';
    const file = await openArchive(config, id);
    if (file === null) return refuse('NOT_FOUND');
    // Taken before the first byte: of two who have the link one gets the file.
    const { numAffectedRows = 0n } = await sql`
      update archives set token_hash = null, token_until = null
       where id = ${id} and token_hash = ${hashOf(token)} and token_until > ${now}`.execute(db);
    if (numAffectedRows === 0n) {
      file.content.destroy();
      return refuse('NOT_FOUND');
    }
    await recordStaffAudit(db, { staff, action: 'archive.download', only: 'act', subject: id }, now);
    void reply
      .clearCookie(COOKIE, { ...cookieOptions, path: pathOf(id) })
      .type('application/zip')
      .header('content-length', file.bytes)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="minwal-${storeDateOf(now)}.zip"`)
      .send(file.content);
    await reply;
    return null;
  });
}

/** The file of this machine, or the one that another instance made. */
async function openArchive(
  { dataDir, storage }: FilePlace,
  id: string,
): Promise<{ bytes: number; content: Readable } | null> {
  const path = archiveFile(dataDir, id);
  const file = await stat(path).catch(() => null);
  if (file !== null) return { bytes: file.size, content: createReadStream(path) };
  return storage === null ? null : openObject(storage, archiveObject(id));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function readArchive(db: Db): Promise<{ archive: Archive | null }> {
  const { rows } = await sql<Omit<Archive, '_id' | 'at' | 'until'> & { id: string; at: Date; until: Date }>`
    select a.id, a.state, s.name as by, a.made_at as at, a.made_at + ${LIFETIME_HOURS}::int * interval '1 hour' as until,
           a.done, a.total, a.bytes::float8 as bytes
      from archives a join staff s on s.id = a.made_by order by a.made_at desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return { archive: null };
  const { id, at, until, ...rest } = row;
  return { archive: { ...rest, _id: id, at: at.toISOString(), until: until.toISOString() } };
}
