import { setTimeout as wait } from 'node:timers/promises';
import type { HelpPart } from '../../../shop/office/help/desk/help-part.ts';
import { type HelpPageName, isPolicy } from '../../../shop/office/help/help-page.ts';
import type { Db } from '../../platform/db/database.ts';
import { readAnswerHours } from './answer-hours.ts';
import { listVersions, type PublishedText, readInForce } from './published.ts';

/** The longest wait, in ms, for a text; then the last one is used: help is needed most when something fails. */
const PATIENCE_MS = 500;

export type CurrentText = {
  read: PublishedText;
  /** Of a policy. */
  versions: Awaited<ReturnType<typeof listVersions>>;
  /** Of the contact page, which names some of its questions. */
  faq: HelpPart[];
  answerHours: number | null;
};

/** Reads what shoppers read on a page. `onFallback` is called when that failed and the last text is used. */
export function currentTextReader(
  db: Db,
): (page: HelpPageName, now: Date, onFallback: () => void) => Promise<CurrentText> {
  const known = new Map<HelpPageName, CurrentText>();
  return async (page, now, onFallback) => {
    const reading = readCurrent(db, page, now).then((text) => {
      known.set(page, text);
      return text;
    });
    const last = known.get(page);
    if (last === undefined) return reading;
    const text = await Promise.race([reading.catch(() => null), wait(PATIENCE_MS, null, { ref: false })]);
    if (text === null) onFallback();
    return text ?? last;
  };
}

async function readCurrent(db: Db, page: HelpPageName, now: Date): Promise<CurrentText> {
  const [read, versions, faq, answerHours] = await Promise.all([
    readInForce(db, page),
    isPolicy(page) ? listVersions(db, page) : [],
    page === 'contact' ? readInForce(db, 'faq') : null,
    page === 'contact' ? readAnswerHours(db, now) : null,
  ]);
  return { read, versions, faq: faq?.parts ?? [], answerHours };
}
