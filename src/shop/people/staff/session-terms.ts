import type { StaffRole } from './roles.ts';

/** How long a session lasts without use and in all, and whether signing in elsewhere ends it. */
export type SessionTerms = { idleMinutes: number; hours: number; isOnOneDevice: boolean };

const atDesk: SessionTerms = { idleMinutes: 30, hours: 10, isOnOneDevice: false };

const termsOfRole: Record<StaffRole, SessionTerms> = {
  owner: atDesk,
  manager: atDesk,
  accountant: atDesk,
  support: atDesk,
  packer: { idleMinutes: 4 * 60, hours: 10, isOnOneDevice: false },
  courier: { idleMinutes: 14 * 60, hours: 16, isOnOneDevice: true },
};

/** The terms of a session: of several roles the strictest. */
export function sessionTerms(roles: readonly StaffRole[]): SessionTerms {
  const terms = roles.map((role) => termsOfRole[role]);
  return {
    idleMinutes: Math.min(...terms.map(({ idleMinutes }) => idleMinutes)),
    hours: Math.min(...terms.map(({ hours }) => hours)),
    isOnOneDevice: terms.some(({ isOnOneDevice }) => isOnOneDevice),
  };
}

/** The roles that need a second factor besides the code by phone. */
export function needsSecondFactor(roles: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'owner' || role === 'manager' || role === 'accountant');
}

/** How long a second factor counts as fresh. */
export const FRESH_MINUTES = 5;

/** Why a session ended that its member did not log out of: by another sign-in, a change of theirs, an owner, or time. */
export const sessionEnds = ['replaced', 'changed', 'removed', 'ended', 'expired'] as const;
export type SessionEnd = (typeof sessionEnds)[number];
