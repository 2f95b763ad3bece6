/** The most photographs of a return. */
export const MOST_PHOTOS = 4;

/** The most bytes of one as a phone sends it: Base64 of them fits into a request. */
export const MOST_PHOTO_BYTES = 45_000;
