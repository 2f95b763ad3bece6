import { help as t } from '#texts/help';
import { helpPolicies } from '#texts/help-policies';
import { Policy } from './policy.tsx';

/** What the store knows of a shopper, why, and what may be asked of it. */
export function Component() {
  return <Policy policy={helpPolicies.privacy} short={t.privacyShort} />;
}
