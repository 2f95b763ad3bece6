import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { product as t } from '#texts/product';
import { usualSizeOf } from '../../../../shop/account/usual-size.ts';
import type { ProductDetails } from '../../../../shop/catalog/contract.ts';
import { fitVerdict } from '../../../../shop/catalog/fit-verdict.ts';
import { CallError } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { showMiniSheet } from '../../layout/mini-sheet-host.tsx';
import { noteCart, useShopper } from '../../layout/shopper.ts';
import { withNext } from '../../next-path.ts';
import {
  availableOf,
  choose,
  type ChoiceGroup,
  type VariantChoice,
  firstChoices,
  firstMissing,
  nothingChosen,
  saleOf,
} from './choices.ts';
import { type PendingChoice, pendingChoice } from './pending-choice.ts';
import { useStockAlerts } from './use-stock-alerts.ts';

/** The error shown under the picker it concerns. */
export type ChoiceFault = { group: ChoiceGroup; text: string } | null;

export type Purchase = ReturnType<typeof usePurchase>;

type PurchaseOptions = {
  /** The choice is in the URL. */
  shared?: boolean;
  /** Nothing can be bought or awaited. */
  isPreview?: boolean;
  onAdded?: () => void;
};

/** Color, size, quantity, "Add to cart" and "Notify me". */
export function usePurchase(
  product: ProductDetails,
  { shared = true, isPreview = false, onAdded }: PurchaseOptions = {},
) {
  const { search } = useLocation();
  const { authenticated, needsProfile, user } = useShopper();
  const ready = authenticated && !needsProfile;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const usualSize = usualSizeOf(product, user?.usualSizes ?? []);
  const [choices, setChoices] = useState(() =>
    firstChoices(product, {
      ...(shared && choicesIn(search)),
      // A piece that runs small or large may not fit in it.
      usualSize: isOffSize(fitVerdict(product.fit)) ? null : usualSize,
    }),
  );
  const [fault, setFault] = useState<ChoiceFault>(null);
  const [busy, setBusy] = useState(false);
  const [asksSignIn, setAsksSignIn] = useState<'cart' | 'alert' | null>(null);
  const askToSignIn = (why: 'cart' | 'alert') => {
    if (authenticated) void navigate(withNext('/ProfileInfo', pathOf(product, choices)));
    else setAsksSignIn(why);
  };
  const alerts = useStockAlerts(product, ready, () => askToSignIn('alert'));

  const show = (next: VariantChoice) => {
    setChoices(next);
    setFault(null);
    if (shared)
      void navigate({ search: searchOf(search, next) }, { replace: true, preventScrollReset: true });
  };
  const showMissing = (group: ChoiceGroup, text: string) => {
    setFault({ group, text });
    focusGroup(group);
  };

  const add = async () => {
    if (isPreview) return toast.error(t.previewOnly);
    const missing = firstMissing(choices);
    if (missing !== null) return showMissing(missing, prompts[missing]);
    if (choices.quantity > availableOf(product, choices.colorId, choices.sizeId))
      return showMissing('quantity', t.outOfStock);
    const { colorId, sizeId, quantity } = choices;
    const wanted = { productId: product._id, colorId, sizeId, quantity } as PendingChoice; // nothing is missing
    if (ready) return put(wanted);
    pendingChoice.store(wanted);
    askToSignIn('cart');
  };

  const put = async (wanted: PendingChoice) => {
    if (busy) return;
    setBusy(true);
    try {
      const { cart } = await call('addToCart', wanted);
      noteCart(cart);
      showAdded(product, wanted);
      onAdded?.();
    } catch (error) {
      if (error instanceof CallError && error.status === 401) {
        pendingChoice.store(wanted);
        setAsksSignIn('cart');
      } else if (error instanceof CallError && outCodes.includes(error.code)) {
        showMissing('quantity', t.outOfStock);
        void revalidate();
      } else toast.error(failureText(error, t.addFailed));
    } finally {
      setBusy(false);
    }
  };

  /** Adds or removes a stock alert; asks for the size first where there are several. */
  const wait = (on: boolean) => {
    if (isPreview) return toast.error(t.previewOnly);
    const { colorId, sizeId, awaitedId } = choices;
    if (colorId === null) return showMissing('color', t.chooseColor);
    const wanted = sizeId ?? awaitedId;
    if (wanted === null) return showMissing('size', t.chooseAwaited);
    return alerts.set({ productId: product._id, colorId, sizeId: wanted }, on);
  };

  // After sign-in the stored choice is added to the cart.
  const putWaiting = useEffectEvent(() => {
    const wanted = pendingChoice.take(product._id);
    if (wanted === null) return;
    setChoices({ ...wanted, awaitedId: null });
    void put(wanted);
  });
  useEffect(() => {
    if (ready) putWaiting();
  }, [ready]);

  return {
    choices,
    usualSize,
    choose: (change: Partial<VariantChoice>) => show(choose(product, choices, change)),
    clear: () => show(nothingChosen),
    fault,
    busy,
    add,
    sale: saleOf(product, choices.colorId),
    alerts,
    wait,
    asksSignIn,
    stay: () => setAsksSignIn(null),
  };
}

const isOffSize = (verdict: ReturnType<typeof fitVerdict>) => verdict === 'small' || verdict === 'large';

const prompts = { color: t.chooseColor, size: t.chooseSize, quantity: t.chooseQuantity };
const outCodes = ['OUT_OF_STOCK', 'NOT_ENOUGH_STOCK'];

/** Element ids of the pickers. */
export const groupIds = { color: 'choose-color', size: 'choose-size', quantity: 'choose-quantity' };

function focusGroup(group: ChoiceGroup): void {
  const element = document.getElementById(groupIds[group]);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}

/** The color and size in the URL. */
function choicesIn(search: string) {
  const params = new URLSearchParams(search);
  return { color: params.get('color'), size: params.get('size') };
}

const pathOf = ({ _id }: ProductDetails, choices: VariantChoice) =>
  `/ProductDetails/${_id}${searchOf('', choices)}`;

/** Puts the choices into the query, so that a shared link opens the same variant. */
function searchOf(search: string, { colorId, sizeId, awaitedId }: VariantChoice): string {
  const params = new URLSearchParams(search);
  for (const [name, id] of [
    ['color', colorId],
    ['size', sizeId ?? awaitedId],
  ] as const) {
    if (id) params.set(name, id);
    else params.delete(name);
  }
  return params.size > 0 ? `?${params}` : '';
}

/** Confirms what was added, with a link to the cart. */
function showAdded(product: ProductDetails, { colorId, sizeId, quantity }: PendingChoice): void {
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
