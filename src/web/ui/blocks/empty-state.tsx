import type { ReactNode } from 'react';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { Picture, type PictureFile } from '../product/picture.tsx';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** One sentence: why it is empty, or how to fill it. */
  text?: ReactNode;
  /** A next step; every empty state offers one. */
  action?: ReactNode;
  image?: PictureFile | undefined;
  /** Replaces the garment. */
  icon?: IconName | undefined;
  level?: 2 | 3 | undefined;
};

/** An empty list: a garment on a tint, a sentence, a next step. */
export function EmptyState({ title, text, action, image, icon, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      {image && (
        <span className={css.round}>
          <Picture image={{ ...image, alt: '' }} ratio="round" sizes="132px" />
        </span>
      )}
      {!image && icon && (
        <span className={css.disc}>
          <Icon name={icon} size={32} />
        </span>
      )}
      <Heading className="card-title">{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
}
