import { loadDocument, PolicyPage } from './policy.tsx';

export const loader = loadDocument('terms');

export function Component() {
  return <PolicyPage name="terms" />;
}
