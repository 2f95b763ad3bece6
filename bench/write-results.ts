import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** A table of the bench: its title, and rows with the same columns. */
export type Section = { title: string; rows: readonly Record<string, unknown>[] };

const GIB = 2 ** 30;

/** Writes what was measured as `bench/results/<date>-<cores>-cores.md`, with the machine and its load; returns its path. */
export async function writeResults(sections: readonly Section[], startedAt: Date): Promise<string> {
  const date = startedAt.toISOString().slice(0, 10);
  const cores = cpus();
  const machine = `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(totalmem() / GIB)} GiB, Node ${process.version}`;
  const load = `Load at the end: ${loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')} (1, 5 and 15 minutes).`;
  const text = [`# ${date}`, `${machine}. ${load}`, ...sections.map(markdownOf)].join('\n\n');
  const folder = join(import.meta.dirname, 'results');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${date}-${cores.length}-cores.md`);
  await writeFile(path, `${text}\n`);
  return path;
}

function markdownOf({ title, rows }: Section): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const lines = [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ];
  return `## ${title}\n\n${lines.join('\n')}`;
}
