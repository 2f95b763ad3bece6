import { loadPolicy, PolicyPage } from './policy.tsx';

export const loader = loadPolicy('terms');

export function Component() {
  return <PolicyPage name="terms" path="/terms" />;
}
