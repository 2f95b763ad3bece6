import { z } from 'zod';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, text } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';
import { staffNewsKinds } from './news.ts';
import { staffRoles } from './roles.ts';

const tag = 'Staff';
const hour = z.int().min(0).max(23);
const quietHours = z.object({ from: hour, until: hour });
const kind = z.enum(staffNewsKinds);

const StaffNews = z
  .object({
    kinds: z
      .array(z.object({ kind, isOn: z.boolean() }))
      .meta({ description: 'What there is to hear of in one’s roles' }),
    quietHours: quietHours.meta({ description: 'Hours of the shop’s clock; the same twice: none' }),
    byMessage: z
      .boolean()
      .meta({ description: 'Whether a message goes to one’s phone number where nothing else reaches' }),
    sendsMessages: z.boolean().meta({ description: 'Whether messages leave this server' }),
    publicKey: z
      .string()
      .nullable()
      .meta({ description: 'The key with which a browser subscribes; null: no browser can' }),
    telegram: z.enum(['none', 'free', 'connected']).meta({
      description: 'Whether one is told by the shop’s bot at Telegram; none: the shop has no bot',
    }),
    devices: z.array(z.object({ _id: Id, userAgent: z.string(), addedAt: Instant })),
  })
  .meta({ id: 'StaffNews' });
export type StaffNews = z.infer<typeof StaffNews>;

/** How oneself hears of the shop while the console is closed. */
export const staffNewsCalls = {
  getStaffNews: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/news-for-me',
    roles: staffRoles,
    tag,
    summary: 'What one is told of, when, and on which devices',
    data: StaffNews,
  }),
  setStaffNews: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/news-for-me',
    roles: staffRoles,
    tag,
    summary: 'Choose what to hear of and when; what is left out stays as it is',
    body: z
      .object({ muted: z.array(kind).max(staffNewsKinds.length), quietHours, byMessage: z.boolean() })
      .partial(),
    data: StaffNews,
  }),
  addNewsDevice: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/news-for-me/devices',
    roles: staffRoles,
    status: 201,
    tag,
    summary: 'Be told on this browser, by its push subscription as JSON; it leaves whoever it told before',
    body: z.object({ token: text(2048) }),
    data: z.object({ id: Id, news: StaffNews }),
  }),
  removeNewsDevice: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/news-for-me/devices/:id',
    roles: staffRoles,
    tag,
    summary: 'Be told on a device of one’s own no more',
    params: z.object({ id: givenId }),
    data: StaffNews,
  }),
  offerTelegram: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/news-for-me/telegram',
    roles: staffRoles,
    status: 201,
    changes: false,
    tag,
    summary: 'A link to the shop’s bot: who presses Start there within 15 minutes is told there',
    data: z.object({ url: z.string() }),
    refusals: ['NOT_FOUND', 'TELEGRAM_SILENT'],
  }),
  checkTelegram: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/news-for-me/telegram/check',
    roles: staffRoles,
    changes: false,
    tag,
    summary: 'Look now whether Start was pressed; it is looked for each minute as well',
    data: StaffNews,
    refusals: ['NOT_FOUND', 'TELEGRAM_SILENT'],
  }),
  removeTelegram: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/news-for-me/telegram',
    roles: staffRoles,
    tag,
    summary: 'Be told at Telegram no more',
    data: StaffNews,
    refusals: ['NOT_FOUND'],
  }),
};
