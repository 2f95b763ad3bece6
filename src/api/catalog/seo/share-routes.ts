import { sql } from 'kysely';
import { type PriceFacts, priceNow } from '../../../shop/catalog/browse/price.ts';
import { addressesOf, productPath, shortPath } from '../../../shop/catalog/seo/addresses.ts';
import type { Share } from '../../../shop/catalog/seo/share-calls.ts';
import type { CardFormat } from '../../../shop/catalog/seo/share-picture.ts';
import { inEachLanguage, type Language, type Localized } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { type LinkPlace, placeOfCode } from '../../../shop/visit-source.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import type { Db } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized.ts';
import { sendRefusal } from '../../platform/http/reply/send.ts';
import { noteSource } from '../../platform/http/visit-source.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';

/** Short links to products, `/p/123` and `/p/123/wa`, and what is sent with them. */
export function shareLinkRoutes(store: Store): void {
  const { app, db, config } = store;
  type Params = { number: string; code?: string };
  app.get<{ Params: Params; Querystring: { lang?: unknown } }>(
    '/p/:number/:code?',
    async (request, reply) => {
      const { number, code } = request.params;
      const place = code === undefined ? 'link' : placeOfCode(code);
      const id = place === undefined ? undefined : await idOfNumber(db, number);
      if (place === undefined || id === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND'));
      noteSource(store, request, reply, place);
      const { lang } = request.query;
      const path = productPath(id);
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(lang === 'ar' || lang === 'en' ? `${path}?lang=${lang}` : path, 302);
    },
  );

  answerConsole(store, 'getShare', async ({ input: { id }, now }) => {
    const product = await readShared(db, id);
    if (product === undefined) return refuse('NOT_FOUND');
    return {
      share: inEachLanguage((language) => sharedIn(product, { language, now, origin: config.publicUrl })),
    };
  });
}

async function idOfNumber(db: Db, typed: string): Promise<string | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(typed)) return undefined;
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('number', '=', Number(typed))
    .executeTakeFirst();
  return row?.id;
}

type Left = { color: Localized; sizes: Localized[] };
type SharedRow = PriceFacts & {
  id: string;
  number: number;
  name: Localized;
  sizes: Localized[];
  colors: Left[];
};

async function readShared(db: Db, id: string): Promise<SharedRow | undefined> {
  const { rows } = await sql<SharedRow>`
    select p.id, p.number, ${localized('p.name')} as name, p.price, p.price_after_discount as "priceAfterDiscount",
           p.discount_starts_at as "discountStartsAt", p.discount_ends_at as "discountEndsAt",
           (select coalesce(json_agg(json_build_object('en', z.label_en, 'ar', z.label_ar) order by z.position, z.id), '[]')
              from sizes z where z.id in (select size_id from variants v where v.product_id = p.id and v.stock > 0)) as sizes,
           (select coalesce(json_agg(json_build_object('color', ${localized('k.name')}, 'sizes', of_color.sizes) order by k.position, k.id), '[]')
              from (select v.color_id, json_agg(json_build_object('en', z.label_en, 'ar', z.label_ar) order by z.position, z.id) as sizes
                      from variants v join sizes z on z.id = v.size_id
                     where v.product_id = p.id and v.stock > 0 group by v.color_id) of_color
              join colors k on k.id = of_color.color_id) as colors
      from products p where p.id = ${id} and p.status = 'published'`.execute(db);
  return rows[0];
}

function sharedIn(
  row: SharedRow,
  { language, now, origin }: { language: Language; now: Date; origin: string },
): Share['en'] {
  const t = texts[language].share;
  const name = row.name[language] || row.name.en || row.name.ar;
  const { price, priceAfterDiscount } = priceNow(row, now);
  const money = (amount: number) => formatMoney(amount, language);
  const cost =
    priceAfterDiscount === null ? money(price) : t.insteadOf(money(priceAfterDiscount), money(price));
  const left = row.sizes.map((size) => size[language]);
  const link = (place?: LinkPlace) => addressesOf(origin, shortPath(row.number, place))[language];
  const card = (format: CardFormat) => `/og/${format}/${row.id}-${language}-0.png`;
  const sizesIn = ({ color, sizes }: Left) =>
    t.sizesIn(
      color[language],
      sizes.map((size) => size[language]),
    );
  return {
    title: name,
    answer: [
      t.answer(name, cost),
      ...(left.length === 0 ? [t.soldOut] : [t.has, ...row.colors.map(sizesIn)]),
      link('whatsapp'),
    ].join('\n'),
    text: [name, cost, left.length === 0 ? t.soldOut : t.sizes(left)].join('\n'),
    links: {
      link: link(),
      whatsapp: link('whatsapp'),
      telegram: link('telegram'),
      facebook: link('facebook'),
      instagram: link('instagram'),
    },
    // They lead to the card of now.
    cards: { square: card('square'), tall: card('tall'), wide: card('wide') },
  };
}
