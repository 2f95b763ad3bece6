import { pictureDesk as t } from '#texts/picture-desk';
import { pictures } from '#texts/pictures';
import { LEAST_HEIGHT, MOST_HEIGHT } from '../../../../../shop/catalog/browse/size-taken.ts';
import type { GivenPicture } from '../../../../../shop/catalog/products/calls.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { digitsOf } from '../../../../ui/fields/digits.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** How tall the one is who wears the piece in a picture, and in which size; with what shoppers read of it. */
export function WornByFields({
  picture: { modelHeight, modelSizeId },
  sizes,
  error,
  onSet,
}: {
  picture: GivenPicture;
  sizes: Taxonomy['sizes'];
  error: string | undefined;
  onSet: (part: Partial<GivenPicture>) => void;
}) {
  const size = sizes.find(({ _id }) => _id === modelSizeId)?.label ?? '';
  const isHeight = modelHeight !== null && modelHeight >= LEAST_HEIGHT && modelHeight <= MOST_HEIGHT;
  return (
    <>
      <TextField
        compact
        label={t.modelHeight}
        hint={isHeight ? pictures.wornBy(modelHeight, size) : t.modelHint}
        error={error}
        inputMode="numeric"
        maxLength={3}
        dir="ltr"
        value={modelHeight ?? ''}
        onChange={({ currentTarget: { value } }) => onSet({ modelHeight: Number(digitsOf(value)) || null })}
      />
      {modelHeight !== null && (
        <SelectField
          compact
          label={t.modelSize}
          value={modelSizeId ?? ''}
          onChange={({ currentTarget: { value } }) => onSet({ modelSizeId: value || null })}
        >
          <option value="">{t.noSize}</option>
          {sizes.map(({ _id, label }) => (
            <option key={_id} value={_id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
