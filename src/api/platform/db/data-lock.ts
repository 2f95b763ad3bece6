import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks `folder` for this process, or throws a sentence for the terminal. The lock is a listening socket, which the
 * system closes even after `kill -9`.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const address = addressOf(realpathSync(folder));
  if (address.startsWith('/') && !(await answers(address))) rmSync(address, { force: true });
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = new Error(
        `Another process is already running on ${folder}. Stop it, or set DATA_DIR to another folder.`,
      );
      reject(error.code === 'EADDRINUSE' ? taken : error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

function addressOf(path: string): string {
  const name = `minwal-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
