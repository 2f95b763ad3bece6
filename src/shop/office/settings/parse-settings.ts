import { Settings } from '../../settings.ts';

/** An invalid stored setting, by its path: `otp.tries`. */
export type UnreadableSetting = { readonly name: string; readonly problem: string };

export class SettingsError extends Error {
  constructor(unreadable: readonly UnreadableSetting[]) {
    super(unreadable.map(({ name, problem }) => `setting "${name}" cannot be read: ${problem}`).join('; '));
  }
}

/**
 * Parses a stored document into settings and its invalid parts. An invalid setting gets its value of `last`, never
 * the default. Unknown names are ignored: a newer version of the store may have written them.
 * @throws SettingsError for an invalid setting without `last`
 */
export function parseSettings(
  stored: unknown,
  last: Settings | null = null,
): { settings: Settings; unreadable: UnreadableSetting[] } {
  const parsed = Settings.safeParse(stored);
  if (parsed.success) {
    const unreadable = unknownNames(stored, parsed.data).map((name) => ({ name, problem: 'unknown name' }));
    return { settings: parsed.data, unreadable };
  }
  const unreadable = parsed.error.issues.map(({ path, message }) => ({
    name: path.join('.') || 'settings',
    problem: message,
  }));
  if (last === null) throw new SettingsError(unreadable);
  const bad = new Set(parsed.error.issues.map(({ path }) => path[0]));
  if (bad.has(undefined) || !isObject(stored)) return { settings: last, unreadable };
  const good = Object.entries(stored).filter(([name]) => !bad.has(name));
  const unchanged = Object.entries(last).filter(([name]) => bad.has(name));
  return {
    settings: { ...Settings.parse(Object.fromEntries(good)), ...Object.fromEntries(unchanged) },
    unreadable,
  };
}

/** The paths in `stored` that parsing dropped. */
export function unknownNames(stored: unknown, read: unknown, path = ''): string[] {
  if (!isObject(stored) || !isObject(read)) return [];
  return Object.entries(stored).flatMap(([key, value]) =>
    key in read ? unknownNames(value, read[key], `${path}${key}.`) : [path + key],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
