import { useState } from 'react';
import { reviews as t } from '#texts/reviews';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { heightOf, ownHeight } from '../../../client/storage/own-height.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { HeightField } from './height-field.tsx';

/** Asks once how tall the shopper is, and keeps it on this device. */
export function HeightSheet({
  categoryId,
  onClose,
  onTold,
}: {
  categoryId: string;
  onClose: () => void;
  onTold: (height: number) => void;
}) {
  const [error, setError] = useState<string>();
  const [known] = useState(() => ownHeight.read(categoryId));
  const keep = (form: HTMLFormElement) => {
    const height = heightOf(digitsOf(fieldText(form, 'height')));
    if (height === null) return setError(t.heightWrong);
    ownHeight.store(categoryId, height);
    onTold(height);
    onClose();
  };
  return (
    <FormSheet title={t.ofMyHeight} onClose={onClose} action={t.showOfMyHeight} busy={false} onSubmit={keep}>
      <HeightField hint={t.heightKept} defaultValue={known?.toString()} error={error} />
    </FormSheet>
  );
}
