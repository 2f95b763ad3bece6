import { consoleWords as t } from '#texts/console-words';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import css from './option-checks.module.css';

type Option = { _id: string; name: string };
type OptionChecksProps = {
  label: string;
  value: readonly string[];
  options: readonly Option[];
  onChange: (value: string[]) => void;
};

/** Several of many, such as categories; none chosen means all of them. */
export function OptionChecks({ label, value, options, onChange }: OptionChecksProps) {
  return (
    <Accordion title={label} meta={chosenText(value.length)}>
      <div className={css.choices}>
        {options.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            label={name}
            checked={value.includes(_id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...value, _id] : value.filter((each) => each !== _id))
            }
          />
        ))}
      </div>
    </Accordion>
  );
}

export const chosenText = (count: number): string => (count === 0 ? t.everything : t.chosen(count));

/** Each category, followed by its subcategories. */
export const sectionOptions = ({ categories }: Taxonomy): Option[] =>
  categories.flatMap(({ _id, name, subCategories }) => [
    { _id, name },
    ...subCategories.map((each) => ({ _id: each._id, name: `${name} · ${each.name}` })),
  ]);
