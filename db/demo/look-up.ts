/** Finds one of `things` by its id; asking for one that is not there throws, naming it. */
export function lookUp<Thing extends { readonly id: string }>(
  things: readonly Thing[],
): (id: string) => Thing {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`nothing is called ${id}`);
    return found;
  };
}
