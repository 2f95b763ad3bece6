import { settings as t } from '#texts/settings';

/** What the server says of a value, by its path or its reason, and the sentence of it. The first that fits counts. */
const sentences: readonly [RegExp, string][] = [
  [/is not allowed to be empty$|is required$/, t.refusals.empty],
  [/length must be less/, t.refusals.tooLong],
  [/must contain less/, t.refusals.tooMany],
  [/\.url" /, t.refusals.link],
  [/\.phone" /, t.refusals.phone],
  [/^"invoicePrefix" /, t.refusals.prefix],
  [/has to open before|have to begin before/, t.refusals.hours],
  [/min has to be no more than max$/, t.refusals.span],
  [/multiple of/, t.refusals.step],
  [/without a gap/, t.refusals.bands],
  [/date format$/, t.refusals.date],
];

/** Why the server refused the value of a setting, in the reader's language. */
export const refusalText = (machine: string): string =>
  sentences.find(([pattern]) => pattern.test(machine))?.[1] ?? t.refused;
