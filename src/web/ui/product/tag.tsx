import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './tag.module.css';

/** The meaning of a tag's color; its text says the same. */
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

/** A short label on a picture, coupon or order. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone | undefined; children: ReactNode }) {
  return <span className={classes(css.tag, css[tone])}>{children}</span>;
}
