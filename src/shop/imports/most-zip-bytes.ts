/** The largest ZIP of pictures, in bytes. Apart from the calls, so that the page loads no schemas with it. */
export const MOST_ZIP_BYTES = 500_000_000;
