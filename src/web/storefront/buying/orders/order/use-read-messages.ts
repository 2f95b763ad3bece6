import { useEffect } from 'react';
import { call } from '../../../../client/call.ts';
import { noteUser, useShopper } from '../../../layout/shopper.ts';

/** Marks the messages about an order as read: its page shows what they say, in each `status`. */
export function useReadMessages(orderId: string, status: string): void {
  const { user } = useShopper();
  const hasUnread = user !== null && user.unread > 0;
  useEffect(() => {
    if (!hasUnread) return;
    const read = async () => {
      const { unread } = await call('readNotifications', { orderId });
      if (unread !== user.unread) noteUser({ ...user, unread });
    };
    // The messages stay unread until the next visit.
    void read().catch(() => null);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page and status, not for each change of the shopper
  }, [hasUnread, orderId, status]);
}
