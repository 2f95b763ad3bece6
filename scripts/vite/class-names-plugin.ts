import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * A file of styles is one object of class names to TypeScript, and bundlers carry an object whole. Read as a module,
 * each name is a constant that ends up where it is used. A file whose names are looked up (`css[tone]`) stays an object.
 */
export function classNamesPlugin(): Plugin[] {
  return [
    {
      name: 'minwal:class-names',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/web\/.*\.tsx?$/, code: /\.module\.css'/ },
        handler: (code) => ({ code: code.replace(styleImport, asModule(code)), map: null }),
      },
    },
    {
      name: 'minwal:class-names-kept',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // With no import of its names left, the bundler would drop the file and its rules.
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake', map: null }),
      },
    },
  ];
}

const styleImport = /^import (\w+) from ('[^']+\.module\.css')/gm;

const asModule = (code: string) => (line: string, name: string, file: string) =>
  code.includes(`${name}[`) ? line : `import * as ${name} from ${file}`;

const files = new Map<string, { path: string; names: string[] }>();

/**
 * `x4F0`: three characters for the file, the name by its index in it. Names are in HTML, styles and script and compress
 * badly, so they are short. Equal files give equal names in every build.
 */
export function classNameOf(local: string, file: string): string {
  const path = file
    .replace(/\?.*/, '')
    .replace(/^.*[\\/]src[\\/]web[\\/]/, '')
    .replaceAll('\\', '/');
  const short = shortOf(path);
  const known = files.get(short) ?? { path, names: [] };
  if (known.path !== path) throw new Error(`${path} and ${known.path} share the short name ${short}`);
  files.set(short, known);
  if (!known.names.includes(local)) known.names.push(local);
  return `${short}${known.names.indexOf(local).toString(36)}`;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}${letters.toUpperCase()}0123456789`;

/** A letter, as a class name begins, and two signs. */
function shortOf(path: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(path).digest();
  return `${letters[first % 26]}${signs[second % 62]}${signs[third % 62]}`;
}
