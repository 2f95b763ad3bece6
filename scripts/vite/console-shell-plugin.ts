import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { Language, Localized } from '../../src/shop/language.ts';
import { barColors, themeScript } from '../../src/web/ui/theme.ts';

const shells: Localized<{ dir: string; face: string; noScript: string }> = {
  en: { dir: 'ltr', face: 'readex-pro-latin', noScript: 'The console needs JavaScript.' },
  ar: { dir: 'rtl', face: 'readex-pro-arabic', noScript: 'لوحة المتجر تحتاج إلى JavaScript.' },
};

export type Shell = {
  language: Language;
  base: string;
  /** Names its web app manifest. */
  app: 'console' | 'round';
  /** Always light, for the sun, whatever the device says; without it the document follows the reader's theme. */
  inSun?: boolean;
};

/** Writes the one document, `index.html`, of an app of which every page is drawn in the browser. */
export function consoleShellPlugin({ language, base, app, inSun = false }: Shell): Plugin {
  return {
    name: 'minwal:console-shell',
    enforce: 'post',
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
      if (entry?.type !== 'chunk') return this.error('The build of the console has no entry');
      const { dir, face, noScript } = shells[language];
      const font = outputs.find(
        (output) => output.type === 'asset' && basename(output.originalFileNames[0] ?? '', '.woff2') === face,
      );
      const source = [
        `<!doctype html><html lang="${language}" dir="${dir}"${inSun ? ' data-theme="light" data-light="sun"' : ''}><head>`,
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
        `${inSun ? '' : `<script>${themeScript}</script>`}<title>Minwal</title>`,
        ...[...(entry.viteMetadata?.importedCss ?? [])].map(
          (file) => `<link rel="stylesheet" href="${base}${file}">`,
        ),
        `<link rel="preload" as="font" type="font/woff2" href="${base}${font?.fileName}" crossorigin>`,
        ...entry.imports.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
        `<script type="module" src="${base}${entry.fileName}"></script>`,
        `<link rel="icon" type="image/svg+xml" href="/assets/${language}/favicon.svg"><link rel="apple-touch-icon" href="/assets/${language}/apple-touch-icon.png">`,
        `<link rel="manifest" href="/assets/${language}/${app}.webmanifest">`,
        `<meta name="theme-color" content="${barColors.light}">`,
        `</head><body><noscript>${noScript}</noscript><div id="root"></div></body></html>`,
      ].join('');
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
    },
  };
}

/** Fails a build that carries a module of the other app. */
export function apartPlugin(other: 'storefront' | 'backoffice'): Plugin {
  return {
    name: 'minwal:apart',
    generateBundle() {
      const strangers = [...this.getModuleIds()].filter((id) => id.includes(`/src/web/${other}/`));
      if (strangers.length > 0)
        this.error(`Modules of the ${other} in the other app: ${strangers.join(', ')}`);
    },
  };
}
