import { layout as t } from '#texts/layout';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { chooseTheme, shownTheme } from '../../../ui/theme.ts';
import css from '../switch.module.css';

/** Switches to the other theme; drawer and footer also offer the system's. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={css.switch}
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <span className={`${css.face} ${css.toDark}`}>
        <Icon name="moon" size={16} />
        {t.dark}
      </span>
      <span className={`${css.face} ${css.toLight}`}>
        <Icon name="sun" size={16} />
        {t.light}
      </span>
    </button>
  );
}
