import type { Language } from '../../src/shop/language.ts';

/** How a state is looked at. `text`: the reader's size of text, in percent. */
export type Look = { language: Language; theme: 'light' | 'dark'; width: 360 | 1280; text: 100 | 200 };

export const nameOf = ({ language, theme, width, text }: Look): string =>
  `${language}-${theme}-${width}${text === 100 ? '' : `-text-${text}`}`;

/** Those that are checked: between them both languages, both themes and both widths. */
export const CHECKED: readonly Look[] = [
  { language: 'en', theme: 'light', width: 1280, text: 100 },
  { language: 'ar', theme: 'dark', width: 360, text: 100 },
];

/** Those that `npm run gallery` shows. */
export const SHOWN: readonly Look[] = [
  { language: 'ar', theme: 'light', width: 360, text: 100 },
  { language: 'ar', theme: 'dark', width: 360, text: 100 },
  { language: 'en', theme: 'light', width: 360, text: 100 },
  { language: 'ar', theme: 'light', width: 360, text: 200 },
  { language: 'ar', theme: 'light', width: 1280, text: 100 },
  { language: 'en', theme: 'dark', width: 1280, text: 100 },
];

/** Every language, theme, width and size of text with each other. */
export const EVERY: readonly Look[] = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([360, 1280] as const).flatMap((width) =>
      ([100, 200] as const).map((text): Look => ({ language, theme, width, text })),
    ),
  ),
);
