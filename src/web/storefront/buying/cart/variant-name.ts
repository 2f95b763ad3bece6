import type { Color, Size } from '../../../../shop/catalog/browse/contract.ts';

/** "Black · M". Names of unknown script are isolated, so that their direction does not affect the text around them. */
export const variantName = ({
  color,
  size,
}: {
  color: Pick<Color, 'name'>;
  size: Pick<Size, 'label'>;
}): string => `${color.name} · \u2068${size.label}\u2069`;
