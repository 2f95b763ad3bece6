import { ui as t } from '#texts/ui';
import { Icon } from '../buttons/icon.tsx';
import { Hidden } from '../hidden.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import css from './star-input.module.css';
import { useChoice, type ChoiceProps } from './use-choice.ts';

export type StarInputProps = ChoiceProps<number> & {
  legend: string;
  name: string;
  error?: string | undefined;
  id?: string | undefined;
};

/** One to five stars as a radio group. */
export function StarInput({ legend, name, error, id, ...choice }: StarInputProps) {
  const [chosen, choose] = useChoice(choice);
  const word = chosen && t.stars[chosen - 1];
  return (
    <ChoiceGroup id={id} legend={legend} aside={word} error={error}>
      <span className={css.stars}>
        {t.stars.map((words, place) => (
          <label key={words} className={`choice ${css.star}`}>
            <input
              type="radio"
              name={name}
              value={place + 1}
              checked={chosen === place + 1}
              onChange={() => choose(place + 1)}
            />
            <Icon name="star" size={28} />
            <Hidden>{words}</Hidden>
          </label>
        ))}
      </span>
    </ChoiceGroup>
  );
}
