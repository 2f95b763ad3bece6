import { z } from 'zod';
import { type HttpResponse, NoResponse, sendHttpRequest } from './http-request.ts';
import { httpsUrl } from './operator-settings.ts';
import { SendFailure } from './send-failure.ts';

/** What somebody wrote to the bot, by the chat in which it answers. */
export type TelegramUpdate = { readonly chat: string; readonly text: string };

/** A bot of the shop at Telegram, which writes to whoever wrote to it first. */
export type Telegram = {
  /** Its name, as in `t.me/name`. Throws a `SendFailure`. */
  readonly name: () => Promise<string>;
  /** `gone` where the person stopped the bot; throws a `SendFailure` where it was not taken. */
  readonly send: (chat: string, text: string) => Promise<'taken' | 'gone'>;
  /** What was written to the bot and not taken by `work` yet. Throws a `SendFailure`. */
  readonly takeUpdates: (work: (updates: readonly TelegramUpdate[]) => Promise<void>) => Promise<void>;
};

export type TelegramSettings = { readonly url: string; readonly token: string };

const CONNECT_MS = 4000;
const TIMEOUT_MS = 10_000;
/** A hundred updates of the longest messages. */
const MAX_ANSWER = 2 * 1024 * 1024;

const Bot = z.object({ result: z.object({ username: z.string() }) });
const Updates = z.object({
  result: z.array(
    z.object({
      update_id: z.int(),
      message: z.object({ chat: z.object({ id: z.int() }), text: z.string().optional() }).optional(),
    }),
  ),
});

/** Telegram's Bot API by HTTP. Source: https://core.telegram.org/bots/api. */
export function openTelegram({ url, token }: TelegramSettings): Telegram {
  let known: string | null = null;
  const ask = async (method: string, input: object): Promise<HttpResponse> => {
    const body = JSON.stringify(input);
    const request = {
      method: 'POST',
      url: new URL(`${url}/bot${token}/${method}`),
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      body,
      connectMs: CONNECT_MS,
      timeoutMs: TIMEOUT_MS,
      maxBody: MAX_ANSWER,
    };
    return sendHttpRequest(request).catch((error: unknown) => {
      throw error instanceof NoResponse
        ? new SendFailure(error.hasLeft ? 'unknown' : 'no', error.message)
        : error;
    });
  };
  const read = async <Answer>(schema: z.ZodType<Answer>, method: string, input: object): Promise<Answer> => {
    const reply = await ask(method, input);
    const { data } = schema.safeParse(parsed(reply));
    if (data === undefined) throw new SendFailure('no', `Telegram refused (${reply.status})`);
    return data;
  };
  return {
    name: async () => (known ??= (await read(Bot, 'getMe', {})).result.username),
    send: async (chat, text) => {
      const reply = await ask('sendMessage', {
        chat_id: chat,
        text,
        link_preview_options: { is_disabled: true },
      });
      if (reply.status === 200) return 'taken';
      // Stopped by the person, or a chat that is no more.
      if (reply.status === 403 || (reply.status === 400 && /chat not found/i.test(reply.body))) return 'gone';
      throw new SendFailure('no', `Telegram refused (${reply.status})`);
    },
    takeUpdates: async (work) => {
      const { result } = await read(Updates, 'getUpdates', { allowed_updates: ['message'] });
      const last = result.at(-1);
      if (last === undefined) return;
      await work(
        result.flatMap(({ message }) =>
          message?.text === undefined ? [] : [{ chat: String(message.chat.id), text: message.text }],
        ),
      );
      // What lies before the offset is confirmed, and not given again.
      await read(Updates, 'getUpdates', {
        offset: last.update_id + 1,
        limit: 1,
        allowed_updates: ['message'],
      });
    },
  };
}

function parsed({ body, isWhole, status }: HttpResponse): unknown {
  if (!isWhole || status !== 200) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const TelegramEnvironment = z.object({
  TELEGRAM_URL: httpsUrl.default('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{6,20}:[\w-]{30,60}$/, 'must be the token of a bot, as in 123456789:AA…')
    .optional(),
});

export const telegramVariables = Object.keys(TelegramEnvironment.shape);

/** Parses the environment of the shop's bot, with one line for each mistake; null: there is none. */
export function readTelegram(environment: Readonly<Record<string, string | undefined>>): {
  telegram: TelegramSettings | null;
  mistakes: string[];
} {
  const { data, error } = TelegramEnvironment.safeParse(environment);
  const mistakes = error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [];
  const token = data?.TELEGRAM_BOT_TOKEN;
  return {
    telegram: data === undefined || token === undefined ? null : { url: data.TELEGRAM_URL, token },
    mistakes,
  };
}
