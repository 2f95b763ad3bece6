const dayMs = 86_400_000;

/** Whether a product counts as new. An announced one is not new yet. */
export function isNew(createdAt: Date, now: Date, newDays: number): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age < newDays * dayMs;
}
