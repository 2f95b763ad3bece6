import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './tag.module.css';

/** What a tag's color says; its words always say it too. */
export type TagTone =
  | 'plain'
  | 'new'
  | 'sale'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'warm'
  | 'accent';

/** A word or two on a picture, a ticket or an order. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone | undefined; children: ReactNode }) {
  return <span className={classes(css.tag, css[tone])}>{children}</span>;
}
