import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

/**
 * Writes the version before the newest migration into `folder`, with this version's packages, and returns its commit; null
 * where git or its history is missing.
 */
export async function writeVersionBefore(folder: string): Promise<string | null> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  try {
    const newest = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'db/migrations/*.sql');
    const before = await git('rev-parse', '--verify', `${newest}~1`);
    const archive = join(folder, 'before.tar');
    await git('archive', `--output=${archive}`, before);
    await run('tar', ['-xf', archive, '-C', folder]);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return before;
  } catch {
    return null;
  }
}
