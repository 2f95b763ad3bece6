import { plural } from '../plural.ts';

/** What is sent to phones. A code with its last line stays one SMS: 160 Latin characters, 70 Arabic ones. */
export const sms = {
  code: (code: string, minutes: number) =>
    `${code} is your Minwal code. It is good for ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}. Give it to nobody.`,

  /** Anything else: the shop's name first, so that nobody wonders who writes. */
  news: (title: string, text: string) => (text === '' ? `Minwal: ${title}.` : `Minwal: ${title}. ${text}`),
};
