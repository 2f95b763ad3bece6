import { transact } from '../db/database.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { answerChange } from '../staff/answer-change.ts';
import { answerConsole } from '../staff/answer-console.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import type { Store } from '../store.ts';
import { deleteBrandNews, insertBrandNews, readBrandNews } from './brand-news.ts';
import { readMessageLog, resendMessage } from './message-log.ts';

/** What was sent to whom, and brand news. */
export function messageRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listMessages', ({ input, language, now }) =>
    readMessageLog(db, input, language, now),
  );

  answerChange(store, 'resendMessage', async (tx, { input: { id }, staff, now }) => {
    const done = await resendMessage(tx, id, now);
    if (!isRefusal(done))
      await recordStaffAudit(tx, { staff, action: 'message.resend', subject: id, after: {} }, now);
    return done;
  });

  answerConsole(store, 'listBrandNews', async () => ({ news: await readBrandNews(db) }));

  answerConsole(store, 'scheduleBrandNews', async ({ input, staff, now }) => {
    const id = await transact(db, async (tx) => {
      const brand = await tx
        .selectFrom('brands')
        .select('id')
        .where('id', '=', input.brandId)
        .executeTakeFirst();
      if (brand === undefined) return refuse('NOT_FOUND');
      const publishAt = input.publishAt === undefined ? now : new Date(input.publishAt);
      const added = await insertBrandNews(tx, { ...input, publishAt }, now);
      await recordStaffAudit(tx, { staff, action: 'message.news', subject: added, after: input.title }, now);
      return added;
    });
    if (isRefusal(id)) return id;
    const [news] = await readBrandNews(db, id);
    return news === undefined ? refuse('NOT_FOUND') : { news };
  });

  answerConsole(store, 'dropBrandNews', async ({ input: { id }, staff, now }) =>
    transact(db, async (tx) => {
      if (!(await deleteBrandNews(tx, id))) return refuse('NOT_FOUND');
      await recordStaffAudit(tx, { staff, action: 'message.newsDropped', subject: id }, now);
      return null;
    }),
  );
}
