import { plural } from '../plural.ts';

/** SMS texts. A code with its last line fits one SMS: 160 Latin characters, 70 Arabic ones. */
export const sms = {
  code: (shop: string, code: string, minutes: number) =>
    `${code} is your ${shop} code. It is good for ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}. Give it to nobody.`,
  invitation: (shop: string, by: string, hours: number, address: string) =>
    `${shop}: ${by} invites you to work in the console. The link lets you in once, within ${hours} hours. Pass it to nobody.\n${address}`,
  privacyCode: {
    export: (shop: string, code: string) =>
      `${code} is your code for a copy of your data from ${shop}. Read it to us only if you asked for it.`,
    erase: (shop: string, code: string) =>
      `${code} is your code to delete your account at ${shop}. Read it to us only if you asked for it.`,
  },
};
