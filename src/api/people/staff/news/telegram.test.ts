import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console.ts';
import { openListening } from '../../../../../test/listening-staff.ts';
import { answers, type Manner, openOperator, resets } from '../../../../../test/operator.ts';
import { openTelegram, readTelegram } from '../../../platform/integrations/telegram.ts';

const token = '123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';
const server = await openOperator();
const telegram = openTelegram({ url: server.url, token });
const { store, gateway, sent, tell, heard, listener, order } = await openListening(telegram);

/** What was written to the bot and not confirmed, and where it may not write. */
let updates: { update_id: number; message: { chat: { id: number }; text: string } }[] = [];
let stopped: number[] = [];
let written = 0;

/** Telegram's server, as its documents describe it. */
const bot: Manner = (response, { path, body }) => {
  const asked = JSON.parse(String(body)) as { offset?: number; chat_id?: string };
  if (path === `/bot${token}/getMe`) return ok(response, { id: 1, is_bot: true, username: 'minwal_bot' });
  if (path === `/bot${token}/getUpdates`) {
    const { offset } = asked;
    if (offset !== undefined) updates = updates.filter(({ update_id }) => update_id >= offset);
    return ok(response, updates);
  }
  if (path !== `/bot${token}/sendMessage`) return refused(response, 404, 'Not Found');
  if (stopped.includes(Number(asked.chat_id)))
    return refused(response, 403, 'Forbidden: bot was blocked by the user');
  return ok(response, { message_id: 1 });
};

const ok = (response: ServerResponse, result: unknown) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ ok: true, result }));
const refused = (response: ServerResponse, status: number, description: string) =>
  void response.writeHead(status).end(JSON.stringify({ ok: false, error_code: status, description }));

/** Somebody writes to the bot. */
const write = (chat: number, text: string) => {
  written += 1;
  updates.push({ update_id: written, message: { chat: { id: chat }, text } });
};

/** What the bot wrote into a chat. */
const toldIn = (chat: number): string[] =>
  server.requests
    .filter(({ path }) => path.endsWith('/sendMessage'))
    .map(({ body }) => JSON.parse(String(body)) as { chat_id: string; text: string })
    .filter(({ chat_id }) => chat_id === String(chat))
    .map(({ text }) => text);

/** An owner whose chat this is. */
async function connected(chat: number) {
  const member = await openConsole(store, ['owner']);
  const { url } = (await member.ask('offerTelegram')).body.data;
  write(chat, `/start ${new URL(url).searchParams.get('start') ?? ''}`);
  expect((await member.ask('checkTelegram')).body.data.telegram).toBe('connected');
  await tell();
  server.requests.length = 0;
  return member;
}

beforeEach(() => {
  server.behave(bot);
  server.requests.length = 0;
  [updates, stopped] = [[], []];
});

describe('a member', () => {
  test('is connected by the link of the bot, in their language, and told there once', async () => {
    const member = await openConsole(store, ['owner']);
    expect((await member.ask('getStaffNews')).body.data.telegram).toBe('free');
    const { url } = (await member.ask('offerTelegram', {}, { 'accept-language': 'ar' })).body.data;
    expect(url).toMatch(/^https:\/\/t\.me\/minwal_bot\?start=[\w-]{22}$/);
    expect((await member.ask('checkTelegram')).body.data.telegram).toBe('free');
    write(71, '/start');
    write(70, `/start ${url.slice(-22)}`);
    // Another presses the same link later.
    write(72, `/start ${url.slice(-22)}`);
    expect((await member.ask('checkTelegram')).body.data.telegram).toBe('connected');
    expect(updates).toEqual([]);
    expect([toldIn(70), toldIn(71), toldIn(72)]).toEqual([['من الآن تأتي تنبيهات المتجر إلى هنا.'], [], []]);
    await tell();
    server.requests.length = 0;
    const { _id: id, number } = await order();
    expect([await tell(), await tell()]).toEqual([1, 0]);
    const [told = ''] = toldIn(70);
    expect(told).toContain('طلب جديد');
    expect(told).toContain(number);
    expect(told).toContain(`/console/orders/${id}`);
    expect(toldIn(70)).toHaveLength(1);
  });

  test('is connected by the job as well, and not by a link of more than 15 minutes ago', async () => {
    const [first, second] = [await openConsole(store, ['owner']), await openConsole(store, ['owner'])];
    const late = (await first.ask('offerTelegram')).body.data.url;
    store.setNow(new Date(store.now().getTime() + 16 * 60_000));
    const fresh = (await second.ask('offerTelegram')).body.data.url;
    write(80, `/start ${late.slice(-22)}`);
    write(81, `/start ${fresh.slice(-22)}`);
    await tell();
    expect((await first.ask('getStaffNews')).body.data.telegram).toBe('free');
    expect((await second.ask('getStaffNews')).body.data.telegram).toBe('connected');
  });

  test('with a phone that shows alerts is told at Telegram, and on the phone where it does not reach', async () => {
    const { member, phone } = await listener(['owner']);
    const { url } = (await member.ask('offerTelegram')).body.data;
    write(90, `/start ${url.slice(-22)}`);
    await member.ask('checkTelegram');
    await order();
    expect(await tell()).toBe(1);
    expect([toldIn(90).length, heard(phone).length]).toEqual([2, 0]);
    stopped = [90];
    await order();
    expect(await tell()).toBe(1);
    expect(heard(phone)).toHaveLength(1);
    expect((await member.ask('getStaffNews')).body.data.telegram).toBe('free');
  });

  test('may take it off, and is told nothing there once removed', async () => {
    const [gone, removed] = [await connected(100), await connected(101)];
    expect((await gone.ask('removeTelegram')).body.data.telegram).toBe('free');
    expect((await gone.ask('removeTelegram')).body.code).toBe('NOT_FOUND');
    const owner = await openConsole(store, ['owner']);
    const { staff } = (await owner.ask('listStaff')).body.data;
    const version = staff.find(({ _id }) => _id === removed.staffId)?.version ?? 0;
    expect((await owner.ask('removeStaff', { id: removed.staffId, version })).status).toBe(200);
    await order();
    await tell();
    expect([toldIn(100), toldIn(101)]).toEqual([[], []]);
  });
});

describe('Telegram', () => {
  test('that does not answer is said to be silent, without its token', async () => {
    const member = await connected(110);
    const { url } = (await member.ask('offerTelegram')).body.data;
    expect(url).not.toBe('');
    server.behave(answers(502, ''));
    const { status, body } = await member.ask('checkTelegram');
    expect([status, body.code]).toEqual([503, 'TELEGRAM_SILENT']);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  test('is tried again where it certainly did not take a message, and not where it may have', async () => {
    await connected(120);
    await order();
    server.behave(answers(500, ''));
    expect(await tell()).toBe(0);
    server.behave(bot);
    expect(await tell()).toBe(1);
    await order();
    server.behave(resets);
    await tell();
    server.behave(bot);
    expect(await tell()).toBe(0);
    expect(gateway.failure).toBeNull();
    expect(sent).toEqual([]);
  });
});

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ TELEGRAM_BOT_TOKEN: token }, []],
  [{ TELEGRAM_BOT_TOKEN: 'minwal' }, ['TELEGRAM_BOT_TOKEN must be the token of a bot, as in 123456789:AA…']],
  [{ TELEGRAM_URL: 'http://telegram.example' }, ['TELEGRAM_URL must be an https address']],
])('the environment %j has these mistakes: %j', (environment, mistakes) => {
  expect(readTelegram(environment).mistakes).toEqual(mistakes);
});
