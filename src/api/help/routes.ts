import { factsOf } from '../../shop/facts/facts-of.ts';
import { type Policy, policyDocumentPath, type PolicyName, policyNames } from '../../shop/help/policy.ts';
import { type Language, languages } from '../../shop/language.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { formatDate } from '../../shop/time/dates.ts';
import { sendDocument } from '../documents/send-document.ts';
import { answer } from '../http/answer.ts';
import type { Store } from '../store.ts';

/** The policies as PDF documents; the pages themselves need no call. */
export function helpRoutes(store: Store): void {
  answer(store, 'getPolicyDocument', async ({ input: { policy }, language }) => {
    const pdf = await renderPolicy(store, policy, language);
    return { document: { url: policyDocumentPath(policy, language), bytes: pdf.length } };
  });

  for (const policy of policyNames) {
    for (const language of languages) {
      store.app.get(policyDocumentPath(policy, language), async (request, reply) => {
        const pdf = await renderPolicy(store, policy, language);
        void reply.header('cache-control', 'public, max-age=0, must-revalidate');
        const { shop, title } = await readPolicy(store, policy, language);
        return sendDocument(request, reply, pdf, {
          language,
          name: `${shop} - ${title}`,
          fallback: `minwal-${policy}-${language}`,
        });
      });
    }
  }
}

async function readPolicy(
  { settings }: Store,
  name: PolicyName,
  language: Language,
): Promise<Policy & { shop: string }> {
  const facts = factsOf(await settings(), language);
  return { shop: facts.identity.name, ...texts[language].helpPolicies(facts)[name] };
}

async function renderPolicy(store: Store, name: PolicyName, language: Language): Promise<Buffer> {
  const { help } = texts[language];
  const { shop, title, lastUpdated, short, sections } = await readPolicy(store, name, language);
  return store.documents.render('policy', language, {
    wordmark: shop.toLowerCase(),
    title,
    updated: help.lastUpdated(formatDate(lastUpdated, language)),
    inShort: help.short,
    short,
    sections: sections.map(({ title, paragraphs }) => ({ title, paragraphs })),
  });
}
