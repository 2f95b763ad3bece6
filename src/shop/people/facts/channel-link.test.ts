import { expect, test } from 'vitest';
import { channelLink, withLink } from './channel-link.ts';

const whatsApp = { en: 'WhatsApp', ar: 'واتساب' };
const telegram = { en: 'Telegram', ar: 'تلغرام' };
const instagram = { en: '', ar: 'إنستغرام' };

test.each([
  [whatsApp, '0944 000 111', 'https://wa.me/963944000111'],
  [whatsApp, '٠٩٤٤٠٠٠١١١', 'https://wa.me/963944000111'],
  [whatsApp, '+963 944-000-111', 'https://wa.me/963944000111'],
  [{ en: '', ar: 'واتس' }, '00963944000111', 'https://wa.me/963944000111'],
  // As phones and chats copy them.
  [whatsApp, '\u202a+963\u00a0944\u00a0000\u00a0111\u202c', 'https://wa.me/963944000111'],
  [whatsApp, '0944–000–111', 'https://wa.me/963944000111'],
  [whatsApp, '+963 (0) 944/000/111', 'https://wa.me/963944000111'],
  [whatsApp, 'tel:+963944000111', 'https://wa.me/963944000111'],
  [whatsApp, 'wa.me/963944000111', 'https://wa.me/963944000111'],
  [whatsApp, 'https://wa.me/963944000111?text=hi', null],
  [telegram, '0944000111', 'https://t.me/+963944000111'],
  [{ en: '', ar: 'تيليجرام' }, '@rana', 'https://t.me/rana'],
  [instagram, 'rana.shop', 'https://www.instagram.com/rana.shop'],
  [{ en: 'Facebook', ar: 'فيسبوك' }, 'rana.shop', 'https://www.facebook.com/rana.shop'],
  // Half typed, or nothing that leads there.
  [whatsApp, '0944 000', null],
  [whatsApp, '@rana', null],
  [telegram, 'https://t.me/rana', null],
])('%o: %s', (name, typed, link) => {
  expect(channelLink(name, typed)).toBe(link);
});

const channel = { name: whatsApp, handle: '', url: 'https://' };

test('a number typed into the link becomes the link', () => {
  expect(withLink(channel, { ...channel, url: '0944000111' }).url).toBe('https://wa.me/963944000111');
  expect(withLink(channel, { ...channel, url: 'https://rana.example' }).url).toBe('https://rana.example');
});

test('a link follows its handle and its channel until it is written by hand', () => {
  const filled = withLink(channel, { ...channel, handle: '0944 000 111' });
  expect(filled.url).toBe('https://wa.me/963944000111');
  expect(withLink(filled, { ...filled, name: telegram }).url).toBe('https://t.me/+963944000111');
  expect(withLink(filled, { ...filled, handle: '0955 000 222' }).url).toBe('https://wa.me/963955000222');
  const own = { ...filled, url: 'https://rana.example' };
  expect(withLink(own, { ...own, handle: '0955 000 222' }).url).toBe('https://rana.example');
});
