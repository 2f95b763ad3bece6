import { languageFacts, languages } from '../../shop/language.ts';
import type { Store } from '../store.ts';

const ICONS = [
  { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
];

/** Serves the web app manifests beside the icons they name, with the shop's name from the settings. */
export function serveWebManifests({ app, settings }: Store): void {
  for (const language of languages)
    app.get(`/assets/${language}/${language}.webmanifest`, async (_request, reply) => {
      const name = (await settings()).identity.name[language];
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          JSON.stringify({
            name,
            short_name: name,
            lang: language,
            dir: languageFacts[language].direction,
            start_url: '/',
            display: 'standalone',
            background_color: '#f7f7f3',
            theme_color: '#ffffff',
            icons: ICONS,
          }),
        );
    });
}
