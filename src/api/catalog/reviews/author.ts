/** A reviewer's public name: first name and initial, `Rana H.`, «رنا ح.». */
export function authorOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = firstLetter(others.at(-1) ?? '');
  return initial === '' ? first : `${first} ${initial}.`;
}

// The Arabic article is no initial: المصري is م., and Al-Masri is M.
function firstLetter(surname: string): string {
  const bare = surname.replace(/^(?:al|el)-(?=\p{L})|^ال(?=\p{L}{3})/iu, '');
  return Array.from(bare).find((letter) => /\p{L}/u.test(letter)) ?? '';
}
