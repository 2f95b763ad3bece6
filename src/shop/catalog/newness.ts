const dayMs = 86_400_000;

/** Did a piece come in so lately that a card says so? What is only announced is not new yet, it is coming. */
export function isNew(createdAt: Date, now: Date, newDays: number): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age < newDays * dayMs;
}
