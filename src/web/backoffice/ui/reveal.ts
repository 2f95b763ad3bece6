/** Focuses an element, and unfolds the parts of the page around it. */
export function reveal(element: HTMLElement): void {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  element.focus();
  element.scrollIntoView({ block: 'center' });
}
