import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line to a store on this machine that holds up what passes; `address`: where the store is met behind it. */
export type BadLine = { address: string; close: () => Promise<void> };

/** Opens a line to `address` on which every piece of data waits up to `delay` milliseconds, each by chance, in its order. */
export async function openBadLine(address: string, delay: number): Promise<BadLine> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    void pass(near, far, delay);
    void pass(far, near, delay);
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function pass(from: Socket, to: Socket, delay: number): Promise<void> {
  try {
    for await (const data of from) {
      await wait(Math.random() * delay);
      if (!to.write(data)) await once(to, 'drain');
    }
    to.end();
  } catch {
    // Either end may break off; so does the other.
    to.destroy();
  }
}
