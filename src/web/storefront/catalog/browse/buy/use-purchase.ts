import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { fitVerdict } from '../../../../../shop/catalog/browse/fit-verdict.ts';
import type { InputOf } from '../../../../../shop/endpoints.ts';
import { usualSizeOf } from '../../../../../shop/people/account/usual-size.ts';
import { CallError } from '../../../../client/call-error.ts';
import { callOnce } from '../../../../client/call-once.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import type { GuestLine } from '../../../../client/storage/guest-choices.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { showAdded } from '../../../layout/guest/show-added.ts';
import { noteCart, useShopper } from '../../../layout/shopper.ts';
import { withNext } from '../../../next-path.ts';
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
import { useStockAlerts } from './use-stock-alerts.ts';

type Wanted = Required<InputOf<'addToCart'>>;

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
    const wanted = { productId: product._id, colorId, sizeId, quantity } as Wanted; // nothing is missing
    if (ready) return put(wanted);
    await storeUntilSignIn(asChosen(product, wanted));
    askToSignIn('cart');
  };

  const put = async (wanted: Wanted) => {
    if (busy) return;
    setBusy(true);
    try {
      const { cart } = await callOnce('addToCart', wanted);
      noteCart(cart);
      showAdded(asChosen(product, wanted));
      onAdded?.();
    } catch (error) {
      if (error instanceof CallError && error.status === 401) {
        await storeUntilSignIn({ ...asChosen(product, wanted), ...(user && { owner: user._id }) });
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

/** A chosen piece with its price and what shows it. */
function asChosen(product: ProductDetails, wanted: Wanted): GuestLine {
  const { name, colors, sizes, images, price, priceAfterDiscount } = product;
  const { colorId, sizeId } = wanted;
  return {
    ...wanted,
    price: priceAfterDiscount ?? price,
    name,
    color: colors.find(({ _id }) => _id === colorId)?.name ?? '',
    size: sizes.find(({ _id }) => _id === sizeId)?.label ?? '',
    image: images.find((one) => one.colorId === colorId) ?? product.image,
  };
}

/** Stores a choice on the device until sign-in. Loaded lazily, for guests only; if that fails they are still asked to sign in. */
async function storeUntilSignIn(line: GuestLine): Promise<void> {
  const storage = await import('../../../../client/storage/guest-choices.ts').catch(() => null);
  storage?.saveGuestLine(line);
}
