/** A brass buckle on a strap of about 13 wide at scale 1; `turn` in degrees. */
export function buckle(x: number, y: number, scale: number, turn = 0): string {
  const frame = (color: string, width: number): string =>
    `<rect x="-9" y="-11" width="18" height="22" rx="3.6" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
    frame('#573c16', 5) +
    frame('#c99a4b', 3.4) +
    '<path d="M-9 0H10" stroke="#8a622a" stroke-width="3.4" stroke-linecap="round"/><path d="M-9 -.6H10" stroke="#f7e3b0" stroke-width="1.4"/></g>'
  );
}
