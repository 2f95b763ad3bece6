/** Written by the browser's build (scripts/vite/first-views-plugin.ts) and read by the server's. */
declare module 'virtual:first-views' {
  /** Names of files below the base of the build. */
  type Files = { scripts: readonly string[]; styles: readonly string[] };

  const firstViews: {
    /** What every page starts with; the first script starts it. */
    entry: Files;
    /** By the name in the route's handle: what a page needs beside the entry. */
    pages: Readonly<Record<string, Files>>;
    /** By the name of the face: `readex-pro-latin`. */
    fonts: Readonly<Record<string, string>>;
  };
  // oxlint-disable-next-line import/no-default-export -- a JSON file has no other
  export default firstViews;
}
