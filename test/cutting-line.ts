import { createServer, connect, type Socket } from 'node:net';
import { portOf } from './operator.ts';

/** A line to a store that breaks after so many bytes of a request, or of its answer, hangs, or answers like a proxy without its store. */
export type CuttingLine = {
  address: string;
  /** Bytes that pass before it breaks; null: all. */
  cut: (bytes: { asked: number | null; answered: number | null }) => void;
  /** From now on every byte passes, none does while the line stays open, the first one breaks it, or each request gets a 502. */
  become: (state: LineState) => void;
  close: () => void;
};

type LineState = 'open' | 'hanging' | 'broken' | 'badGateway';

const BAD_GATEWAY = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

export async function openCuttingLine(target: () => string): Promise<CuttingLine> {
  let most: { asked: number | null; answered: number | null } = { asked: null, answered: null };
  let state: LineState = 'open';
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const { hostname, port } = new URL(target());
    const far = connect(Number(port), hostname);
    const broken = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', broken);
      socket.on('close', () => {
        open.delete(socket);
        broken();
      });
    }
    const pass = (from: Socket, to: Socket, limit: number | null) => {
      let passed = 0;
      from.on('data', (chunk: Buffer) => {
        if (state === 'hanging') return;
        if (state === 'broken') return broken();
        if (state === 'badGateway') return void near.end(BAD_GATEWAY);
        const rest = limit === null ? chunk.length : limit - passed;
        passed += chunk.length;
        if (chunk.length <= rest && passed !== limit) return void to.write(chunk);
        to.write(chunk.subarray(0, Math.max(0, rest)), () => to.end(broken));
      });
    };
    pass(near, far, most.asked);
    pass(far, near, most.answered);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    cut: (bytes) => {
      most = bytes;
    },
    become: (next) => {
      // What hung has lost bytes: it can only be asked again.
      if (state === 'hanging') for (const socket of open) socket.destroy();
      state = next;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
