import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** The console's pages of brand news. */
export const newsDesk = {
  title: 'Brand news',
  new: 'Write news',
  views: { all: 'All', draft: 'Drafts', waiting: 'Waiting', sent: 'Sent' },
  states: { draft: 'Draft', waiting: 'Waiting', sending: 'Going out', sent: 'Sent' },
  news: 'News',
  brand: 'Brand',
  when: 'When',
  readers: 'Followers',
  none: 'No news yet',
  noneText: 'Tell the followers of a brand that something arrived. It comes to their inbox.',
  goesOut: (when: string) => `Goes out ${when}`,
  sentAt: (when: string) => `Sent ${when}`,
  told: (count: number) => plural(count, { one: 'Told 1 follower', other: `Told ${count} followers` }),
  willReach: (count: number) =>
    count === 0
      ? 'This brand has no followers yet: nobody will be told.'
      : plural(count, {
          one: '1 follower gets it in the inbox, and on the phone if they wish it.',
          other: `${count} followers get it in the inbox, and on the phone those who wish it.`,
        }),
  oneIn: (days: number) =>
    plural(days, {
      one: 'A brand has news once a day; the next ones wait.',
      other: `A brand has news once in ${days} days; the next ones wait.`,
    }),
  choose: 'Choose a brand',
  brandOption: (name: string, followers: number) => `${name} (${formatNumber(followers)})`,
  fields: {
    titleAr: 'Title in Arabic',
    titleEn: 'Title in English',
    textAr: 'Text in Arabic',
    textEn: 'Text in English',
    day: 'Day',
    time: 'Time',
  },
  dayHint: 'Without a day it goes out at once.',
  problems: {
    brand: 'Choose the brand.',
    title: 'Write a title.',
    over: 'This time is over. Choose a later one, or empty the day to send now.',
    day: 'Choose a day and a time.',
  },
  keepDraft: 'Keep it as a draft: nobody is told yet',
  createDraft: 'Save the draft',
  draftSays: 'Goes to nobody yet',
  preview: 'What followers read',
  sendNow: 'Send now',
  schedule: 'Schedule',
  sendAsk: 'Send it now?',
  sendText: 'It goes out within minutes and cannot be taken back.',
  drop: 'Take back',
  dropAsk: 'Take this news back?',
  dropText: 'Nobody was told of it yet. It is deleted.',
  dropped: 'Taken back',
  scheduled: 'Saved. The list says when it goes out.',
  saved: 'Saved',
  notSaved: 'The news could not be saved. Try again.',
  tooLate: 'The first followers have it already: it stays as it is.',
  begun: 'The first followers have it already: it can no longer be changed.',
  by: (name: string) => `By ${name}`,
};
