import type { BrandNews } from '../../../shop/people/messages/news-calls.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { answerChange } from '../staff/answer-change.ts';
import { answerConsole } from '../staff/answer-console.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import {
  deleteBrandNews,
  insertBrandNews,
  type NewsFields,
  readBrandNews,
  readNewsBrands,
  updateBrandNews,
} from './news-desk.ts';

/** News of brands, as the merchant writes and schedules them. */
export function newsRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listBrandNews', async ({ language }) => {
    const { newsDays } = await store.settings();
    return {
      news: await readBrandNews(db, { language, newsDays }),
      brands: await readNewsBrands(db, language),
      days: newsDays,
    };
  });

  answerConsole(store, 'getBrandNews', async ({ input: { id }, language }) => {
    const { newsDays } = await store.settings();
    const [news] = await readBrandNews(db, { language, newsDays }, id);
    if (news === undefined) return refuse('NOT_FOUND');
    return { news, brands: await readNewsBrands(db, language), days: newsDays };
  });

  answerChange(store, 'scheduleBrandNews', async (tx, { input, staff, language, settings, now }) => {
    const fields = fieldsOf(input, now);
    if (!(await isBrand(tx, input.brandId))) return refuse('NOT_FOUND');
    const id = await insertBrandNews(tx, fields, now);
    await recordStaffAudit(
      tx,
      { staff, action: 'message.news', only: 'made', subject: id, after: flat(fields) },
      now,
    );
    return { news: await readOne(tx, id, { language, newsDays: settings.newsDays }) };
  });

  answerChange(store, 'changeBrandNews', async (tx, { input, staff, language, settings, now }) => {
    const { id, version } = input;
    const reading = { language, newsDays: settings.newsDays };
    const locked = await tx
      .selectFrom('brand_news')
      .select(['version', 'begun_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined || !(await isBrand(tx, input.brandId))) return refuse('NOT_FOUND');
    const before = await readOne(tx, id, reading);
    if (locked.begun_at !== null) return refuse('IN_USE', { data: { news: before } });
    if (locked.version !== version) return refuse('VERSION_CONFLICT', { data: { news: before } });
    const fields = fieldsOf(input, now);
    await updateBrandNews(tx, id, fields);
    const change = {
      before: flat({ ...before, publishAt: timeOf(before.publishAt) }),
      after: flat(fields),
    };
    await recordStaffAudit(tx, { staff, action: 'message.news', subject: id, ...change }, now);
    return { news: await readOne(tx, id, reading) };
  });

  answerChange(store, 'dropBrandNews', async (tx, { input: { id }, staff, language, settings, now }) => {
    const [news] = await readBrandNews(tx, { language, newsDays: settings.newsDays }, id);
    if (news === undefined || !(await deleteBrandNews(tx, id))) return refuse('NOT_FOUND');
    const before = flat({ ...news, publishAt: timeOf(news.publishAt) });
    await recordStaffAudit(
      tx,
      { staff, action: 'message.newsDropped', only: 'removed', subject: id, before },
      now,
    );
    return null;
  });
}

type GivenNews = Omit<NewsFields, 'publishAt'> & { readonly publishAt?: string | null | undefined };

const timeOf = (at: string | null) => (at === null ? null : new Date(at));

/** Without a time they go out now. */
const fieldsOf = ({ brandId, title, text, publishAt }: GivenNews, now: Date): NewsFields => ({
  brandId,
  title,
  text,
  publishAt: publishAt === undefined ? now : timeOf(publishAt),
});

/** As a line of the log has them. */
const flat = ({ brandId, title, text, publishAt }: NewsFields) => ({
  brand: brandId,
  titleAr: title.ar,
  textAr: text.ar ?? '',
  titleEn: title.en,
  textEn: text.en ?? '',
  at: publishAt?.toISOString() ?? null,
});

async function isBrand(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('brands').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function readOne(db: Db, id: string, reading: Parameters<typeof readBrandNews>[1]): Promise<BrandNews> {
  const [news] = await readBrandNews(db, reading, id);
  if (news === undefined) throw new Error('news that were just written are read');
  return news;
}
