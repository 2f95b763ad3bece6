import { loadDocument, PolicyPage } from './policy.tsx';

export const loader = loadDocument('privacy');

/** What the store knows of a shopper, why, and what may be asked of it. */
export function Component() {
  return <PolicyPage name="privacy" />;
}
