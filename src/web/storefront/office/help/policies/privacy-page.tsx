import { loadPolicy, PolicyPage } from './policy.tsx';

export const loader = loadPolicy('privacy');

export function Component() {
  return <PolicyPage name="privacy" path="/privacy-policy" />;
}
