import { inEachLanguage, type Language, languageFacts, languages } from '../../shop/language.ts';
import { type Logo, logoFiles, logoIconSizes, picturePath } from '../../shop/logo.ts';
import { texts } from '../../shop/texts/by-language.ts';
import type { Store } from '../store.ts';

const ICONS = [
  { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  // Launchers cut it to a shape: the mark lies in the inner 80 %, the ground goes to the edge.
  { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

const iconsOf = (logo: Logo) =>
  logoIconSizes.map((size) => ({
    src: picturePath(logoFiles.icon(logo, size)),
    type: 'image/png',
    sizes: `${size}x${size}`,
  }));

/** What a phone installs as an app: the shop, the console, and the courier's round, each with its own first page. */
const APPS = [
  { file: null, startUrl: '/', title: null },
  { file: 'console', startUrl: '/console', title: inEachLanguage((each) => texts[each].consoleWords.app) },
  { file: 'round', startUrl: '/console/round', title: inEachLanguage((each) => texts[each].round.title) },
] as const;

/** What a long press on the shop's icon leads to, and where a text goes that another app shares with the shop. */
const shopEntries = (language: Language) => {
  const { search, cart, orders } = texts[language].layout;
  return {
    id: '/',
    categories: ['shopping'],
    shortcuts: [
      { name: search, url: '/SearchProducts' },
      { name: cart, url: '/checkout/delivery' },
      { name: orders, url: '/orders' },
    ],
    share_target: { action: '/SearchProducts', method: 'GET', params: { text: 'name' } },
  };
};

/** Serves the web app manifests beside the icons they name, with the shop's name from the settings. */
export function serveWebManifests({ app, settings }: Store): void {
  for (const language of languages)
    for (const { file, startUrl, title } of APPS)
      app.get(`/assets/${language}/${file ?? language}.webmanifest`, async (_request, reply) => {
        const { name, logo } = (await settings()).identity;
        const shop = name[language];
        return reply
          .type('application/manifest+json; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(
            JSON.stringify({
              name: title === null ? shop : `${title[language]} · ${shop}`,
              short_name: title?.[language] ?? shop,
              lang: language,
              dir: languageFacts[language].direction,
              start_url: startUrl,
              scope: startUrl,
              ...(file === null && shopEntries(language)),
              display: 'standalone',
              background_color: '#f7f7f3',
              theme_color: '#ffffff',
              icons: file === null && logo !== null ? iconsOf(logo) : ICONS,
            }),
          );
      });
}
