import type { StaffNews } from '../../../../shop/people/staff/news-calls.ts';
import { newsFor } from '../../../../shop/people/staff/news.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { SendFailure } from '../../../platform/integrations/send-failure.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { answerChange } from '../answer-change.ts';
import { answerConsole } from '../answer-console.ts';
import type { Staff } from '../sign-in/staff-session.ts';
import { recordStaffAudit } from '../staff-audit.ts';
import { addNewsDevice, readNewsDevices } from './news-devices.ts';
import { type NewsWishes, readNewsWishes, writeNewsWishes } from './news-wishes.ts';
import { forgetTelegram, offerTelegramLink, takeTelegramLinks, TELEGRAM } from './telegram-links.ts';

/** How a member hears of the shop while the console is closed: what, when, and on which devices. */
export function staffNewsRoutes(store: Store): void {
  const { integrations } = store;

  const newsOf = async (db: Db, staff: Staff, settings: Settings): Promise<StaffNews> => {
    const [wishes, devices] = await Promise.all([
      readNewsWishes(db, staff.id, settings),
      readNewsDevices(db, staff.id),
    ]);
    return {
      kinds: newsFor(staff.roles).map((kind) => ({ kind, isOn: !wishes.muted.includes(kind) })),
      quietHours: wishes.quietHours,
      byMessage: wishes.byMessage,
      sendsMessages: integrations.messages.kind === 'gateway',
      publicKey: integrations.push.publicKey,
      telegram: integrations.telegram === null ? 'none' : wishes.telegramChat === null ? 'free' : 'connected',
      devices: devices.map((device) => ({
        _id: device.id,
        userAgent: device.user_agent,
        addedAt: device.added_at.toISOString(),
      })),
    };
  };

  answerConsole(store, 'getStaffNews', async ({ staff }) => newsOf(store.db, staff, await store.settings()));

  answerChange(store, 'setStaffNews', async (tx, { input, staff, settings, language, now }) => {
    const before = await readNewsWishes(tx, staff.id, settings);
    const { muted = before.muted, quietHours = null, byMessage = before.byMessage } = input;
    await writeNewsWishes(tx, staff.id, { muted, quietHours, byMessage, language });
    const after = await readNewsWishes(tx, staff.id, settings);
    await recordStaffAudit(
      tx,
      { staff, action: 'news.choose', subject: staff.id, before: shown(before), after: shown(after) },
      now,
    );
    return newsOf(tx, staff, settings);
  });

  answerChange(store, 'addNewsDevice', async (tx, { input, staff, settings, language, request, now }) => {
    const token = integrations.push.read(input.token);
    if (token === null) return refuse('VALIDATION', { errors: ['"token" must be a push subscription'] });
    const userAgent = request.headers['user-agent'] ?? '';
    const id = await addNewsDevice(tx, staff.id, { token, userAgent }, now);
    await writeNewsWishes(tx, staff.id, { language });
    await recordStaffAudit(
      tx,
      { staff, action: 'news.addDevice', only: 'made', subject: staff.id, after: { device: userAgent } },
      now,
    );
    return { id, news: await newsOf(tx, staff, settings) };
  });

  answerConsole(store, 'offerTelegram', async ({ staff, language, now }) => {
    const { telegram } = integrations;
    if (telegram === null) return refuse('NOT_FOUND');
    const name = await orRefusal(telegram.name());
    if (isRefusal(name)) return name;
    const code = await offerTelegramLink(store.db, staff.id, language, now);
    return { url: `https://t.me/${encodeURIComponent(name)}?start=${code}` };
  });

  answerConsole(store, 'checkTelegram', async ({ staff, now }) => {
    const { telegram } = integrations;
    if (telegram === null) return refuse('NOT_FOUND');
    const refusal = await orRefusal(takeTelegramLinks(store.db, telegram, now));
    return isRefusal(refusal) ? refusal : newsOf(store.db, staff, await store.settings());
  });

  answerChange(store, 'removeTelegram', async (tx, { staff, settings, now }) => {
    if (!(await forgetTelegram(tx, staff.id))) return refuse('NOT_FOUND');
    const before = { device: TELEGRAM };
    await recordStaffAudit(
      tx,
      { staff, action: 'news.removeDevice', only: 'removed', subject: staff.id, before },
      now,
    );
    return newsOf(tx, staff, settings);
  });

  answerChange(store, 'removeNewsDevice', async (tx, { input, staff, settings, now }) => {
    const removed = await tx
      .deleteFrom('staff_push_devices')
      .where('id', '=', input.id)
      .where('staff_id', '=', staff.id)
      .returning('user_agent')
      .executeTakeFirst();
    if (removed === undefined) return refuse('NOT_FOUND');
    const before = { device: removed.user_agent };
    await recordStaffAudit(
      tx,
      { staff, action: 'news.removeDevice', only: 'removed', subject: staff.id, before },
      now,
    );
    return newsOf(tx, staff, settings);
  });
}

/** Where a chat is stays out of the log. */
const shown = ({ muted, quietHours, byMessage }: NewsWishes) => ({ muted, quietHours, byMessage });

/** Telegram may be out of reach. */
const orRefusal = <Answer>(asked: Promise<Answer>): Promise<Answer | Refusal> =>
  asked.catch((error: unknown) => {
    if (error instanceof SendFailure) return refuse('TELEGRAM_SILENT');
    throw error;
  });
