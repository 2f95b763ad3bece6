import type { HttpResponse } from '../http-request.ts';
import type { Message } from '../messages.ts';
import { CONNECT_MS, type Gateway, submit, type Verdict, verdictOfStatus } from './gateway.ts';

/** WhatsApp's Cloud API. Both templates are registered at Meta, in English and Arabic. */
export type WhatsappSettings = {
  readonly kind: 'whatsapp';
  readonly url: string;
  readonly phoneId: string;
  readonly token: string;
  readonly codeTemplate: string;
  /** A utility template whose body is one variable; without it only codes are sent this way. */
  readonly newsTemplate: string | null;
};

const TIMEOUT_MS = 10_000;

/** Sends by WhatsApp, which allows a business to start a conversation only with templates. */
export function whatsappGateway(settings: WhatsappSettings): Gateway {
  const { url, phoneId, token, newsTemplate } = settings;
  return {
    name: 'whatsapp',
    retries: 1,
    carries: (message) => message.code !== null || newsTemplate !== null,
    send: async (message) => {
      const body = JSON.stringify(bodyOf(settings, message));
      const request = {
        method: 'POST',
        url: new URL(`${url}/${phoneId}/messages`),
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          authorization: `Bearer ${token}`,
        },
        body,
        connectMs: CONNECT_MS,
        timeoutMs: TIMEOUT_MS,
      };
      await submit(request, judge);
    },
  };
}

function bodyOf({ codeTemplate, newsTemplate }: WhatsappSettings, { to, text, code, language }: Message) {
  const components =
    code === null
      ? // template variables allow no line breaks
        [{ type: 'body', parameters: [textOf(text.replace(/\s+/g, ' '))] }]
      : [
          { type: 'body', parameters: [textOf(code)] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [textOf(code)] },
        ];
  return {
    messaging_product: 'whatsapp',
    to: to.slice(1),
    type: 'template',
    template: {
      name: code === null ? newsTemplate : codeTemplate,
      language: { code: language },
      components,
    },
  };
}

const textOf = (text: string) => ({ type: 'text', text });

function judge(reply: HttpResponse): Verdict {
  const verdict = verdictOfStatus(reply);
  if (verdict !== 'taken' || /"messages"\s*:\s*\[\s*\{/.test(reply.body)) return verdict;
  return reply.isWhole ? 'refused' : 'unclear';
}
