import { settings as t } from '#texts/settings';
import { formatNumber } from '../../../../shop/money.ts';

/** The parts of a setting's JSON Schema that its fields need. */
export type Limits = {
  type?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  anyOf?: Limits[];
  properties?: Record<string, Limits>;
  items?: Limits;
};

/** Larger limits are technical ones: the hint leaves them out, the error names them. */
const LARGEST_NAMED = 1_000_000;

export const isNullable = ({ anyOf = [] }: Limits): boolean => anyOf.some(({ type }) => type === 'null');

/** The sentence about a number that does not fit; null when it does. Text that is no number stays as it was typed. */
export function numberProblem(limits: Limits, value: unknown): string | null {
  if (value === null && isNullable(limits)) return null;
  const own = limits.anyOf?.find(({ type }) => type !== 'null') ?? limits;
  const { minimum = own.exclusiveMinimum ?? 0, maximum } = own;
  const fits =
    typeof value === 'number' &&
    value >= minimum &&
    (maximum === undefined || value <= maximum) &&
    (own.type !== 'integer' || Number.isInteger(value));
  if (fits) return own.multipleOf !== undefined && value % own.multipleOf !== 0 ? t.refusals.step : null;
  const written = (number: number) => formatNumber(number);
  const isTooHigh = typeof value === 'number' && value > minimum && Number.isInteger(value);
  return maximum === undefined || (maximum > LARGEST_NAMED && !isTooHigh)
    ? t.atLeast(written(minimum))
    : t.outOfRange(written(minimum), written(maximum));
}

/** Whether some number inside a value does not fit its limits. */
export function hasProblem(limits: Limits | undefined, value: unknown): boolean {
  if (limits === undefined) return false;
  const { type } = limits.anyOf?.find((each) => each.type !== 'null') ?? limits;
  if (type === 'integer' || type === 'number') return numberProblem(limits, value) !== null;
  if (Array.isArray(value)) return value.some((item) => hasProblem(limits.items, item));
  return partsOf(value).some(([key, part]) => hasProblem(limits.properties?.[key], part));
}

/** The fields of an object; none of anything else. */
export const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** A simple value as a person reads it; empty for what has parts. */
export function settingText(value: unknown, choices: Readonly<Record<string, string>> = {}): string {
  if (value === null) return t.none;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' ? (choices[value] ?? value) : '';
}
