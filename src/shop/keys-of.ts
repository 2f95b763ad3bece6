/** The keys of a record whose type names every key it has. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]; // `Object.keys` is typed for objects that may have more keys

export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  name: string,
): name is Key => Object.hasOwn(record, name);
