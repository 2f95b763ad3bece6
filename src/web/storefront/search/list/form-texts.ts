/** What stands in a form, by the names of its fields. */
export function formTexts(form: HTMLFormElement): URLSearchParams {
  // A form without files holds texts only.
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}
