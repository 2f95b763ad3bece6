import { createHash } from 'node:crypto';

const MAX_NAMED_STATEMENTS = 500;

// Named statements are planned once per connection. Bounded, because filters produce many texts.
const names = new Map<string, string>();

/** The name that a statement is prepared under, if any. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known;
  return setName(text, '');
}

/** Gives a statement a name that no connection has prepared; `outdated` is its previous name. */
export function nameAgain(text: string, outdated: string): string {
  const known = names.get(text);
  return known === undefined || known === outdated ? setName(text, outdated) : known;
}

function setName(text: string, outdated: string): string {
  const name = createHash('sha1').update(outdated).update(text).digest('base64url');
  names.set(text, name);
  return name;
}
