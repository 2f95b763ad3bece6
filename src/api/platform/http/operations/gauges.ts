import { Gauge, type Registry } from 'prom-client';

type Named = { registry: Registry; name: string; help: string };

/** A metric that is read when it is scraped; while it cannot be read or has no value (null), it is missing, and not 0. */
export function addGauge(
  { registry, name, help }: Named,
  read: () => number | null | Promise<number | null>,
) {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const value = await attempt(read);
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}

/** As `addGauge`, with a value for each of those that are there now. */
export function addGauges(
  { registry, name, help, label }: Named & { label: string },
  read: () =>
    | Iterable<readonly [string, number | null]>
    | Promise<Iterable<readonly [string, number | null]>>,
) {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      const values = await attempt(read);
      gauge.reset();
      for (const [key, value] of values ?? []) if (value !== null) gauge.set({ [label]: key }, value);
    },
  });
}

/** A time as Prometheus has them. */
export const secondsOf = (at: Date | null): number | null => (at === null ? null : at.getTime() / 1000);

async function attempt<T>(read: () => T | Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
