/**
 * The same text with Arabic-Indic (٠-٩) and Persian or Kurdish (۰-۹) digits as 0-9: phone keypads in the shop's
 * country write all three. Everything else stays as it is.
 */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
