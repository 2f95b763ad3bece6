import { z } from 'zod';
import { Id, Instant } from '../../wire/wire-types.ts';
import { messageChannels, notificationKinds } from './message-channel.ts';

/** A message in the shopper's inbox, in the request's language. */
export const Notification = z
  .object({
    _id: Id,
    kind: z.enum(notificationKinds),
    title: z.string(),
    text: z.string().meta({ description: 'Whole sentences; may be empty' }),
    href: z.string().meta({ description: 'A path of this store' }),
    at: Instant,
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

const way = z.enum(messageChannels);

/** The shopper's channel for each kind of message, besides the inbox. */
export const NotificationWishes = z
  .object({ orders: way, stock: way, news: way })
  .meta({ id: 'NotificationWishes' });
export type NotificationWishes = z.infer<typeof NotificationWishes>;
