import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The text of a file generated once, readable by its owner only; concurrent processes get the first's. */
export function generatedFile(path: string, generate: () => string): string {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, generate(), { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(path, 'utf8');
}
