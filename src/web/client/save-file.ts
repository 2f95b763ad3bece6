/** Downloads a file under its name; `content` is text, or bytes. */
export function saveFile({ name, type, content }: { name: string; type: string; content: BlobPart }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Revoked later: the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The bytes of a file that came as Base64. */
export const bytesOf = (content: string) =>
  Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
