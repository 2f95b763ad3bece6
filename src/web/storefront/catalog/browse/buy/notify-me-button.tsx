import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { Purchase } from './use-purchase.ts';

/** Sets or removes a stock alert. `wide`: shown in place of the buy button. */
export function NotifyMeButton({
  product: { sizes },
  purchase: { choices, sale, alerts, wait },
  wide,
}: {
  product: ProductDetails;
  purchase: Purchase;
  wide?: boolean;
}) {
  const { colorId, sizeId, awaitedId } = choices;
  const wanted = sizeId ?? awaitedId;
  const waits = alerts.isAwaited(colorId, wanted);
  const label = sizes.length > 1 && sizes.find(({ _id }) => _id === wanted)?.label;
  const [ask, confirmation] =
    sale === 'soon'
      ? [t.tellMeSoon, t.willTellSoon]
      : label
        ? [t.tellMeOf(label), t.willTellOf(label)]
        : [t.tellMe, t.willTell];
  return (
    <Button
      tone={wide && !waits ? 'primary' : 'secondary'}
      small={!wide}
      wide={wide}
      icon={waits ? 'check' : 'bell'}
      busy={alerts.busy}
      aria-pressed={waits}
      onClick={() => void wait(!waits)}
    >
      {waits ? confirmation : ask}
    </Button>
  );
}
