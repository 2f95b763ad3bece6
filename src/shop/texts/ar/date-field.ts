import type { dateField as en } from '../en/date-field.ts';
import type { TextsOf } from '../texts-of.ts';

export const dateField = {
  open: 'التقويم',
  weekdays: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
  near: { yesterday: 'أمس', today: 'اليوم', tomorrow: 'غداً' },
  unread: 'اكتب يوماً، مثل 26/11\u00a0أو 26\u00a0تشرين الثاني أو الأحد.',
  unreadTime: 'اكتب ساعة، مثل 10:30\u00a0أو 18:00.',
  from: (day) => `اختر ${day} أو يوماً بعده.`,
  until: (day) => `اختر ${day} أو يوماً قبله.`,
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  otherDays: 'أيام أخرى',
  periods: 'المدد',
  periodNames: { today: 'اليوم', week: 'هذا الأسبوع', month: 'هذا الشهر', lastMonth: 'الشهر الماضي' },
  chosen: (day) => `${day}، اليوم المختار`,
} satisfies TextsOf<typeof en>;
