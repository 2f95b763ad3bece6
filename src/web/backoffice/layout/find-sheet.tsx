import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { statuses } from '#texts/statuses';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import type { FoundOrder } from '../../../shop/office/today/calls.ts';
import type { Me } from '../../../shop/people/staff/contract.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { Icon } from '../../ui/buttons/icon.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Picture } from '../../ui/product/picture.tsx';
import { ask } from '../client/ask.ts';
import { OrderNumber } from '../ui/cells/order-number.tsx';
import { Stripe } from '../ui/cells/stripe.tsx';
import { ScanField, type ScanResult } from '../ui/scan/scan-field.tsx';
import { ChatAnswer } from './chat-answer.tsx';
import css from './find-sheet.module.css';
import { may, useMe } from './me.ts';
import { findPlaces, type Place } from './places.ts';

type FindResults = ConsoleDataOf<'findInStore'>;
type Hit = {
  to: string;
  name: ReactNode;
  detail: string;
  icon: ReactNode;
  /** A product found, for which the answer with price and link can be copied. */
  asked?: { productId: string; name: string };
};

const TYPING_MS = 300;

/**
 * Finds an order, a product, a customer or a page from any page: by typing, by a scanner or by the camera. A whole code opens what
 * it names, and so does the only result.
 */
export function FindSheet({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef({ text: '', timer: 0 });
  const [found, setFound] = useState<FindResults | null>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  // After the dialog has opened, which moves the focus to its first button.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  useEffect(() => () => clearTimeout(asked.current.timer), []);

  const go = async (to: string) => {
    onClose();
    await navigate(to);
  };
  const onType = (typed: string) => {
    const text = typed.trim();
    clearTimeout(asked.current.timer);
    asked.current.text = text;
    setPlaces(text.length < 2 ? [] : findPlaces(me, text));
    if (text.length < 2) return setFound(null);
    asked.current.timer = window.setTimeout(() => {
      ask('findInStore', { search: text })
        .then((answer) => asked.current.text === text && setFound(answer))
        // Enter asks again and says what is wrong.
        .catch(() => null);
    }, TYPING_MS);
  };
  const onCode = async (search: string): Promise<ScanResult | null> => {
    clearTimeout(asked.current.timer);
    asked.current.text = search;
    try {
      const answer = await ask('findInStore', { search });
      const pages = findPlaces(me, search);
      const hits = [...groupsOf(answer, me), pagesOf(pages)].flatMap((group) => group.hits);
      const only = pathOfCode(answer, me) ?? (hits.length === 1 ? hits[0]?.to : undefined);
      if (only !== undefined) await go(only);
      else {
        setFound(answer);
        setPlaces(pages);
      }
      return only === undefined && hits.length === 0 ? { kind: 'none', text: t.foundNothing } : null;
    } catch (error) {
      return { kind: 'none', text: failureText(error, t.failed) };
    }
  };
  const groups = [...(found === null ? [] : groupsOf(found, me)), pagesOf(places)].filter(
    ({ hits }) => hits.length > 0,
  );
  return (
    <Sheet open tall onClose={onClose} title={t.findTitle}>
      <div ref={box} className={css.find}>
        <ScanField label={t.findAnything} onCode={onCode} onType={onType} />
        {groups.map(({ label, hits }) => (
          <section key={label} aria-label={label}>
            <h3 className={css.kind}>{label}</h3>
            <ul className={css.hits}>
              {hits.map(({ to, name, detail, icon, asked: piece }) => (
                <li key={to}>
                  <Link to={to} className={css.hit} onClick={onClose}>
                    {icon}
                    <span className={css.words}>
                      <b>{name}</b>
                      <small>{detail}</small>
                    </span>
                    <Icon name="chevron-right" size={18} />
                  </Link>
                  {piece !== undefined && <ChatAnswer {...piece} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

const pagesOf = (places: readonly Place[]): { label: string; hits: Hit[] } => ({
  label: t.pages,
  hits: places.map(({ to, label, within }) => ({
    to,
    name: label,
    detail: within,
    icon: <Icon name="arrow-right" />,
  })),
});

const packed: readonly (FoundOrder['stage'] | null)[] = ['toPick', 'picking', 'toUnpack', 'comingBack'];

/** Where the next step of an order is taken. */
const pathOfOrder = ({ _id, number, stage }: FoundOrder, me: Me): string =>
  packed.includes(stage) && may(me, 'packOrders') ? `/pack/${number}` : `/orders/${_id}`;

function pathOfCode({ code }: FindResults, me: Me): string | undefined {
  if (code === null) return undefined;
  return code.kind === 'order' ? pathOfOrder(code.order, me) : `/stock/${code.productId}`;
}

function groupsOf({ orders, products, customers }: FindResults, me: Me): { label: string; hits: Hit[] }[] {
  const editsProducts = me.rights.editCatalog === 'all';
  return [
    {
      label: t.orders,
      hits: orders.map((order) => ({
        to: pathOfOrder(order, me),
        name: <OrderNumber number={order.number} />,
        detail: [order.name, order.city, statuses.orders[order.status]]
          .filter((part) => part !== null)
          .join(' · '),
        icon: <Stripe number={order.number} />,
      })),
    },
    {
      label: t.products,
      hits: products.map(({ _id, name, image }) => ({
        to: editsProducts ? `/products/${_id}` : `/stock/${_id}`,
        ...(may(me, 'editCatalog') && { asked: { productId: _id, name } }),
        name: <bdi>{name}</bdi>,
        detail: '',
        icon: (
          <span className={css.thumb}>
            <Picture image={{ ...image, alt: '' }} sizes="40px" />
          </span>
        ),
      })),
    },
    {
      label: t.customers,
      hits: customers.map(({ _id, name, phone }) => ({
        to: `/customers/${_id}`,
        name: <bdi>{name}</bdi>,
        detail: `\u2066${phone}\u2069`,
        icon: <Icon name="user-round" />,
      })),
    },
  ].filter(({ hits }) => hits.length > 0);
}
