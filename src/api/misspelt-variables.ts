import { editDistance } from '../shop/catalog/search/edit-distance.ts';
import { variableNames } from './config.ts';

/** One line for each environment variable that looks like a misspelled setting. */
export function misspeltVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (variableNames.includes(name) || name.startsWith('SMS_HTTP_SECRET_')) return [];
    const meant = variableNames.find(isLike(name));
    return meant === undefined ? [] : [`${name} is not a setting of the store. Is ${meant} meant?`];
  });
}

/** One typo per four letters; or a long name that is a prefix or has a suffix. */
const isLike = (name: string) => (known: string) => {
  const isLong = Math.min(known.length, name.length) >= 8;
  const goesOn = isLong && (name.startsWith(`${known}_`) || known.startsWith(`${name}_`));
  return goesOn || editDistance(name.toUpperCase(), known) <= Math.floor(known.length / 4);
};
