import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { escapeHtml } from '../../shop/escape-html.ts';
import { type Language, languageFacts, languages, type Localized } from '../../shop/language.ts';
import { factsOf } from '../../shop/people/facts/facts-of.ts';
import { Settings } from '../../shop/settings.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { openingSentence } from '../platform/http/reply/messages.ts';

/** What the built pages give it: paths of their first styles and of the fonts of its language, and the theme's script. */
export type PageLook = { styles: readonly string[]; fonts: readonly string[]; themeScript: string };

const style = `.soon{min-block-size:100vh;min-block-size:100dvb;display:grid;grid-template-rows:auto 1fr auto}
.cloth{block-size:clamp(72px,16vh,144px);background:var(--weave)}[dir=rtl] .cloth{transform:scaleX(-1)}
.soon main{display:grid;gap:var(--s-5);place-content:center;justify-items:center;padding:var(--s-8) var(--margin);text-align:center}
.name{display:inline-flex;align-items:center;gap:var(--s-3);min-block-size:48px;font-family:var(--font-inscription);font-size:2rem;line-height:1.2}
.name img{inline-size:auto;max-inline-size:min(18rem,100%);block-size:72px;border-radius:4px;object-fit:contain}
.name .light{padding:8px;background:#fff}.name .dark{padding:8px;background:#231628}
@supports (color:light-dark(#fff,#000)){.name .light{background:light-dark(transparent,#fff)}.name .dark{background:light-dark(#231628,transparent)}}
.name svg{flex:none;block-size:32px;inline-size:auto}
.soon h1{max-inline-size:24em;font-family:var(--font-display);font-weight:var(--weight-display);font-size:var(--text-display);line-height:1.3}
.soon p{max-inline-size:32em;color:var(--ink-2)}
.write{display:inline-flex;align-items:center;min-block-size:48px;padding:var(--s-2) var(--s-5);border-radius:var(--r-control);background:var(--primary);color:var(--on-primary);font-weight:500}
.write:focus-visible,.soon footer a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.soon footer{display:flex;flex-wrap:wrap;gap:var(--s-2) var(--s-5);align-items:center;justify-content:center;padding:var(--s-4) var(--margin);background:var(--sunken);color:var(--ink-2);font-size:var(--text-small);text-align:center}
.soon footer a{display:flex;align-items:center;min-block-size:44px;color:var(--link)}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its content security policy: files of this origin, its own style, and the script that chooses the theme. */
export const opensSoonPolicy = ({ themeScript }: PageLook): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(themeScript)}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page of a shop that is not open yet: who it is, when it opens, and where to write to it. */
export function opensSoonPage(
  settings: Settings,
  language: Language,
  { theme, look }: { theme: 'light' | 'dark' | null; look: PageLook },
): string {
  const facts = factsOf(settings, language);
  const { identity } = facts;
  const { layout, help, storeSentences } = texts[language];
  const name = escapeHtml(identity.name);
  // The name stands above already.
  const about = storeSentences(facts).identity.replace(`${identity.name} · `, '');
  const other = languages.find((each) => each !== language) ?? language;
  const icon = identity.logo?.icon ?? `/assets/${language}/favicon.svg`;
  return [
    `<!doctype html><html lang="${language}" dir="${languageFacts[language].direction}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<script>${look.themeScript}</script><title>${name}</title>`,
    ...look.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...look.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    ),
    `<link rel="icon" href="${icon}"><style>${style}</style></head>`,
    '<body><div class="soon"><div class="cloth"></div><main>',
    `<div class="name">${nameOf(identity)}</div>`,
    `<h1>${escapeHtml(openingSentence(settings.opensAt, language))}</h1>`,
    `<p>${escapeHtml(layout.aboutShop)}</p>${channelLink(settings, (names) => help.writeOn(names[language]))}</main>`,
    `<footer>${about && `<span>${escapeHtml(about)}</span>`}`,
    `<a href="?lang=${other}" lang="${other}" hreflang="${other}">${languageFacts[other].name}</a></footer>`,
    '</div></body></html>',
  ].join('');
}

/** The logo, else the mark of the loom and the name. */
function nameOf({ name, logo }: ReturnType<typeof factsOf>['identity']): string {
  const shopName = escapeHtml(name);
  if (logo === null) return `${MARK}<span>${shopName}</span>`;
  const { url, width, height, ground } = logo;
  return `<img class="${ground}" src="${url}" width="${width}" height="${height}" alt="${shopName}">`;
}

const MARK =
  '<svg viewBox="0 0 28 24" aria-hidden="true"><path fill="currentColor" d="M0 0h5v24H0zM24 0h4v24h-4z"/><path fill="#e7c24a" d="M7 0h2v24H7z"/><path fill="#a8203f" d="M11 0h7v24h-7z"/><path fill="#cddc74" d="M20 0h2v24h-2z"/></svg>';

const defaults = Settings.parse({});

/** The channel of the shop as HTML; empty until the owner sets one, as the default belongs to no shop. */
function channelLink({ socialChannel }: Settings, writeOn: (names: Localized) => string): string {
  if (isDeepStrictEqual(socialChannel, defaults.socialChannel)) return '';
  const { url, name } = socialChannel;
  return `<a class="write" href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(writeOn(name))}</a>`;
}
