import { plural } from '../plural.ts';

/** SMS texts. A code with its last line fits one SMS: 160 Latin characters, 70 Arabic ones. */
export const sms = {
  code: (code: string, minutes: number) =>
    `${code} is your Minwal code. It is good for ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}. Give it to nobody.`,

  /** Other messages start with the shop's name. */
  news: (title: string, text: string) => (text === '' ? `Minwal: ${title}.` : `Minwal: ${title}. ${text}`),
};
