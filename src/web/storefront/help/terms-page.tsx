import { help as t } from '#texts/help';
import { helpPolicies } from '#texts/help-policies';
import { Policy } from './policy.tsx';

/** What the store promises and asks: delivery, payment, canceling, returns. */
export function Component() {
  return <Policy policy={helpPolicies.store} short={t.storeShort} />;
}
