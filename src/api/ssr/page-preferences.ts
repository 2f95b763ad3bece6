import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPreviewPath } from '../../shop/catalog/seo/addresses.ts';
import { type Language, languages } from '../../shop/language.ts';
import { pageLanguageOf } from '../platform/http/reply/plain-page.ts';
import { savesData } from '../platform/http/reply/thin-images.ts';
import type { Store } from '../store.ts';

/** What determines a page's appearance, for any visitor. */
export type PagePreferences = {
  url: URL;
  language: Language;
  /** From the cookie; null leaves it to the browser. */
  theme: 'light' | 'dark' | null;
  savesData: boolean;
};

const LANGUAGE_SECONDS = 7 * 24 * 3600;

/** Reads the preferences from a page request; a language in the URL is stored like one chosen by hand. */
export function readPagePreferences(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
): PagePreferences {
  const url = addressOf(store, request);
  const looks = { url, savesData: savesData(request) };
  // A preview's language and theme are not stored as this browser's choice.
  if (isPreviewPath(url.pathname)) return { ...looks, ...looksIn(url.searchParams) };
  const language = chooseLanguage(store, request, reply, isConsolePath(url.pathname));
  return { ...looks, language, theme: themeOf(request.cookies) };
}

// A request target such as `//elsewhere` is a path of this store too.
function addressOf({ config }: Store, { url }: FastifyRequest): URL {
  return new URL(
    `${new URL(config.publicUrl).origin}/${url.replace(/^\w+:\/\/[^/]*/, '').replace(/^\//, '')}`,
  );
}

// Search engines reach Arabic pages by `?lang=ar`; so does the language switch without script. Until one is chosen the
// shop is in English, and the console in the browser's language.
function chooseLanguage(
  { config }: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  isConsole: boolean,
): Language {
  const inShop = request.cookies['language'] === 'ar' ? 'ar' : 'en';
  const chosen = isConsole ? pageLanguageOf(request) : inShop;
  const { lang } = request.query as { lang?: unknown }; // the query is unchecked; the next line checks
  if ((lang !== 'en' && lang !== 'ar') || lang === request.cookies['language']) return chosen;
  const { secure } = config;
  void reply.setCookie('language', lang, { path: '/', sameSite: 'strict', secure, maxAge: LANGUAGE_SECONDS });
  return lang;
}

const isConsolePath = (path: string) => path === '/console' || path.startsWith('/console/');

const looksIn = (params: URLSearchParams): Pick<PagePreferences, 'language' | 'theme'> => ({
  language: languages.find((each) => each === params.get('lang')) ?? 'en',
  theme: themeOf({ theme: params.get('theme') ?? 'light' }),
});

const themeOf = ({ theme }: { theme?: string }): 'light' | 'dark' | null =>
  theme === 'light' || theme === 'dark' ? theme : null;
