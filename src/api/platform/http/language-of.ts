import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../shop/language.ts';

/** The language of an answer: the preferred one of English and Arabic in `Accept-Language`, else English. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  let best: Language = 'en';
  let bestWeight = 0;
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = Number(
      parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    const language = tag.split('-')[0];
    if ((language === 'en' || language === 'ar') && weight > bestWeight)
      [best, bestWeight] = [language, weight];
  }
  return best;
}
