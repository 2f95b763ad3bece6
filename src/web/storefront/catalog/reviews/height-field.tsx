import { reviews as t } from '#texts/reviews';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** How tall the one is who wears the piece, in centimeters. */
export function HeightField({
  hint,
  ...field
}: {
  hint: string;
  optional?: boolean;
  defaultValue: string | undefined;
  error: string | undefined;
}) {
  return (
    <TextField
      {...field}
      hint={hint}
      label={t.height}
      name="height"
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
      dir="ltr"
    />
  );
}
