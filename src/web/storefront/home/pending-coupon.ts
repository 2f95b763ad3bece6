const storageKey = 'waiting-coupon';

/** The code of the coupon a guest chose, until they are signed in; in the tab's own storage. */
export const pendingCoupon = {
  keep: (code: string): void => sessionStorage.setItem(storageKey, code),
  /** Takes the code, once. */
  take(): string | null {
    const code = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return code;
  },
};
