import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId, optionalText, PageQuery } from '../../wire/input.ts';
import { Pagination } from '../../wire/wire-types.ts';
import { Notification, NotificationWishes } from './contract.ts';

const tag = 'Account';

/** The shopper's inbox, preferences and push devices. */
export const notificationCalls = {
  getNotifications: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/notifications',
    access: 'registered',
    tag,
    summary: 'The shopper’s inbox, newest first',
    query: PageQuery,
    data: z.object({
      notifications: z.array(Notification),
      pagination: Pagination,
      unread: z.int(),
    }),
  }),
  readNotifications: endpoint({
    method: 'PUT',
    path: '/api/client/v1/user/notifications/read',
    access: 'registered',
    tag,
    summary: 'Mark messages as read: those that are named, those about an order, or all',
    body: z.object({ ids: z.array(givenId).max(50).optional(), orderId: givenId.optional() }),
    data: z.object({ unread: z.int() }),
  }),
  getNotificationWishes: endpoint({
    method: 'GET',
    path: '/api/client/v1/user/notification-wishes',
    access: 'registered',
    tag,
    summary:
      'How the shopper hears of orders, of sizes that are back and of news; as the store does it until they choose',
    data: z.object({
      wishes: NotificationWishes,
      push: z.boolean().meta({ description: 'Does a push reach the device of this session?' }),
    }),
  }),
  setNotificationWishes: endpoint({
    method: 'PUT',
    path: '/api/client/v1/user/notification-wishes',
    access: 'registered',
    tag,
    summary: 'Choose ways; what is left out stays as it is',
    body: NotificationWishes.partial(),
    data: z.object({ wishes: NotificationWishes }),
  }),
  setPushToken: endpoint({
    method: 'PUT',
    path: '/api/client/v1/user/push-token',
    access: 'registered',
    tag,
    summary:
      'Where this session’s device is reached: a browser’s push subscription as JSON, or a token of FCM; none: nowhere',
    body: z.object({ token: optionalText(2048) }),
    data: z.object({ push: z.boolean() }),
  }),
  getPushKey: endpoint({
    method: 'GET',
    path: '/api/v1/app/push-key',
    access: 'public',
    tag,
    summary: 'The key with which a browser subscribes to the store’s pushes; null where there are none',
    data: z.object({ publicKey: z.string().nullable() }),
    cache: 'public',
  }),
};
