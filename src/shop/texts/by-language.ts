import type { Localized } from '../language.ts';
import * as ar from './ar/index.ts';
import * as en from './en/index.ts';
import type { TextsOf } from './texts-of.ts';

/** Every text by language, for the server and the tests. Pages import `#texts/…`: one language a build. */
export const texts: Localized<TextsOf<typeof en>> = { en, ar };
