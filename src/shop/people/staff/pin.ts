import type { StaffRole } from './roles.ts';

/** Minutes without use after which a session on a shared laptop locks. */
export const LOCK_MINUTES = 10;
/** Wrong PINs after which a session ends. */
export const MOST_WRONG_PINS = 5;

const rolesWithPin: readonly StaffRole[] = ['packer', 'support'];

/** Who may have a PIN: members without a role that needs a second factor, except couriers, who have their own phone. */
export const mayHavePin = (roles: readonly StaffRole[]): boolean =>
  roles.length > 0 && roles.every((role) => rolesWithPin.includes(role));

/** 4 to 6 digits. */
export const isPin = (pin: string): boolean => /^\d{4,6}$/.test(pin);

/** A repeated digit, or digits in a row: what a colleague tries first. */
export function isWeakPin(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, place) => Number(digit) - Number(pin[place])));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
