/** Written at build from what the browser's build produced. */
declare module 'virtual:assets' {
  interface Files {
    modules: readonly string[];
    styles: readonly string[];
  }

  export const assets: Readonly<
    Files & {
      script: string;
      /** By the name of the file: `readex-pro-latin`. */
      fonts: Readonly<Record<string, string>>;
      /** By the name in the route's handle: what a page needs beside the entry. */
      pages: Readonly<Record<string, Files>>;
    }
  >;
}
