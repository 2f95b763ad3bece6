import type { Localized } from '../../language.ts';
import { spelledNumber } from '../../spelled-number.ts';

/** Channels that are found by a number, by a name, or by both. */
const ways: readonly { named: RegExp; byPhone?: string; byName?: string }[] = [
  { named: /whats\s?app|وات?س/i, byPhone: 'https://wa.me/' },
  { named: /telegram|تي?لي?[غجق]رام/i, byPhone: 'https://t.me/+', byName: 'https://t.me/' },
  { named: /instagram|انستغ?رام|إنستغ?رام/i, byName: 'https://www.instagram.com/' },
  { named: /facebook|فيس/i, byName: 'https://www.facebook.com/' },
];

/**
 * The link that a number or a name of a channel stands for: `0944 000 111` of WhatsApp is `https://wa.me/963944000111`,
 * `@rana` of Telegram `https://t.me/rana`. Null for what is neither.
 */
export function channelLink(channel: Localized, typed: string): string | null {
  const way = ways.find(({ named }) => Object.values(channel).some((name) => named.test(name)));
  // A whole link stays as it was written: it may carry a message.
  const number = /^\s*https?:/i.test(typed) ? null : spelledNumber(typed);
  const mobile = /^(?:(?:\+|00)?9630?|0)(9\d{8})$/.exec(number?.replaceAll(' ', '') ?? '')?.[1];
  if (mobile !== undefined) return `${way?.byPhone ?? 'https://wa.me/'}963${mobile}`;
  const name = /^@?([a-z][\w.]{2,})$/i.exec(typed.trim())?.[1];
  return name !== undefined && way?.byName !== undefined ? way.byName + name : null;
}

export type ChannelFields = { name: Localized; handle: string; url: string };

/** A channel after one of its fields was typed: a number or name in the link becomes one, and a link follows the handle it was made of. */
export function withLink(was: ChannelFields, now: ChannelFields): ChannelFields {
  if (now.url !== was.url) return { ...now, url: channelLink(now.name, now.url) ?? now.url };
  const isBlank = ['', 'https://'].includes(was.url);
  if (!isBlank && was.url !== channelLink(was.name, was.handle)) return now;
  return { ...now, url: channelLink(now.name, now.handle) ?? was.url };
}
