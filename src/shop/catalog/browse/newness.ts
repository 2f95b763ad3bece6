/** Of this many published products one is new. */
const ONE_IN = 10;

/** The oldest of the new products; null where none is new. */
export type OldestNew = { readonly createdAt: Date; readonly id: string } | null;

/** How many of the products on sale count as new, newest first: at most a tenth, so none of fewer than ten. */
export function newCount(onSale: number): number {
  return Math.floor(onSale / ONE_IN);
}

/** Whether a product is new: not after the oldest new one in the order of the newest, in which ids break ties. */
export function isNew(product: { createdAt: Date; id: string }, oldest: OldestNew): boolean {
  if (oldest === null) return false;
  const later = product.createdAt.getTime() - oldest.createdAt.getTime();
  return later === 0 ? product.id >= oldest.id : later > 0;
}
