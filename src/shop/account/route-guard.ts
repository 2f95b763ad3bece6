/** What a route asks of its visitor; `code` is the step where the code is entered, `profile` where the profile is completed. */
export type Guard = 'open' | 'signed-in' | 'guest' | 'code' | 'profile';

export type Visitor = {
  readonly authenticated: boolean;
  /** Only counts for a visitor who is authenticated. */
  readonly needsProfile: boolean;
  readonly hasPendingPhone: boolean;
};

/** Where a visitor who may not see a route goes instead; null: nowhere, the route is shown. */
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
