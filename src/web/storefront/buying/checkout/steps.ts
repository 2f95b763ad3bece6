import { checkout as t } from '#texts/checkout';

/** The cart and the three steps of checkout (specification section 4). */
export type Step = 'cart' | 'delivery' | 'confirmation' | 'payment';

const steps = ['delivery', 'confirmation', 'payment'] as const satisfies readonly Step[];

/** The step named in the URL; unknown names mean the cart. */
export function stepIn(search: URLSearchParams): Step {
  return steps.find((step) => step === search.get('step')) ?? 'cart';
}

export function stepPath(step: Step): string {
  return step === 'cart' ? '/checkout/delivery' : `/checkout/delivery?step=${step}`;
}

export const placedPath = (orderId: string) =>
  `/checkout/delivery?${new URLSearchParams({ step: 'placed', order: orderId })}`;

/** The steps in order with their names; `CheckoutSteps` links to the finished ones. */
export const namedSteps = steps.map((step) => ({ step, label: t.steps[step], to: stepPath(step) }));

/** The index of a step among the three; -1 for the cart. */
export const placeOf = (step: Step) => namedSteps.findIndex((named) => named.step === step);

export function stepBefore(step: Step): Step {
  return namedSteps[placeOf(step) - 1]?.step ?? 'cart';
}
