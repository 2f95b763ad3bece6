import { type ReactNode, useState } from 'react';
import { textDesk as t } from '#texts/text-desk';
import css from './preview-choices.module.css';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme of a preview, at first the reader's own. */
export const useTheme = () => useState<Theme>(readTheme);

const readTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

export function PreviewChoices({ children }: { children: ReactNode }) {
  return <div className={css.choices}>{children}</div>;
}

export function ThemeChoice({ theme, onChoose }: { theme: Theme; onChoose: (theme: Theme) => void }) {
  return (
    <Choice
      label={t.previewTheme}
      options={themes.map((each) => [each, t.themes[each]])}
      chosen={theme}
      onChoose={onChoose}
    />
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label}>
      {options.map(([value, word]) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {word}
        </button>
      ))}
    </div>
  );
}
