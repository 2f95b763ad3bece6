import { useState } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRouteError,
} from 'react-router';
import { chatCart as t } from '#texts/chat-cart';
import { guestChoices } from '#texts/guest-choices';
import { language } from '#texts/language';
import type { CartItem } from '../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import { languageMarks } from '../../../../shop/language-marks.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { callFrom } from '../../../client/call-from.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Summary } from '../../../ui/order/summary.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ErrorPage } from '../../failures/error-page.tsx';
import { Head } from '../../head.tsx';
import { takeLines } from '../../layout/guest/take-lines.ts';
import css from './chat-cart-page.module.css';
import { LineItem } from './line-item.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  return callFrom(context)('getChatCart', { token: params['token'] ?? '' });
}

/** What staff chose for somebody in a chat; one press leads to the cart with it, by way of signing in. */
export function Component() {
  const { items, total, note, expiresAt } = useLoaderData<typeof loader>().chatCart;
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const left = items.filter(({ issue }) => issue === null || issue === 'NOT_ENOUGH_STOCK');
  const take = async () => {
    setBusy(true);
    try {
      const { open } = await takeLines(left.map(toLine), { title: t.title, done: guestChoices.added });
      await navigate('/checkout/delivery');
      open();
    } catch (error) {
      toast.error(failureText(error, t.takeFailed));
    }
    setBusy(false);
  };
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.title} noIndex />
      <h1 className="display">{t.title}</h1>
      {note !== '' && (
        <p className="prose" {...languageMarks(note, language)}>
          {note}
        </p>
      )}
      <ul className={css.lines}>
        {items.map((item) => (
          <li key={lineKey(item)}>
            <LineItem line={item} brief>
              {item.issue && <FieldError>{t.issues[item.issue](item.available)}</FieldError>}
            </LineItem>
          </li>
        ))}
      </ul>
      {left.length === 0 ? (
        <>
          <p>{t.nothingLeft}</p>
          <SeeShop />
        </>
      ) : (
        <>
          <Summary rows={[]} total={{ label: t.total, amount: total }} />
          <Button wide busy={busy} onClick={() => void take()}>
            {t.take}
          </Button>
          <p className={css.quiet}>{t.until(formatMoment(expiresAt, language))}</p>
        </>
      )}
    </div>
  );
}

const toLine = ({ productId, colorId, sizeId, quantity, name, image, color, size, ...prices }: CartItem) => ({
  productId,
  colorId,
  sizeId,
  quantity,
  name,
  image,
  color: color.name,
  size: size.label,
  price: prices.priceAfterDiscount ?? prices.price,
});

const SeeShop = () => (
  <p>
    <ButtonLink tone="secondary" small to="/">
      {t.seeShop}
    </ButtonLink>
  </p>
);

/** The link has ended, or never was one. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.over} noIndex />
      <h1 className="display">{t.over}</h1>
      <p>{t.overText}</p>
      <SeeShop />
    </div>
  );
}
