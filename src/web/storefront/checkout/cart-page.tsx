import { useEffect, useRef } from 'react';
import { useLoaderData, type NavigationType, useNavigationType } from 'react-router';
import { CartStep } from './cart-step.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { loadCheckout } from './load-checkout.ts';
import { PaymentStep } from './payment-step.tsx';
import { Placed } from './placed.tsx';

export const loader = loadCheckout;

/** The cart, the three steps and the placed order share one URL path (specification section 2). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  useStepFocus(data.step);
  switch (data.step) {
    case 'cart':
      return <CartStep data={data} />;
    case 'delivery':
      return <DeliveryStep data={data} />;
    case 'confirmation':
      return <ConfirmationStep key="confirmation" data={data} />;
    case 'payment':
      return <PaymentStep data={data} />;
    case 'placed':
      return <Placed order={data.order} />;
  }
}

/**
 * The path does not change between steps, so scroll and focus are handled here: forward to the top, Back restores the
 * position.
 */
function useStepFocus(step: string): void {
  const type: `${NavigationType}` = useNavigationType();
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (type === 'POP') return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [step, type]);
}
