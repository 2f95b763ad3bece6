/** Fails when a document names a project path that does not exist. Run: node scripts/check-paths.ts */
import { existsSync, globSync, readFileSync } from 'node:fs';

const documents = globSync(['*.md', 'decisions/*.md', 'db/demo/README.md']);
/** Paths from the project's root, and relative links. */
const mention =
  /`((?:src|db|scripts|e2e|test|bench|decisions|docs)\/[\w./-]+)`|\]\((?!https?:|#)([\w./-]+)\)/g;

const missing = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(mention)].flatMap(([, path, link]) => {
    const target = path ?? new URL(link ?? '', `file:///${document}`).pathname.slice(1);
    return existsSync(target.replace(/\/$/, '')) ? [] : [`${document}: ${path ?? link}`];
  }),
);
for (const line of missing) console.log(`There is no such path: ${line}`);
process.exitCode = missing.length === 0 ? 0 : 1;
