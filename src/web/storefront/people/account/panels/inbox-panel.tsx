import { useState } from 'react';
import { Link } from 'react-router';
import { language } from '#texts/language';
import { notifications as t } from '#texts/notifications';
import type { DataOf } from '../../../../../shop/endpoints.ts';
import type { Notification } from '../../../../../shop/people/notifications/contract.ts';
import type { NotificationKind } from '../../../../../shop/people/notifications/message-channel.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon, type IconName } from '../../../../ui/buttons/icon.tsx';
import { Hidden } from '../../../../ui/hidden.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { noteUser, useShopper } from '../../../layout/shopper.ts';
import form from '../profile-form.module.css';
import css from './inbox-panel.module.css';

const icons: Record<NotificationKind, IconName> = {
  order: 'package',
  stock: 'shirt',
  news: 'store',
  account: 'user-round',
};

/** How many messages are shown at first, and added each time. */
export const inboxLimit = 5;

/** Messages to the shopper, newest first. A press opens the message's link and marks it as read. */
export function InboxPanel({ inbox }: { inbox: DataOf<'getNotifications'> }) {
  const { list, unread, isMore, busy, read, showOlder } = useInbox(inbox);
  return (
    <Panel
      title={
        <>
          {t.title} {unread > 0 && <span className={css.count}>{t.unreadCount(unread)}</span>}
        </>
      }
    >
      {list.length === 0 ? (
        <p className={css.empty}>{t.empty}</p>
      ) : (
        <ul className={css.list}>
          {list.map((message) => (
            <Message key={message._id} message={message} onOpen={() => void read(message._id)} />
          ))}
        </ul>
      )}
      {(isMore || unread > 0) && (
        <div className={form.actions}>
          {isMore && (
            <Button tone="secondary" small busy={busy} onClick={() => void showOlder()}>
              {t.older}
            </Button>
          )}
          {unread > 0 && (
            <Button tone="secondary" small icon="check" onClick={() => void read()}>
              {t.readAll}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

function Message({ message, onOpen }: { message: Notification; onOpen: () => void }) {
  const { kind, title, text, href, at, read } = message;
  return (
    <li className={read ? css.read : css.unread}>
      <Link to={href} onClick={onOpen}>
        <Icon name={icons[kind]} />
        <span className={css.words}>
          <span className={css.title}>
            {!read && <Hidden>{t.unread}: </Hidden>}
            {title}
          </span>
          {text !== '' && <span>{text}</span>}
          <time dateTime={at} className={css.at}>
            {formatMoment(at, language)}
          </time>
        </span>
      </Link>
      {kind === 'news' && <StopNews brandId={/^\/brands\/([^/]+)/.exec(href)?.[1] ?? ''} />}
    </li>
  );
}

/** Under news of a brand that is followed: the press that ends them. */
function StopNews({ brandId }: { brandId: string }) {
  const { user } = useShopper();
  const [busy, setBusy] = useState(false);
  if (!user?.followedBrandIds.includes(brandId)) return null;
  const stop = async () => {
    setBusy(true);
    try {
      const { followedBrandIds } = await call('unfollowBrand', { brandId });
      noteUser({ ...user, followedBrandIds });
      toast.success(t.newsStopped);
    } catch (error) {
      setBusy(false);
      toast.error(failureText(error, t.failed));
    }
  };
  return (
    <div className={css.stop}>
      <Button tone="quiet" small busy={busy} onClick={() => void stop()}>
        {t.stopNews}
      </Button>
    </div>
  );
}

function useInbox(inbox: DataOf<'getNotifications'>) {
  const { user } = useShopper();
  const [list, setList] = useState(inbox.notifications);
  const [unread, setUnread] = useState(inbox.unread);
  const [busy, setBusy] = useState(false);

  const read = async (id?: string) => {
    setList(
      list.map((message) => (id === undefined || message._id === id ? { ...message, read: true } : message)),
    );
    try {
      const left = await call('readNotifications', id === undefined ? {} : { ids: [id] });
      setUnread(left.unread);
      if (user) noteUser({ ...user, unread: left.unread });
    } catch (error) {
      setList(list);
      // The page is being left: a failure to mark it as read is ignored.
      if (id === undefined) toast.error(failureText(error, t.failed));
    }
  };

  const showOlder = async () => {
    setBusy(true);
    try {
      const page = Math.floor(list.length / inboxLimit) + 1;
      const older = await call('getNotifications', { page, limit: inboxLimit });
      const known = new Set(list.map(({ _id }) => _id));
      setList([...list, ...older.notifications.filter(({ _id }) => !known.has(_id))]);
    } catch (error) {
      toast.error(failureText(error, t.failed));
    }
    setBusy(false);
  };

  return { list, unread, isMore: list.length < inbox.pagination.totalItems, busy, read, showOlder };
}
