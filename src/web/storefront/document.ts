import firstViews from 'virtual:first-views';
import { dir, language } from '#texts/language';
import { layout as t } from '#texts/layout';
import { escapeHtml } from '../../shop/escape-html.ts';
import { inlineId } from '../ui/buttons/icon.tsx';
import iconSheet from '../ui/buttons/icons.svg?raw';
import { earlyPressScript } from '../ui/early-press.ts';
import { barColors, type Theme, themeScript } from '../ui/theme.ts';
import { stateElementId } from './page-state.ts';

export type DocumentParts = {
  /** Title and description, as rendered by React. */
  head: string;
  markup: string;
  /** Names of the icons used in the markup. */
  icons: readonly string[];
  /** JSON escaped for a script element. */
  state: string;
  /** The route's name, which determines the files to preload. */
  page: string;
  theme: Theme | null;
  /** The theme is fixed, whatever this browser chose. */
  fixesTheme: boolean;
  xsrfToken: string;
  tiles: { url: string; credit: string } | null;
  /** The path of the merchant's logo as a square; null: the store's own icon. */
  shopIcon: string | null;
  /** Meta tags for search engines and link previews. */
  found: string;
};

/** What a page runs before its files have come; the policy names each by its hash. */
export const inlineScripts = [themeScript, earlyPressScript] as const;

const base = import.meta.env.BASE_URL;
const textFace = language === 'ar' ? 'readex-pro-arabic' : 'readex-pro-latin';

/** What a page that is none of the app takes to look like the others. */
export const pageLook = {
  styles: firstViews.entry.styles.map((file) => `${base}${file}`),
  fonts: [textFace, language === 'ar' ? 'reem-kufi' : 'marcellus'].map(
    (face) => `${base}${firstViews.fonts[face]}`,
  ),
  themeScript,
};

/** The whole HTML of a page. The head names the needed files in the order they are needed. */
export function documentOf({
  head,
  markup,
  icons,
  state,
  page,
  theme,
  fixesTheme,
  xsrfToken,
  tiles,
  shopIcon,
  found,
}: DocumentParts): string {
  const { entry, fonts, pages } = firstViews;
  const extra = pages[page] ?? { scripts: [], styles: [] };
  return [
    `<!doctype html><html lang="${language}" dir="${dir}"${theme ? ` data-theme="${theme}"` : ''}${fixesTheme ? ' data-fixed' : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    head,
    ...[...entry.styles, ...extra.styles].map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    `<link rel="preload" as="font" type="font/woff2" href="${base}${fonts[textFace]}" crossorigin>`,
    ...[...entry.scripts.slice(1), ...extra.scripts].map(
      (file) => `<link rel="modulepreload" href="${base}${file}">`,
    ),
    `<script type="module" src="${base}${entry.scripts[0]}"></script>`,
    shopIcon === null
      ? `<link rel="icon" type="image/svg+xml" href="${base}favicon.svg"><link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`
      : `<link rel="icon" type="image/png" href="${shopIcon}"><link rel="apple-touch-icon" href="${shopIcon}">`,
    `<link rel="manifest" href="${base}${language}.webmanifest">`,
    found,
    ...themeColors(theme),
    xsrfToken && `<meta name="xsrf-token" content="${escapeHtml(xsrfToken)}">`,
    tiles &&
      `<meta name="map-tiles" content="${escapeHtml(tiles.url)}" data-credit="${escapeHtml(tiles.credit)}">`,
    `</head><body>${inlineIcons(icons)}<div id="root">${markup}</div>`,
    `<p id="start-failed" role="alert" hidden>${t.partMissing} <a href="">${t.tryAgain}</a></p>`,
    `<script type="application/json" id="${stateElementId}">${state}</script></body></html>`,
  ].join('');
}

const symbols = new Map(
  Array.from(iconSheet.matchAll(/<symbol id="([^"]+)"(.*?<\/symbol>)/g), ([, name = '', rest]) => [
    name,
    `<symbol id="${inlineId(name)}"${rest}`,
  ]),
);

export const allIcons: readonly string[] = [...symbols.keys()];

/** The icons of the page are inlined: on a slow connection the sprite would arrive seconds later. */
function inlineIcons(names: readonly string[]): string {
  return `<div hidden><svg>${names.map((name) => symbols.get(name) ?? '').join('')}</svg></div>`;
}

function themeColors(theme: Theme | null): string[] {
  if (theme) return [`<meta name="theme-color" content="${barColors[theme]}">`];
  return (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${barColors[scheme]}">`,
  );
}
