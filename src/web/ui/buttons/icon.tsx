import type { IconName } from './icon-names.ts';
import css from './icon.module.css';
import sheet from './icons.svg?url&no-inline';

export type { IconName };

/** Icons that point in reading direction and are mirrored in Arabic. */
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

/** Icons of the page being rendered. Rendering is synchronous, so two pages never mix. */
const rendered = new Set<IconName>();

/** Server only: the icons rendered since the last call; they are inlined in the page. */
export function takeRenderedIcons(): IconName[] {
  const names = [...rendered];
  rendered.clear();
  return names;
}

/** The element id of an inlined icon. */
export const inlineId = (name: string) => `i-${name}`;

/** Icons that the server rendered are in the page; others come from the sprite. */
function hrefOf(name: IconName): string {
  const id = inlineId(name);
  if (import.meta.env.SSR) rendered.add(name);
  return import.meta.env.SSR || document.getElementById(id) ? `#${id}` : `${sheet}#${name}`;
}

/** An icon hidden from screen readers. `size` in CSS pixels: 20 in controls, 16 in chips, 24 in empty states. */
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
