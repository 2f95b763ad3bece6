import { ui as t } from '#texts/ui';
import { Hidden } from '../hidden.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import css from './swatches.module.css';
import { useChoice, type ChoiceProps } from './use-choice.ts';

export type SwatchesProps = ChoiceProps<string> & {
  legend: string;
  name: string;
  options: readonly { id: string; name: string; hex: string; available?: boolean | undefined }[];
  error?: string | undefined;
  id?: string | undefined;
};

/** A product's colors as a radio group; the legend names the chosen one. */
export function Swatches({ legend, name, options, error, id, ...choice }: SwatchesProps) {
  const [chosen, choose] = useChoice(choice);
  const color = options.find((option) => option.id === chosen);
  return (
    <ChoiceGroup id={id} legend={color ? t.colorNow(legend, nameOf(color)) : legend} error={error}>
      {options.map((option) => (
        <label key={option.id} className={`choice ${css.swatch}`} title={nameOf(option)}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === chosen}
            onChange={() => choose(option.id)}
          />
          <Fill hex={option.hex} crossed={option.available === false} />
          <Hidden>{nameOf(option)}</Hidden>
        </label>
      ))}
    </ChoiceGroup>
  );
}

/** A color disc. The color is an SVG attribute, because the content security policy forbids inline styles. */
function Fill({ hex, crossed }: { hex: string; crossed?: boolean }) {
  return (
    <svg className={css.fill} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill={hex} />
      {crossed && (
        <>
          <path d="M5 27 27 5" className={css.gap} />
          <path d="M5 27 27 5" className={css.cross} />
        </>
      )}
    </svg>
  );
}

function nameOf({ name, available }: { name: string; available?: boolean | undefined }): string {
  return available === false ? `${name} (${t.soldOutColor})` : name;
}
