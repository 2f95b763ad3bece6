declare global {
  interface Navigator {
    /** Chrome only, which most low-end phones run, and missing from TypeScript's DOM types. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

const line = () => navigator.connection;

/** The shopper asked the browser to save data. */
export const savesData = (): boolean => line()?.saveData === true;

/** The shopper saves data, or the connection is as slow as 2G. */
export const isCostlyLine = (): boolean => savesData() || line()?.effectiveType?.endsWith('2g') === true;
