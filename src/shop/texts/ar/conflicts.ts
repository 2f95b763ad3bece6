import type { conflicts as en } from '../en/conflicts.ts';
import type { TextsOf } from '../texts-of.ts';

export const conflicts = {
  notDone: 'لم يتم ذلك. حاول مجدداً.',
  last: (name, did, time) => `آخر ما حدث: ${did} ${name} الساعة ${time}.`,
  shopperOrStore: 'الزبون أو المتجر',
  did: {
    call: 'اتصل بخصوصه',
    confirm: 'أكّده',
    giveUp: 'صرف النظر عنه',
    edit: 'عدّله',
    hold: 'علّقه',
    release: 'رفع التعليق عنه',
    pick: 'بدأ تجهيزه',
    short: 'أبلغ عن قطع ناقصة',
    resolve: 'قرّر في القطع الناقصة',
    pack: 'جهّزه',
    unpack: 'أعاد فتحه',
    handOver: 'سلّمه للمندوب',
    handOverCompany: 'سلّمه لشركة النقل',
    atOffice: 'أبلغ بوصوله إلى المكتب',
    attempt: 'لم يستطع تسليمه',
    deliver: 'سلّمه للزبون',
    refuse: 'أبلغ بعدم استلامه',
    recall: 'استرجعه',
    backIn: 'أعاد قطعه إلى المخزون',
    lost: 'أبلغ بضياعه',
    cancel: 'ألغاه',
  },
} satisfies TextsOf<typeof en>;
