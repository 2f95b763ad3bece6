import { language, otherLanguage } from '#texts/language';
import { addressesOf, defaultLanguage } from '../../../../shop/catalog/seo/addresses.ts';
import { type LinkedDataOptions, writeLinkedData } from '../../../../shop/catalog/seo/linked-data.ts';
import { escapeHtml } from '../../../../shop/escape-html.ts';
import { languages, type Localized } from '../../../../shop/language.ts';
import type { PageSeo } from './page-seo.ts';

/** As link previews name the languages (Open Graph). */
const LOCALES: Localized = { en: 'en_US', ar: 'ar_SY' };

/** Head tags for search engines and previews; title and description come from the rendered `head`. */
export function headTags(found: PageSeo, head: string, { origin, store }: LinkedDataOptions): string {
  if (found.path === null) return isHidden(head) ? '' : '<meta name="robots" content="noindex">';
  if (isHidden(head)) return '';
  const addresses = addressesOf(origin, found.path);
  const data = found.data.length === 0 ? '' : dataScript(writeLinkedData(found.data));
  return [
    `<link rel="canonical" href="${escapeHtml(addresses[language])}">`,
    ...languages.map((each) => alternate(each, addresses[each])),
    alternate('x-default', addresses[defaultLanguage]),
    property('og:site_name', escapeHtml(store.identity.name)),
    ...shareTags(found, head, origin, addresses[language]),
    data,
  ].join('');
}

const isHidden = (head: string) => /<meta name="robots" content="noindex"/.test(head);

const alternate = (code: string, address: string) =>
  `<link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}">`;

/** Not executable, so the content security policy does not apply. */
const dataScript = (data: string) => `<script type="application/ld+json">${data}</script>`;

function shareTags({ picture, price }: PageSeo, head: string, origin: string, address: string): string[] {
  // React has escaped it as text; in an attribute quotes must be escaped too.
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]?.replaceAll('"', '&quot;') ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return [
    property('og:type', price === null ? 'website' : 'product'),
    property('og:locale', LOCALES[language]),
    property('og:locale:alternate', LOCALES[otherLanguage]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', escapeHtml(address)),
    property('og:image', escapeHtml(origin + encodeURI(picture))),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    ...(price === null
      ? []
      : [property('product:price:amount', String(price)), property('product:price:currency', 'SYP')]),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
