import type { StoreFacts } from '../../people/facts/contract.ts';
import type { helpContact as en } from '../en/help-contact.ts';
import { isolated } from '../isolated.ts';
import type { TextsOf } from '../texts-of.ts';
import { handle, hours, openHours } from './counts.ts';

export const helpContact = (facts: StoreFacts) =>
  ({
    hours: `كل يوم ${openHours(facts.supportHours)} (بتوقيت دمشق)`,
    reply: `نردّ عليك خلال ${hours(facts.supportAnswerHours)}.`,
    measured: (n: number) => `في آخر 30\u00a0يوماً أجبنا عن نصف الرسائل خلال ${hours(n)} أو أقل.`,
    channel: `راسلنا على ${isolated(facts.channel.name)}: ${handle(facts)}`,
    tip: 'إن كانت رسالتك عن طلب فاذكر رقمه لنساعدك أسرع.',
    privacy: 'لطلبات الخصوصية راسلنا على العنوان نفسه، ونجيب خلال 30\u00a0يوماً.',
  }) satisfies TextsOf<ReturnType<typeof en>>;
