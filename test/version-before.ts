import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

/**
 * Writes the version before the newest migration into `folder`, with this version's packages, and returns its commit; null
 * where git or its history is missing. Versions with a migration that was renumbered since then were never released.
 */
export async function writeVersionBefore(folder: string): Promise<string | null> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  try {
    const migrationsIn = async (commit: string) =>
      (await git('ls-tree', '--name-only', commit, 'db/migrations/')).split('\n');
    const now = new Set(await migrationsIn('HEAD'));
    const changes = (await git('log', '-20', '--format=%H~1', '--', 'db/migrations/*.sql')).split('\n');
    let before: string | undefined;
    for (const commit of changes) {
      const names = await migrationsIn(commit);
      if (names.length < now.size && names.every((name) => now.has(name))) {
        before = await git('rev-parse', '--verify', commit);
        break;
      }
    }
    if (before === undefined) return null;
    const archive = join(folder, 'before.tar');
    await git('archive', `--output=${archive}`, before);
    await run('tar', ['-xf', archive, '-C', folder]);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return before;
  } catch {
    return null;
  }
}
