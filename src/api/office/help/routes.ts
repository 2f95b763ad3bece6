import { type Language, languages } from '../../../shop/language.ts';
import type { HelpText } from '../../../shop/office/help/contract.ts';
import {
  type HelpPageName,
  isPolicy,
  policyDocumentPath,
  policyNames,
} from '../../../shop/office/help/help-page.ts';
import { shownHelp } from '../../../shop/office/help/shown-help.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import { answer } from '../../platform/http/answer.ts';
import { sendRefusal } from '../../platform/http/reply/send.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { currentTextReader, type CurrentText } from './current-text.ts';
import { renderPolicy } from './policy-document.ts';
import { fieldValuesOf, listVersions, readVersion } from './published.ts';

/** The texts of the help pages, and the policies as PDF documents. */
export function helpRoutes(store: Store): void {
  const readNow = currentTextReader(store.db);
  answer(store, 'getHelpText', async ({ input: { page, number = null }, language, now, asFallback }) => {
    if (number === null) return showText(store, page, await readNow(page, now, asFallback), language);
    // The other pages have no earlier versions for shoppers.
    const read = isPolicy(page) ? await readVersion(store.db, page, number) : null;
    if (read === null) return refuse('NOT_FOUND');
    const versions = await listVersions(store.db, page);
    return showText(store, page, { read, versions, faq: [], answerHours: null }, language);
  });

  answer(store, 'getPolicyDocument', async ({ input: { policy, number = null }, language }) => {
    const made = await renderPolicy(store, policy, number, language);
    return isRefusal(made) ? made : { document: { url: made.url, bytes: made.pdf.length } };
  });

  for (const policy of policyNames) {
    for (const language of languages) {
      const fallback = `minwal-${policy}-${language}`;
      store.app.get(policyDocumentPath(policy, language), async (request, reply) => {
        const made = await renderPolicy(store, policy, null, language);
        if (isRefusal(made)) return sendRefusal(request, reply, made);
        void reply.header('cache-control', 'public, max-age=0, must-revalidate');
        return sendDocument(request, reply, made.pdf, { language, name: made.name, fallback });
      });
      store.app.get<{ Params: { number: string } }>(
        `/documents/${policy}/:number/${language}.pdf`,
        async (request, reply) => {
          const number = /^[1-9]\d{0,5}$/.test(request.params.number) ? Number(request.params.number) : 0;
          const made = await renderPolicy(store, policy, number, language);
          if (isRefusal(made)) return sendRefusal(request, reply, made);
          void reply.header('cache-control', 'public, max-age=0, must-revalidate');
          const name = { language, name: made.name, fallback: `${fallback}-${number}` };
          return sendDocument(request, reply, made.pdf, name);
        },
      );
    }
  }
}

async function showText(
  { settings }: Store,
  page: HelpPageName,
  { read, versions, faq, answerHours }: CurrentText,
  language: Language,
): Promise<{ text: HelpText }> {
  const now = fieldValuesOf(await settings());
  const { quickIds: _quickIds, ...shown } = shownHelp(read.parts, read.values ?? now, language);
  const questions = shownHelp(faq, now, language);
  return {
    text: {
      page,
      ...shown,
      lastUpdated: storeDateOf(read.publishedAt),
      number: read.number,
      replacedAt: read.replacedAt?.toISOString() ?? null,
      quick: questions.parts
        .filter(({ _id }) => questions.quickIds.has(_id))
        .map(({ _id, language, title }) => ({ _id, language, question: title })),
      answerHours,
      versions: versions.map((each) => ({
        number: each.number,
        publishedAt: each.publishedAt.toISOString(),
      })),
    },
  };
}
