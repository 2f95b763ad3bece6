import { accountProfile as t } from '#texts/account-profile';
import type { FieldWords } from '../../../client/forms/field-errors.ts';

/** The profile forms' sentences for missing and invalid fields. */
export const profileWords: FieldWords = {
  name: { missing: t.nameMissing },
  email: { wrong: t.emailWrong },
  city: { missing: t.cityMissing, wrong: t.cityMissing },
  area: { missing: t.areaMissing },
  street: { missing: t.streetMissing },
  phone: { wrong: t.phoneWrong },
};
