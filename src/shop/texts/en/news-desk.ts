import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** The console's pages of brand news. */
export const newsDesk = {
  title: 'Brand news',
  new: 'Write news',
  views: { all: 'All', draft: 'Drafts', waiting: 'Waiting', sent: 'Sent' },
  states: { draft: 'Draft', waiting: 'Waiting', sending: 'Sending', sent: 'Sent' },
  news: 'News',
  brand: 'Brand',
  when: 'When',
  readers: 'Followers',
  none: 'No news yet',
  noneText: 'Tell the followers of a brand that something arrived. It goes to their inbox.',
  goesOut: (when: string) => `Will be sent ${when}`,
  sentAt: (when: string) => `Sent ${when}`,
  told: (count: number) => plural(count, { one: 'Told 1 follower', other: `Told ${count} followers` }),
  willReach: (count: number) =>
    count === 0
      ? 'This brand has no followers yet, so no one will get it.'
      : plural(count, {
          one: '1 follower gets it in the inbox, and on the phone if they wish it.',
          other: `${count} followers get it in the inbox, and on the phone if they want.`,
        }),
  oneIn: (days: number) =>
    plural(days, {
      one: 'A brand can send news once a day; the rest are queued.',
      other: `A brand can send news once every ${days} days; the rest are queued.`,
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
  dayHint: 'Without a day it is sent right away.',
  problems: {
    brand: 'Choose the brand.',
    title: 'Write a title.',
    over: 'This time has passed. Choose a later one, or clear the day to send now.',
    day: 'Choose a day and a time.',
  },
  keepDraft: 'Keep as a draft: no one gets it yet',
  createDraft: 'Save the draft',
  draftSays: 'Not sent yet',
  preview: 'What followers see',
  sendNow: 'Send now',
  schedule: 'Schedule',
  sendAsk: 'Send it now?',
  sendText: 'It is sent within minutes and cannot be undone.',
  drop: 'Delete',
  dropAsk: 'Delete this news?',
  dropText: 'No one has received it yet.',
  dropped: 'Deleted',
  scheduled: 'Saved. The list says when it goes out.',
  saved: 'Saved',
  notSaved: 'The news could not be saved. Try again.',
  tooLate: 'The first followers already have it, so it stays as it is.',
  begun: 'The first followers already have it, so it can no longer be changed.',
  by: (name: string) => `By ${name}`,
};
