/** A child process that ends as its task says. */
process.on('message', ({ task }: { task: string }) => {
  if (task === 'crashes') process.kill(process.pid, 'SIGTRAP');
  if (task === 'leaves') process.exit(0);
  if (task === 'hangs') for (;;);
  const kept: number[][] = [];
  while (task === 'fills its memory') kept.push(Array.from({ length: 100_000 }, Math.random));
  process.send?.({ task });
});
