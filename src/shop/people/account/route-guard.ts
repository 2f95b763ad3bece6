/** A route's access rule; `code` is the page where the code is entered, `profile` where the profile is completed. */
export type Guard = 'open' | 'signed-in' | 'guest' | 'code' | 'profile';

export type Visitor = {
  readonly authenticated: boolean;
  /** Only relevant for an authenticated visitor. */
  readonly needsProfile: boolean;
  readonly hasPendingPhone: boolean;
};

/** Where to redirect a visitor without access; null if the route may be shown. */
export function guardRedirect(guard: Guard, visitor: Visitor): string | null {
  return guards[guard](visitor);
}

const guards = {
  open: () => null,
  'signed-in': ({ authenticated, needsProfile }) => {
    if (!authenticated) return '/PhoneNumber';
    return needsProfile ? '/ProfileInfo' : null;
  },
  guest: awayFromSignIn,
  code: (visitor) => awayFromSignIn(visitor) ?? (visitor.hasPendingPhone ? null : '/PhoneNumber'),
  profile: ({ authenticated, needsProfile }) => {
    if (!authenticated) return '/VerifyCode';
    return needsProfile ? null : '/';
  },
} satisfies Record<Guard, (visitor: Visitor) => string | null>;

function awayFromSignIn({ authenticated, needsProfile }: Visitor): string | null {
  if (!authenticated) return null;
  return needsProfile ? '/ProfileInfo' : '/';
}
