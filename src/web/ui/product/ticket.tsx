import type { ComponentProps, ReactNode } from 'react';
import box from '../choices/checkbox.module.css';
import { classes } from '../classes.ts';
import css from './ticket.module.css';

export type TicketProps = {
  /** The benefit: "15% off dresses". */
  title: ReactNode;
  /** The conditions: "Orders of 2,000 SYP or more, until 30 April". */
  text?: ReactNode;
  /** What is missing or what happened: "Add 380 SYP more". */
  note?: ReactNode;
  /** A tag at the top: "Saves most", "Expires soon". */
  tag?: ReactNode;
  /** `muted`: used, expired or not eligible. */
  state?: 'live' | 'taken' | 'muted' | undefined;
  /** Plays the tear animation once. */
  torn?: boolean | undefined;
  /** Behind the tear line: the claim button. */
  action?: ReactNode;
  /** Makes the ticket a radio of a group (see `RadioCards`). */
  choice?: Omit<ComponentProps<'input'>, 'type'> | undefined;
};

/** What the merchant wrote of a coupon, and its conditions below. */
export const TicketText = ({ description, terms }: { description: string; terms: string }) => (
  <>
    {description && <span>{description}</span>}
    <span>{terms}</span>
  </>
);

/** A coupon drawn as a woven ticket. */
export function Ticket({ title, text, note, tag, state = 'live', torn, action, choice }: TicketProps) {
  const look = classes(css.ticket, css[state], torn && css.torn);
  const face = (
    <>
      <span className={css.edge} />
      <span className={css.body}>
        {tag && <span className={css.tag}>{tag}</span>}
        <span className={css.title}>{title}</span>
        {text && <span className={css.text}>{text}</span>}
        {note && <span className={css.note}>{note}</span>}
      </span>
      {(action || choice) && (
        <span className={css.stub}>
          {action}
          {choice && <input {...choice} type="radio" className={box.box} />}
        </span>
      )}
    </>
  );
  return choice ? <label className={look}>{face}</label> : <div className={look}>{face}</div>;
}
