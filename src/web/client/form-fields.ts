/** The text of a form's field, trimmed; '' when the form has no such field. */
export function fieldText(form: HTMLFormElement, name: string): string {
  return fieldTexts(form).get(name)?.trim() ?? '';
}

/** The texts of all fields, in their order and with repeated names. */
export function fieldTexts(form: HTMLFormElement): URLSearchParams {
  // A form without files holds texts only.
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}
