import { accountProfile as t } from '#texts/account-profile';
import type { FieldWords } from '../../client/field-errors.ts';

/** What the profile's forms say about a field that is missing or wrong. */
export const profileWords: FieldWords = {
  name: { missing: t.nameMissing },
  email: { wrong: t.emailWrong },
  city: { missing: t.cityMissing, wrong: t.cityMissing },
  area: { missing: t.areaMissing },
  street: { missing: t.streetMissing },
  phone: { wrong: t.phoneWrong },
};
