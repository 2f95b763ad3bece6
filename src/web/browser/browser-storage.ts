export type BrowserStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
};

/** Shared by the tabs of this browser. */
export const localStore = behind('localStorage');
/** Of this tab alone. */
export const tabStore = behind('sessionStorage');

/**
 * A browser may block its storage, as in-app browsers do (reading the property throws, or it is null), or have none left:
 * then what is written stays in this page's memory. Items are used as properties, which is the shortest in a first view.
 */
function behind(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const memory: Record<string, string> = {};
  const stored = (): Record<string, string> => {
    try {
      return window[kind] ?? memory;
    } catch {
      return memory;
    }
  };
  return {
    get: (key) => memory[key] ?? stored()[key] ?? null,
    set(key, value) {
      delete memory[key];
      try {
        stored()[key] = value;
      } catch {
        memory[key] = value;
      }
    },
    remove(key) {
      delete memory[key];
      delete stored()[key];
    },
    keys: () => Object.keys({ ...stored(), ...memory }),
  };
}
