import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Feeds } from '../../../shop/catalog/feeds/calls.ts';
import { type FeedItem, feedItemOf, type FeedReader } from '../../../shop/catalog/feeds/feed-item.ts';
import { GOOGLE_TAIL, googleHead, googleItem } from '../../../shop/catalog/feeds/google-feed.ts';
import { metaColumns, metaRow, metaTextColumns, metaTextRow } from '../../../shop/catalog/feeds/meta-feed.ts';
import { addressesOf } from '../../../shop/catalog/seo/addresses.ts';
import { inEachLanguage, type Language, languages } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { csvOf } from '../../platform/documents/table-file.ts';
import { sendCompressed } from '../../platform/http/cache/compressed-body.ts';
import { sendRefusal } from '../../platform/http/reply/send.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { countFeed, feedRows } from './feed-rows.ts';
import { newsPath, readNewsFeed } from './news-feed.ts';

const KEY_BYTES = 24;
/** The byte order mark, which the platforms do not expect. */
const MARK_BYTES = 3;

/** Catalog feeds behind a secret key, which is in the query since the log has no queries; and the public feed of new pieces. */
export function feedRoutes(store: Store): void {
  const { app, db, config } = store;

  for (const language of languages) {
    for (const { name, type, reader, parts } of files) {
      app.get<{ Querystring: { key?: unknown } }>(fileOf(name, language), async (request, reply) => {
        if (!(await isKey(db, request.query.key))) return sendRefusal(request, reply, refuse('NOT_FOUND'));
        const about = { language, origin: config.publicUrl, shop: await shopName(store, language) };
        const items = itemsOf(store, language, reader);
        void reply.headers({
          'content-type': type,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        });
        return reply.send(Readable.from(parts(items, about), { objectMode: false }));
      });
    }
    app.get(newsPath(language), (request, reply) => sendNews(store, language, request, reply));
  }

  answerConsole(store, 'getFeeds', async () => ({ feeds: await readFeeds(store) }));
  answerChange(store, 'renewFeeds', async (tx, { staff, now }) => {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await tx
      .insertInto('feed_key')
      .values({ key, made_at: now })
      .onConflict((made) => made.column('only_row').doUpdateSet({ key, made_at: now }))
      .execute();
    await recordStaffAudit(tx, { staff, action: 'feed.renew', only: 'secret', subject: 'feeds' }, now);
    return null;
  });
}

type About = { language: Language; origin: string; shop: string };
type File = {
  name: string;
  type: string;
  reader: FeedReader;
  parts: (items: AsyncIterable<FeedItem[]>, about: About) => AsyncGenerator<Buffer>;
};

const csv = 'text/csv; charset=utf-8';
const files: readonly File[] = [
  { name: 'meta', type: csv, reader: 'meta', parts: (items) => csvParts(metaColumns, items, metaRow) },
  {
    name: 'meta-texts',
    type: csv,
    reader: 'meta',
    parts: (items, { language }) => csvParts(metaTextColumns, items, (item) => metaTextRow(item, language)),
  },
  { name: 'google', type: 'application/xml; charset=utf-8', reader: 'google', parts: googleParts },
];

const fileOf = (name: string, language: Language) =>
  `/feeds/${name}-${language}.${name === 'google' ? 'xml' : 'csv'}`;

async function* csvParts(
  head: readonly string[],
  parts: AsyncIterable<FeedItem[]>,
  rowOf: (item: FeedItem) => readonly string[],
): AsyncGenerator<Buffer> {
  yield csvOf([head]).subarray(MARK_BYTES);
  for await (const items of parts) yield csvOf(items.map(rowOf)).subarray(MARK_BYTES);
}

async function* googleParts(
  parts: AsyncIterable<FeedItem[]>,
  { language, origin, shop }: About,
): AsyncGenerator<Buffer> {
  const { catalogOf } = texts[language].feeds;
  const link = addressesOf(origin, '/')[language];
  yield Buffer.from(googleHead({ title: shop, link, description: catalogOf(shop), language }));
  for await (const items of parts) yield Buffer.from(items.map(googleItem).join(''));
  yield Buffer.from(GOOGLE_TAIL);
}

async function* itemsOf(
  { db, clock, config }: Store,
  language: Language,
  reader: FeedReader,
): AsyncGenerator<FeedItem[]> {
  for await (const rows of feedRows(db, language)) {
    const options = { origin: config.publicUrl, language, now: clock(), reader };
    yield rows.map((row) => feedItemOf(row, options));
  }
}

const shopName = async ({ settings }: Store, language: Language) =>
  (await settings()).identity.name[language];

const readKey = (db: Db) => db.selectFrom('feed_key').select(['key', 'made_at']).executeTakeFirst();

async function isKey(db: Db, given: unknown): Promise<boolean> {
  if (typeof given !== 'string') return false;
  const key = (await readKey(db))?.key ?? '';
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}

async function readFeeds({ db, config: { publicUrl } }: Store): Promise<Feeds> {
  const [key, counts] = await Promise.all([readKey(db), countFeed(db)]);
  const inBoth = (name: string) =>
    inEachLanguage((language) => `${publicUrl}${fileOf(name, language)}?key=${key?.key ?? ''}`);
  return {
    secret:
      key === undefined
        ? null
        : {
            madeAt: key.made_at.toISOString(),
            meta: inBoth('meta'),
            metaTexts: inBoth('meta-texts'),
            google: inBoth('google'),
          },
    news: inEachLanguage((language) => publicUrl + newsPath(language)),
    ...counts,
  };
}

async function sendNews(
  store: Store,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const given = await store.cache.get(`news feed ${language}`, async () => ({
    text: await readNewsFeed(store, language),
    tags: ['lists'],
    onServe: [],
  }));
  if ('other' in given) return sendRefusal(request, reply, refuse('NOT_FOUND'));
  void reply.headers({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  });
  return sendCompressed(request, reply, given.packed);
}
