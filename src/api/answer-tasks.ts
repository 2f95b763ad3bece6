/** In a child process: answers each message with the result of `work`. A task that fails ends the process. */
export function answerTasks(work: (task: unknown) => Promise<unknown>): void {
  const failed = (error: unknown) => {
    process.stderr.write(`child process: ${String(error)}\n`, () => process.exit(1));
  };
  process.on('message', (task: unknown) => {
    work(task).then((answer) => process.send?.(answer), failed);
  });
}
