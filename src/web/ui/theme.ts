import { localStore } from '../browser/browser-storage.ts';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'auto';

/** Dispatched when a theme was chosen. */
export const THEME_CHOSEN = 'theme';

/**
 * Runs before the first paint: the stored theme, else the system's; a preview's is fixed. Constant, as the policy allows
 * it by hash.
 */
export const themeScript =
  "(function(d,t){if('fixed'in d)return;try{t=localStorage.theme}catch(e){}if(t!='light'&&t!='dark')t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';d.theme=t})(document.documentElement.dataset)";

/** The browser's address bar has the header's color. */
export const barColors: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#1e1722' };

export function readThemeChoice(): ThemeChoice {
  const stored = localStore.get('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Stored in the browser, and in a cookie for server rendering. */
export function chooseTheme(choice: ThemeChoice): void {
  localStore.set('theme', choice);
  const age = choice === 'auto' ? 0 : 31_536_000;
  document.cookie = `theme=${choice}; Max-Age=${age}; Path=/; SameSite=Lax`;
  applyTheme();
  dispatchEvent(new Event(THEME_CHOSEN));
}

/** Applies the current theme; also called when the system's theme changes under `auto`. */
export function applyTheme(): void {
  if ('fixed' in document.documentElement.dataset) return;
  const choice = readThemeChoice();
  const theme = choice === 'auto' ? systemTheme() : choice;
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = barColors[theme];
}

export const shownTheme = () =>
  (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light') satisfies Theme;

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
