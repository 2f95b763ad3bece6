import { relative } from 'node:path';
import { openStoreProcess, type StoreProcess } from '../test/store-process.ts';

const root = new URL('..', import.meta.url).pathname;
const PAUSE_MS = 50;

/**
 * A store in a process of its own that follows its sources: the next one opens beside it on the same database and takes its
 * place once it answers, so that no request finds none.
 */
export class FollowingStore {
  readonly #environment: Record<string, string>;
  #process: StoreProcess | null = null;
  #opening = 0;
  #wantsReload = false;

  constructor(environment: Record<string, string>) {
    // The renderer that the pages' first data comes from is built for production.
    this.#environment = { ...environment, PORT: '0', NODE_ENV: 'production' };
  }

  get address(): string {
    return this.#process?.address ?? '';
  }

  async open(): Promise<void> {
    this.#process = await openStoreProcess(this.#environment);
  }

  /** What it says of how to begin, once all of it has come, as of the address where people find it. */
  welcome(shownAddress: string): string {
    return (this.#process?.said ?? []).join('\n').replaceAll(this.address, shownAddress);
  }

  /** Opens the next one where the store is made of this file; `then` follows unless sentences alone have changed. */
  follow(file: string, then: () => void): void {
    const path = relative(root, file).replaceAll('\\', '/');
    if (!/^(src\/(api|shop|server\.ts)|db\/)/.test(path) || /\.(test|cases)\.ts$/.test(path)) return;
    this.#wantsReload ||= !path.startsWith('src/shop/texts/');
    this.#opening += 1;
    const turn = this.#opening;
    setTimeout(() => void this.#next(turn, then), PAUSE_MS);
  }

  close(): void {
    this.#opening += 1;
    this.#process?.child.kill('SIGKILL');
  }

  async #next(turn: number, then: () => void): Promise<void> {
    if (turn !== this.#opening) return;
    const begun = performance.now();
    const next = await openStoreProcess(this.#environment).catch((error: Error) => error);
    if (next instanceof Error) {
      process.stderr.write('The store did not open; the one before goes on.\n');
      return;
    }
    // Another file was saved meanwhile.
    if (turn !== this.#opening) {
      next.child.kill('SIGKILL');
      return;
    }
    this.#process?.child.kill('SIGKILL');
    this.#process = next;
    process.stdout.write(`The store is new (${((performance.now() - begun) / 1000).toFixed(1)} s)\n`);
    if (this.#wantsReload) then();
    this.#wantsReload = false;
  }
}
