/** What a field for a day says, and its calendar. */
export const dateField = {
  open: 'Calendar',
  /** Heads of a calendar's columns, from Sunday. */
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  near: { yesterday: 'Yesterday', today: 'Today', tomorrow: 'Tomorrow' },
  unread: 'Type a day, such as 26/11, 26 November or Sunday.',
  unreadTime: 'Type a time, such as 10:30 or 18:00.',
  from: (day: string) => `Choose ${day} or a later day.`,
  until: (day: string) => `Choose ${day} or an earlier day.`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  otherDays: 'Other days',
  periods: 'Periods',
  periodNames: { today: 'Today', week: 'This week', month: 'This month', lastMonth: 'Last month' },
  chosen: (day: string) => `${day}, chosen`,
};
