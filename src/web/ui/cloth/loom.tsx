import { ui as t } from '#texts/ui';
import css from './loom.module.css';

/** The loading animation: 46 frames at 30 fps, 200 px, `small` 24 px (specification section 9). */
export function Loom({ small = false }: { small?: boolean }) {
  return <span className={small ? `${css.loom} ${css.small}` : css.loom} role="img" aria-label={t.loading} />;
}
