import { accountProfile as t } from '#texts/account-profile';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** Name and optional e-mail. */
export function NameFields({
  start,
  errors,
}: {
  start?: { name: string; email: string };
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <TextField
        label={t.name}
        name="name"
        dir="auto"
        placeholder=" "
        required
        maxLength={100}
        autoComplete="name"
        defaultValue={start?.name}
        error={errors['name']}
      />
      <TextField
        label={t.email}
        optional
        name="email"
        type="email"
        dir="ltr"
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        hint={t.emailHint}
        defaultValue={start?.email}
        error={errors['email']}
      />
    </>
  );
}
