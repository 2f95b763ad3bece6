import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { ProductDetails } from '../../../shop/catalog/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { toast } from '../../ui/toast.ts';
import { showMiniSheet } from '../frame/mini-sheet-host.tsx';
import { noteCart, useShopper } from '../frame/shopper.ts';
import { withNext } from '../next-path.ts';
import {
  availableOf,
  type ChoiceGroup,
  type Choices,
  firstChoices,
  firstMissing,
  nothingChosen,
} from './choices.ts';
import { type WaitingChoice, waitingChoice } from './waiting-choice.ts';

/** What is wrong with the choices, told under the group it concerns. */
export type ChoiceFault = { group: ChoiceGroup; text: string } | null;

/**
 * Choosing a color, a size and a quantity, and what comes of pressing "Add to cart".
 * @param shared the color stands in the address; not so in a sheet over another page
 */
export function usePurchase(
  product: ProductDetails,
  { shared = true, onAdded }: { shared?: boolean; onAdded?: () => void } = {},
) {
  const { search } = useLocation();
  const { authenticated, needsProfile } = useShopper();
  const ready = authenticated && !needsProfile;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [choices, setChoices] = useState(() =>
    firstChoices(product, shared ? new URLSearchParams(search).get('color') : null),
  );
  const [fault, setFault] = useState<ChoiceFault>(null);
  const [busy, setBusy] = useState(false);
  const [asksSignIn, setAsksSignIn] = useState(false);

  const choose = (change: Partial<Choices>) => {
    setChoices((now) => ({ ...now, ...change }));
    setFault(null);
    if (change.colorId) showColor(change.colorId);
  };
  const showColor = (colorId: string | null) => {
    const address = { search: colorId ? `?color=${colorId}` : '' };
    if (shared) void navigate(address, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    setChoices(nothingChosen);
    setFault(null);
    showColor(null);
  };
  const tell = (group: ChoiceGroup, text: string) => {
    setFault({ group, text });
    focusGroup(group);
  };

  const add = async () => {
    const missing = firstMissing(choices);
    if (missing !== null) return tell(missing, asks[missing]);
    if (choices.quantity > availableOf(product, choices.colorId, choices.sizeId))
      return tell('quantity', t.outOfStock);
    const wanted = { productId: product._id, ...choices } as WaitingChoice; // nothing is missing
    if (ready) return put(wanted);
    waitingChoice.keep(wanted);
    if (authenticated) void navigate(withNext('/ProfileInfo', `/ProductDetails/${product._id}`));
    else setAsksSignIn(true);
  };

  const put = async (wanted: WaitingChoice) => {
    if (busy) return;
    setBusy(true);
    try {
      const { cart } = await call('addToCart', wanted);
      noteCart(cart);
      showAdded(product, wanted);
      onAdded?.();
    } catch (error) {
      if (error instanceof CallError && error.status === 401) {
        waitingChoice.keep(wanted);
        setAsksSignIn(true);
      } else if (error instanceof CallError && outCodes.includes(error.code)) {
        tell('quantity', t.outOfStock);
        void revalidate();
      } else toast.error(failureText(error, t.addFailed));
    } finally {
      setBusy(false);
    }
  };

  // Back from sign-in: what was wanted goes into the cart without being asked for again.
  const putWaiting = useEffectEvent(() => {
    const wanted = waitingChoice.take(product._id);
    if (wanted === null) return;
    setChoices(wanted);
    void put(wanted);
  });
  useEffect(() => {
    if (ready) putWaiting();
  }, [ready]);

  return { choices, choose, clear, fault, busy, add, asksSignIn, stay: () => setAsksSignIn(false) };
}

const asks = { color: t.chooseColor, size: t.chooseSize, quantity: t.chooseQuantity };
const outCodes = ['OUT_OF_STOCK', 'NOT_ENOUGH_STOCK'];

/** Where the pickers stand on the page. */
export const groupIds = { color: 'choose-color', size: 'choose-size', quantity: 'choose-quantity' };

function focusGroup(group: ChoiceGroup): void {
  const element = document.getElementById(groupIds[group]);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}

function showAdded(product: ProductDetails, { colorId, sizeId, quantity }: WaitingChoice): void {
  const color = product.colors.find(({ _id }) => _id === colorId)?.name;
  const size = product.sizes.find(({ _id }) => _id === sizeId)?.label;
  const image = product.images.find((one) => one.colorId === colorId) ?? product.image;
  showMiniSheet({
    title: t.added,
    text: [product.name, color, size, quantity > 1 && `×${quantity}`].filter(Boolean).join(' · '),
    image,
    actions: [{ label: t.openCart, to: '/checkout/delivery' }, { label: t.continueShopping }],
  });
}
