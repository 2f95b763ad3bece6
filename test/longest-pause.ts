/** Runs `work` with a timer of 5 ms beside it. Returns its result, its time and the longest time without a tick, in ms. */
export async function longestPause<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; took: number; pause: number }> {
  const started = performance.now();
  let last = started;
  let pause = 0;
  const tick = () => {
    const now = performance.now();
    pause = Math.max(pause, now - last);
    last = now;
  };
  const timer = setInterval(tick, 5);
  try {
    const result = await work();
    tick();
    return { result, took: last - started, pause };
  } finally {
    clearInterval(timer);
  }
}
