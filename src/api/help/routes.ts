import type { HelpText } from '../../shop/help/contract.ts';
import { type HelpPageName, isPolicy, policyDocumentPath, policyNames } from '../../shop/help/help-page.ts';
import { shownHelp } from '../../shop/help/shown-help.ts';
import { type Language, languages } from '../../shop/language.ts';
import { storeDateOf } from '../../shop/time/store-time.ts';
import { sendDocument } from '../documents/send-document.ts';
import { answer } from '../http/answer.ts';
import { sendRefusal } from '../http/reply/send.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { renderPolicy } from './policy-document.ts';
import { fieldValuesOf, listVersions, readInForce, readVersion } from './published.ts';

/** The texts of the help pages, and the policies as PDF documents. */
export function helpRoutes(store: Store): void {
  answer(store, 'getHelpText', async ({ input: { page, number = null }, language }) =>
    readHelpText(store, page, number, language),
  );

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

async function readHelpText(
  { db, settings }: Store,
  page: HelpPageName,
  number: number | null,
  language: Language,
): Promise<{ text: HelpText } | Refusal> {
  // Of the other pages shoppers read what stands, alone.
  if (number !== null && !isPolicy(page)) return refuse('NOT_FOUND');
  const read = number === null ? await readInForce(db, page) : await readVersion(db, page, number);
  if (read === null) return refuse('NOT_FOUND');
  const now = fieldValuesOf(await settings());
  const { quickIds: _quickIds, ...shown } = shownHelp(read.parts, read.values ?? now, language);
  const versions = isPolicy(page) ? await listVersions(db, page) : [];
  return {
    text: {
      page,
      ...shown,
      lastUpdated: storeDateOf(read.publishedAt),
      number: read.number,
      replacedAt: read.replacedAt?.toISOString() ?? null,
      quick: page === 'contact' ? await quickQuestions() : [],
      versions: versions.map((each) => ({
        number: each.number,
        publishedAt: each.publishedAt.toISOString(),
      })),
    },
  };

  async function quickQuestions(): Promise<HelpText['quick']> {
    const faq = shownHelp((await readInForce(db, 'faq')).parts, now, language);
    return faq.parts
      .filter(({ _id }) => faq.quickIds.has(_id))
      .map(({ _id, language, title }) => ({ _id, language, question: title }));
  }
}
