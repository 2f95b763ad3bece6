/** Replaces Arabic-Indic (٠-٩) and Persian or Kurdish (۰-۹) digits by 0-9: Syrian keyboards produce all three. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
