import { createContext, type RouterContextProvider } from 'react-router';
import type { Visitor } from '../../../shop/people/account/route-guard.ts';
import { needsProfile, otpPhoneNumber } from '../storage/stored.ts';
import { readTokens } from './tokens.ts';

const visitorContext = createContext<() => Visitor>(browserVisitor);

/** The visitor: of this request on the server, of this browser in the page. */
export function visitorFrom(context: Readonly<RouterContextProvider>): Visitor {
  return context.get(visitorContext)();
}

export function setVisitor(context: RouterContextProvider, visitor: Visitor): void {
  context.set(visitorContext, () => visitor);
}

function browserVisitor(): Visitor {
  const authenticated = readTokens() !== undefined;
  return {
    authenticated,
    needsProfile: authenticated && needsProfile.read(),
    hasPendingPhone: otpPhoneNumber.read() !== undefined,
  };
}
