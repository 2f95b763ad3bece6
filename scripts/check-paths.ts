/** Fails when a document names a project path or file that does not exist. Run: node scripts/check-paths.ts */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = globSync(['*.md', 'decisions/*.md', 'docs/*.md', 'db/demo/README.md']);
const files = globSync('{src,db,scripts,e2e,test,bench}/**/*.*');
const link = /\]\((?!https?:|#)([\w./-]+)\)/g;
/** A word in backticks: `src/api`, `web/client`, `src/{shop,api}/cart`, `shop/<feature>/calls.ts`, `queue.ts`. */
const path = /^[\w.-][\w.{},*<>-]*(?:\/[\w.{},*<>-]*)*$/;
const source = /\.(?:tsx?|mjs|sql|css|typ)$/;

const missing = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^```.*?^```/gms, '');
  const words = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
  const links = [...text.matchAll(link)].map(([, target = '']) => join(dirname(document), target));
  return [
    ...words.filter((word) => path.test(word) && !exists(word, dirname(document))),
    ...links.filter((target) => !existsSync(target)),
  ].map((word) => `${document}: ${word}`);
});
for (const line of missing) console.log(`There is no such path: ${line}`);
process.exitCode = missing.length === 0 ? 0 : 1;

/** From the root, `src` or the document's folder; a source file also by the end of its path. Other words pass. */
function exists(word: string, folder: string): boolean {
  const pattern = word.replaceAll(/<\w+>/g, '*').replace(/\/$/, '');
  const [whole, choices = ''] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole !== undefined)
    return choices.split(',').every((choice) => exists(pattern.replace(whole, choice), folder));
  const roots = ['.', 'src', folder];
  if (roots.some((root) => globSync(join(root, pattern)).length > 0)) return true;
  if (source.test(pattern))
    return !pattern.includes('*') && files.some((file) => file.endsWith(`/${pattern}`));
  const [first = ''] = pattern.split('/');
  return !pattern.includes('/') || !roots.some((root) => existsSync(join(root, first)));
}
