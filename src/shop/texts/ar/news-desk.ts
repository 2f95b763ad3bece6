import { formatNumber } from '../../money.ts';
import type { newsDesk as en } from '../en/news-desk.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const newsDesk = {
  title: 'أخبار الماركات',
  new: 'خبر جديد',
  views: { all: 'الكل', waiting: 'بانتظار موعدها', sent: 'أُرسلت' },
  states: { waiting: 'ينتظر موعده', sending: 'يُرسل الآن', sent: 'أُرسل' },
  news: 'الخبر',
  brand: 'الماركة',
  when: 'الموعد',
  readers: 'المتابعون',
  none: 'لا أخبار بعد',
  noneText: 'أخبر متابعي ماركة بما وصل منها، فيجدون الخبر في صندوق رسائلهم.',
  goesOut: (when) => `يُرسل ${when}`,
  sentAt: (when) => `أُرسل ${when}`,
  told: (count) =>
    plural(count, {
      zero: 'لم يصل إلى أحد',
      one: 'وصل إلى متابع واحد',
      two: 'وصل إلى متابعَين',
      few: `وصل إلى ${count} متابعين`,
      many: `وصل إلى ${count} متابعاً`,
      other: `وصل إلى ${count} متابع`,
    }),
  willReach: (count) =>
    plural(count, {
      zero: 'لا متابعين لهذه الماركة بعد، فلن يصل الخبر إلى أحد.',
      one: 'يصل إلى صندوق متابع واحد، وإلى موبايله إن أراد ذلك.',
      two: 'يصل إلى صندوقَي متابعَين، وإلى موبايل من أراد ذلك.',
      few: `يصل إلى صناديق ${count} متابعين، وإلى موبايل من أراد ذلك.`,
      many: `يصل إلى صناديق ${count} متابعاً، وإلى موبايل من أراد ذلك.`,
      other: `يصل إلى صناديق ${count} متابع، وإلى موبايل من أراد ذلك.`,
    }),
  oneIn: (days) =>
    plural(days, {
      zero: 'لا حدّ لعدد أخبار الماركة.',
      one: 'للماركة خبر واحد في اليوم، وما بعده ينتظر.',
      two: 'للماركة خبر واحد كل يومين، وما بعده ينتظر.',
      few: `للماركة خبر واحد كل ${days} أيام، وما بعده ينتظر.`,
      many: `للماركة خبر واحد كل ${days} يوماً، وما بعده ينتظر.`,
      other: `للماركة خبر واحد كل ${days} يوم، وما بعده ينتظر.`,
    }),
  choose: 'اختر ماركة',
  brandOption: (name, followers) => `${name} (${formatNumber(followers)})`,
  fields: {
    titleAr: 'العنوان بالعربية',
    titleEn: 'العنوان بالإنكليزية',
    textAr: 'النص بالعربية',
    textEn: 'النص بالإنكليزية',
    day: 'اليوم',
    time: 'الساعة',
  },
  dayHint: 'إن لم تختر يوماً أُرسل الخبر فوراً.',
  problems: {
    brand: 'اختر الماركة.',
    title: 'اكتب عنواناً.',
    over: 'فات هذا الموعد. اختر موعداً بعده، أو أفرغ اليوم لترسل الآن.',
    day: 'اختر يوماً وساعة.',
  },
  preview: 'ما يقرؤه المتابعون',
  sendNow: 'أرسل الآن',
  schedule: 'حدّد الموعد',
  sendAsk: 'ترسل الخبر الآن؟',
  sendText: 'يصل خلال دقائق، ولا يمكن استرجاعه.',
  drop: 'سحب الخبر',
  dropAsk: 'سحب هذا الخبر؟',
  dropText: 'لم يصل إلى أحد بعد، وسيُحذف.',
  dropped: 'سُحب الخبر',
  scheduled: 'تم الحفظ، وفي القائمة موعد إرساله.',
  saved: 'تم الحفظ',
  notSaved: 'لم يُحفظ الخبر. حاول مجدداً.',
  tooLate: 'وصل الخبر إلى أول المتابعين، فيبقى كما هو.',
  begun: 'وصل هذا الخبر إلى أول المتابعين، فلا يمكن تعديله.',
  by: (name) => `بقلم ${name}`,
} satisfies TextsOf<typeof en>;
