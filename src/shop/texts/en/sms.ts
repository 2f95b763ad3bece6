import { plural } from '../plural.ts';

/** What is sent to phones beside the news of orders. */
export const sms = {
  code: (code: string, minutes: number) =>
    `${code} is your Minwal code. It is good for ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}. Give it to nobody.`,
};
