import { useRouteLoaderData } from 'react-router';
import type { Me } from '../../../shop/people/staff/contract.ts';
import type { Capability } from '../../../shop/people/staff/roles.ts';

/** The id of the route whose loader reads who is signed in. */
export const ME_ROUTE = 'me';

/** Who is signed in, on every page inside the frame. */
export function useMe(): Me {
  const me = useRouteLoaderData<Me>(ME_ROUTE);
  if (me === undefined) throw new Error('outside of the frame there is no member');
  return me;
}

/** Whether the next load has to read the member again: only after they changed themselves. */
const reading = { isDue: false };
export const isMeDue = (): boolean => reading.isDue;

/** Reads who is signed in once more, and with it the page. */
export async function readMeAgain(revalidate: () => Promise<void>): Promise<void> {
  reading.isDue = true;
  await revalidate().finally(() => (reading.isDue = false));
}

/** May they do it at all, wholly or in part? What they may not do is not shown. */
export const may = ({ rights }: Me, capability: Capability): boolean => rights[capability] !== undefined;
