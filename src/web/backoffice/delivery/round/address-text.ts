import { round as t } from '#texts/round';
import { isolated } from '../../../../shop/texts/isolated.ts';

/** Parts of an address in a line; one in the other script keeps its order within itself. */
export const addressText = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => isolated(String(part)))
    .join(t.comma);
