import { sql } from 'kysely';
import { plain } from '../../../shop/catalog/feeds/feed-item.ts';
import { addressesOf, productPath } from '../../../shop/catalog/seo/addresses.ts';
import { escapeHtml } from '../../../shop/escape-html.ts';
import type { Language } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Store } from '../../store.ts';
import { type CardRow, cardColumns, toProductCard } from '../browse/product-card.ts';
import { jpegPath } from '../media/jpeg-pictures.ts';

const NEWEST = 30;

/** RSS 2.0 of the newest pieces, as bots of Telegram channels read it. */
export async function readNewsFeed(
  { db, clock, config, cardSettings }: Store,
  language: Language,
): Promise<string> {
  const origin = config.publicUrl;
  const settings = await cardSettings();
  const shop = settings.identity.name[language];
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)} from products p where p.status = 'published'
     order by p.created_at desc, p.id limit ${NEWEST}`.execute(db);
  const items = rows.map((row) => {
    const { _id: id, name, brand, price, priceAfterDiscount } = toProductCard(row, clock(), settings);
    const link = addressesOf(origin, `${productPath(id)}?utm_source=telegram&utm_medium=rss`)[language];
    const about = [brand.name, formatMoney(priceAfterDiscount ?? price, language)]
      .filter(Boolean)
      .join(' · ');
    const picture =
      row.picture === null
        ? ''
        : `<enclosure url="${escapeHtml(origin + jpegPath(row.picture.id, row.tint))}" length="0" type="image/jpeg"/>`;
    return `<item>${tag('title', name)}${tag('link', link)}${tag('description', about)}<guid isPermaLink="false">${escapeHtml(id)}</guid>${tag('pubDate', row.created_at.toUTCString())}${picture}</item>`;
  });
  const self = `${origin}${newsPath(language)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag('title', texts[language].feeds.newsOf(shop))}${tag('link', addressesOf(origin, '/')[language])}${tag('description', texts[language].feeds.newsText)}${tag('language', language)}<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

export const newsPath = (language: Language) => `/feeds/new-${language}.xml`;

const tag = (name: string, text: string) => `<${name}>${escapeHtml(plain(text))}</${name}>`;
