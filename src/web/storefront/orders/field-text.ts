/** What stands in a text field of a form, trimmed. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  return typeof text === 'string' ? text.trim() : '';
}
