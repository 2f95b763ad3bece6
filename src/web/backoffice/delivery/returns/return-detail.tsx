import { useState } from 'react';
import { Link } from 'react-router';
import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import type { ConsoleReturn } from '../../../../shop/delivery/returns/desk-contract.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { may, useMe } from '../../layout/me.ts';
import { InvoicePanel } from '../../money/invoices/invoice-link.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { ContactButtons } from '../fulfilment/order/contact-buttons.tsx';
import css from './returns.module.css';

type Item = ConsoleReturn['items'][number];
const variant = ({ color, size }: Pick<Item, 'color' | 'size'>) => `${color.name}${t.comma}${size.label}`;

/** What goes back, of whom, and what was written. */
export function ReturnDetail({ request }: { request: ConsoleReturn }) {
  const { items, note, kind, status, openedBy, overrideNote, decision, orderId } = request;
  const delivered = request.deliveredAt && t.deliveredOn(formatDay(request.deliveredAt, language));
  const me = useMe();
  const { staff, rights } = me;
  const seesPhotos = staff.roles.some((role) => ['owner', 'manager', 'packer', 'support'].includes(role));
  const isHeld = kind === 'exchange' && (status === 'requested' || status === 'approved');
  return (
    <div className={css.detail}>
      <Panel>
        <p className={css.quiet}>
          {request.customer !== null && <bdi>{request.customer}</bdi>}
          {request.customer !== null && delivered !== null && t.comma}
          {delivered}
        </p>
        {may(me, 'changeOrders') && <ContactButtons orderId={orderId} />}
        <ul className={css.items}>
          {items.map((item) => (
            <PieceOfReturn key={item.itemNo} item={item} />
          ))}
        </ul>
        {isHeld && request.substitute === null && <p className={css.quiet}>{t.held}</p>}
        {rights.readOrders === 'all' && (
          <Link className="text-link" to={`/orders/${orderId}`}>
            {t.openOrder}
          </Link>
        )}
        {request.boughtIn !== null && (
          <Link className="text-link" to={`/orders/${request.boughtIn._id}`}>
            {t.boughtIn(orderNumberText(request.boughtIn.number))}
          </Link>
        )}
        {request.substitute !== null && (
          <Link className="text-link" to={`/orders/${request.substitute.orderId}`}>
            {(kind === 'exchange' ? t.sentAs : t.substituted)(orderNumberText(request.substitute.number))}
          </Link>
        )}
      </Panel>
      {note !== null && (
        <Panel title={t.wrote}>
          {note === '' ? (
            <p className={css.quiet}>{t.wroteNothing}</p>
          ) : (
            <blockquote dir="auto">{note}</blockquote>
          )}
          {openedBy !== null && <p className={css.quiet}>{t.openedBy(openedBy)}</p>}
          {overrideNote !== '' && <p>{t.overridden(overrideNote)}</p>}
        </Panel>
      )}
      {request.photos > 0 && seesPhotos && <ReturnPhotos key={request._id} request={request} />}
      {request.credit !== null && <InvoicePanel invoices={[request.credit]} />}
      {decision !== null && (
        <Panel title={t.will}>
          <p dir="rtl" lang="ar">
            {decision.ar}
          </p>
          <p dir="ltr" lang="en">
            {decision.en}
          </p>
        </Panel>
      )}
    </div>
  );
}

function PieceOfReturn({ item }: { item: Item }) {
  const { image, name, brand, quantity, instead, condition } = item;
  return (
    <li>
      <span className={css.picture}>
        <Picture image={{ ...image, alt: '' }} sizes="96px" />
      </span>
      <span className={css.piece}>
        <b>{name}</b>
        <span className={css.quiet}>
          {brand}
          {t.comma}
          {t.pieces(quantity)}
        </span>
        <span className={css.swap}>
          <Tag>{t.has(variant(item))}</Tag>
          {instead !== null && (
            <>
              <Icon name="arrow-right" size={16} />
              <Tag tone="accent">{t.wants(variant(instead), instead.stock)}</Tag>
            </>
          )}
        </span>
        {condition !== null && (
          <span className={css.swap}>
            {(['resellable', 'damaged', 'missing', 'notOurs'] as const)
              .filter((state) => condition[state] > 0)
              .map((state) => (
                <Tag key={state} tone={state === 'resellable' ? 'success' : 'danger'}>
                  {t[state]}: {condition[state]}
                </Tag>
              ))}
          </span>
        )}
      </span>
    </li>
  );
}

/** What the staff did with it, newest first. */
export function ReturnHistory({ request: { createdAt, history } }: { request: ConsoleReturn }) {
  const first = { id: 'asked', kind: 'steps', icon: 'undo-2', title: t.asked, at: createdAt } as const;
  return (
    <div className={css.history}>
      <Panel title={t.history}>
        <Timeline
          label={t.history}
          all={t.history}
          kinds={{ steps: t.history }}
          entries={[
            first,
            ...history.map(({ action, by, at }, place) => ({
              id: String(place),
              kind: 'steps' as const,
              icon: action === 'return.reject' ? ('x' as const) : ('check' as const),
              title: isKnown(action) ? t.did[action] : action,
              text: <bdi>{by}</bdi>,
              at,
            })),
          ]}
        />
      </Panel>
    </div>
  );
}

const isKnown = (action: string): action is keyof typeof t.did => action in t.did;

/** The shopper's photographs: masked until they are opened, which is logged. */
function ReturnPhotos({ request: { _id: id, photos: count } }: { request: ConsoleReturn }) {
  const [photos, setPhotos] = useState<readonly string[] | null>(null);
  const { busy, act } = useAct();
  const open = async () => {
    const answer = await act(async () => ask('openReturnPhotos', { id }));
    if (answer !== null) setPhotos(answer.photos);
  };
  return (
    <Panel title={t.photos}>
      {photos === null ? (
        <Button tone="secondary" small icon="image" busy={busy} onClick={() => void open()}>
          {t.showPhotos(count)}
        </Button>
      ) : (
        <ul className={css.photos}>
          {photos.map((photo, place) => (
            <li key={photo}>
              <img src={photo} alt={t.photoNumber(place + 1)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
