import { loadDocument, PolicyPage } from './policy.tsx';

export const loader = loadDocument('terms');

/** What the store promises and asks: delivery, payment, canceling, returns. */
export function Component() {
  return <PolicyPage name="terms" />;
}
