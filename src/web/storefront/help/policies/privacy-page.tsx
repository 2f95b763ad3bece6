import { loadDocument, PolicyPage } from './policy.tsx';

export const loader = loadDocument('privacy');

export function Component() {
  return <PolicyPage name="privacy" />;
}
