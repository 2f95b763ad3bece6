/** Hands the browser a JSON file to keep, as a download would. */
export function saveFile(name: string, json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Not at once: the browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
