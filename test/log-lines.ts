type Stream = { write: (line: string) => boolean };

/** The lines that the logger writes from now on, instead of to its stream. */
export function logLinesOf(log: object): string[] {
  const lines: string[] = [];
  streamOf(log).write = (line) => {
    lines.push(line);
    return true;
  };
  return lines;
}

function streamOf(log: object): Stream {
  const symbol = Object.getOwnPropertySymbols(Object.getPrototypeOf(log))
    .concat(Object.getOwnPropertySymbols(log))
    .find((one) => one.description === 'pino.stream');
  if (symbol === undefined) throw new Error('the logger has no stream');
  return (log as Record<symbol, Stream>)[symbol] as Stream; // found by its name just above
}
