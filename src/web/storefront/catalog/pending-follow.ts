const storageKey = 'waiting-follow';

/** The brand a guest wanted to follow, until they are signed in; in the tab's own storage: no address can follow anything. */
export const pendingFollow = {
  keep: (brandId: string): void => sessionStorage.setItem(storageKey, brandId),
  /** Takes the wish for this brand, once. */
  take(brandId: string): boolean {
    if (sessionStorage.getItem(storageKey) !== brandId) return false;
    sessionStorage.removeItem(storageKey);
    return true;
  },
};
