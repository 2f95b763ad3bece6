import { expect, test } from 'vitest';
import { chatCartPath, linkCodes, placeOfCode, sourceInPath, visitSource } from './visit-source.ts';

test.each([
  ['', '', '', null],
  ['', 'https://shop.sy/categories', '', null],
  ['', 'https://l.facebook.com/', '', 'facebook'],
  ['', 'https://lm.facebook.com/l.php?u=x', '', 'facebook'],
  ['', 'https://m.me.facebook.com/', '', 'facebook'],
  ['', 'android-app://com.facebook.katana/', '', 'facebook'],
  ['', 'https://l.instagram.com/', '', 'instagram'],
  ['', 'https://web.whatsapp.com/', '', 'whatsapp'],
  ['', 'https://wa.me/963944000000', '', 'whatsapp'],
  ['', 'android-app://com.whatsapp/', '', 'whatsapp'],
  ['', 'https://web.telegram.org/', '', 'telegram'],
  ['', 'https://t.me/shop', '', 'telegram'],
  ['', 'android-app://org.telegram.messenger/', '', 'telegram'],
  ['', 'https://www.google.com/', '', 'search'],
  ['', 'https://www.google.com.sy/', '', 'search'],
  ['', 'https://duckduckgo.com/', '', 'search'],
  ['', 'https://yandex.com.tr/', '', 'search'],
  ['', 'https://notfacebook.com/', '', 'link'],
  ['', 'https://google.com.evil.example/', '', 'link'],
  ['', 'https://blog.example/review', '', 'link'],
  ['', 'no address', '', null],
  ['utm_source=meta&utm_medium=feed', 'https://l.facebook.com/', '', 'feed'],
  ['utm_source=google&utm_medium=feed', '', '', 'feed'],
  ['utm_source=IG', 'https://l.facebook.com/', '', 'instagram'],
  ['utm_source=telegram&utm_medium=rss', '', '', 'telegram'],
  ['utm_source=newsletter', 'https://shop.sy/', '', 'link'],
  ['utm_source=', 'https://t.me/x', '', 'telegram'],
  ['', '', 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 300.0.0', 'instagram'],
  ['', '', 'Mozilla/5.0 (Linux; Android 12) [FB_IAB/FB4A;FBAV/430.0.0;]', 'facebook'],
  ['', 'https://shop.sy/', 'Mozilla/5.0 Instagram 300', null],
  ['', '', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', null],
] as const)('of ?%s from %j in %j', (query, referer, userAgent, source) => {
  const said = new URLSearchParams(query);
  const [campaign, medium] = [said.get('utm_source') ?? '', said.get('utm_medium') ?? ''];
  const host = URL.parse(referer)?.hostname ?? '';
  expect(visitSource({ campaign, medium, host, ownHost: 'shop.sy', userAgent })).toBe(source);
});

test('each code of a link is of one place', () => {
  for (const [place, code] of Object.entries(linkCodes)) expect(placeOfCode(code)).toBe(place);
  expect(placeOfCode('xx')).toBeUndefined();
});

test('a link of a chat says where it was sent to in its path', () => {
  expect(sourceInPath(chatCartPath('a-token_1', 'whatsapp'))).toBe('whatsapp');
  expect(sourceInPath(chatCartPath('a-token_1', 'telegram'))).toBe('telegram');
  expect(sourceInPath(chatCartPath('a-token_1'))).toBe('link');
  for (const path of ['/', '/c', '/c/', '/categories', '/c/a/wa/more']) expect(sourceInPath(path)).toBeNull();
});
