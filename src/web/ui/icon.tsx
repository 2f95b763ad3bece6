import type { IconName } from './icon-names.ts';
import css from './icon.module.css';
import sheet from './icons.svg?url&no-inline';

export type { IconName };

/** Icons that point along the line of reading, and so turn round in Arabic. */
const turning: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'undo-2',
  'log-in',
  'log-out',
  'external-link',
]);

/** The icons of the page that the server renders now. Rendering is synchronous, so two pages never mix. */
const rendered = new Set<IconName>();

/** On the server: the icons rendered since it was last called. The page carries them, so they need no request. */
export function takeRenderedIcons(): IconName[] {
  const names = [...rendered];
  rendered.clear();
  return names;
}

/** The id of an icon that the page carries. */
export const inlineId = (name: string) => `i-${name}`;

/** What the server rendered is in the page; what shows up later comes from the sheet. */
function hrefOf(name: IconName): string {
  const id = inlineId(name);
  if (import.meta.env.SSR) rendered.add(name);
  return import.meta.env.SSR || document.getElementById(id) ? `#${id}` : `${sheet}#${name}`;
}

/**
 * One icon of the sheet, drawn in the color of the text around it. It says nothing to a screen reader: the control
 * that carries it has the name.
 * @param size in CSS pixels: 20 in controls, 16 in chips, 24 in empty states
 */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  const classes = [css.icon, turning.has(name) && css.turning, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} width={size} height={size} aria-hidden="true">
      <use href={hrefOf(name)} />
    </svg>
  );
}
