import { useSyncExternalStore } from 'react';
import { layout as t } from '#texts/layout';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { chooseTheme, readThemeChoice, THEME_CHOSEN, type ThemeChoice as Choice } from '../theme.ts';
import css from './theme-choice.module.css';

const choices: readonly [choice: Choice, icon: IconName, label: string][] = [
  ['light', 'sun', t.light],
  ['dark', 'moon', t.dark],
  ['auto', 'sun-moon', t.auto],
];

const onThemeChoice = (listener: () => void) => {
  addEventListener(THEME_CHOSEN, listener);
  return () => removeEventListener(THEME_CHOSEN, listener);
};

/** Light, dark, or the system's theme. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(onThemeChoice, readThemeChoice, () => 'auto' as const);
  return (
    <div className={css.choice} role="group" aria-label={t.theme}>
      {choices.map(([choice, icon, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => chooseTheme(choice)}
        >
          <Icon name={icon} size={16} />
          {label}
        </button>
      ))}
    </div>
  );
}
