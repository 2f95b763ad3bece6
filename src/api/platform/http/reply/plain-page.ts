import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../../shop/escape-html.ts';
import { languageFacts, type Language, languages } from '../../../../shop/language.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { languageOf } from '../language-of.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop's name as last read from the settings: known while the database is down. */
    shopName: (language: Language) => string;
  }
}

const style = `:root{color-scheme:light dark;--bg:#f7f7f3;--ink:#231628;--quiet:#574e5d;--link:#5b2a68}
@media(prefers-color-scheme:dark){:root{--bg:#151018;--ink:#f4f0f5;--quiet:#c4baca;--link:#e2c8ea}}
body{margin:0;min-block-size:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;
background:var(--bg);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif;text-align:center}
main{display:grid;justify-items:center;gap:16px}h1{font-size:1.75rem;margin:0}p{margin:0;max-inline-size:32em;text-wrap:balance}a{color:var(--link);display:inline-block;padding:12px 24px;border:1px solid;border-radius:8px}
small{color:var(--quiet)}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Does a person's browser want to show the answer, rather than a program read it? */
export function asksForPage({ headers, url, method }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** The language of the pages this browser reads, else the one it asks for. */
export function pageLanguageOf(request: FastifyRequest): Language {
  // A request whose address cannot be read comes here before its cookies are parsed.
  const { language } = (request.cookies as typeof request.cookies | undefined) ?? {};
  return languages.find((known) => known === language) ?? languageOf(request);
}

/** Sends one sentence as a page without other files, for when the shop's own pages cannot be shown. */
export function sendPlainPage(reply: FastifyReply, language: Language, sentence: string) {
  const { tryAgain } = texts[language].messages.page;
  const name = escapeHtml(reply.server.shopName(language));
  const end = `<a href="">${escapeHtml(tryAgain)}</a><small dir="ltr">${escapeHtml(reply.request.id)}</small>`;
  const dir = languageFacts[language].direction;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .send(
      `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
        `<title>${name}</title><style>${style}</style></head><body><main><h1>${name}</h1>` +
        `<p>${escapeHtml(sentence)}</p>${end}</main></body></html>`,
    );
}
