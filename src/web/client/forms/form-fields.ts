/** The trimmed text of a form field; '' if the form has no such field. */
export function fieldText(form: HTMLFormElement, name: string): string {
  return fieldTexts(form).get(name)?.trim() ?? '';
}

/** The texts of all fields in form order, including repeated names. */
export function fieldTexts(form: HTMLFormElement): URLSearchParams {
  // Forms without file inputs hold only strings.
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
