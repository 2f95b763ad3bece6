/** Runs alone in all tabs; beside them where locks are missing (plain HTTP, old browsers) or blocked with the storage. */
export async function runAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isBegun = false;
  try {
    return await navigator.locks.request(name, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
