import { pictureDesk as t } from '#texts/picture-desk';
import { tintColors, tintNames } from '../../../../../shop/catalog/media/tint.ts';
import type { PictureLooks } from '../../../../../shop/catalog/products/calls.ts';
import { Chips, ChipToggle } from '../../../../ui/buttons/chip.tsx';
import css from './crop.module.css';

type TintsProps = {
  suggested: PictureLooks['tint'];
  value: PictureLooks['tint'];
  onChange: (tint: PictureLooks['tint']) => void;
};

/** The grounds that a tile can have, the suggested one named as such; null is that of the color. */
export function Tints({ suggested, value, onChange }: TintsProps) {
  const name = (tint: (typeof tintNames)[number]) =>
    tint === suggested ? t.suggested(t.tints[tint]) : t.tints[tint];
  return (
    <Chips label={t.ground}>
      {([null, ...tintNames] as const).map((tint) => (
        <ChipToggle
          key={tint ?? 'own'}
          type="radio"
          name="tint"
          checked={tint === value}
          onChange={() => onChange(tint)}
        >
          {tint !== null && <span className={css.tint} style={{ background: tintColors[tint] }} />}
          {tint === null ? t.groundOfColor : name(tint)}
        </ChipToggle>
      ))}
    </Chips>
  );
}
