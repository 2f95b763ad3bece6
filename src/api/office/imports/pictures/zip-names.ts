/** The upper halves of the code pages in which programs without UTF-8 write names: in the West, and on Arabic Windows. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';
const CP720 =
  '\uFFFD\uFFFDéâ\uFFFDà\uFFFDçêëèïî\uFFFD\uFFFD\uFFFD\uFFFD\u0651\u0652ô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡\u064B\u064C\u064D\u064E\u064F\u0650≈°∙·√ⁿ²■\u00A0';

/**
 * The name of a file in a ZIP. Many programs write UTF-8 without saying so; else it is the Arabic code page where that gives
 * Arabic letters only, and CP437, which the format prescribes, elsewhere.
 */
export function decodeName(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return bytes.toString('utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const high = [...bytes].filter((byte) => byte >= 128);
    const isArabic = high.every((byte) => /\p{Script=Arabic}|\u0640/u.test(CP720[byte - 128] ?? ''));
    const page = isArabic ? CP720 : CP437;
    return [...bytes]
      .map((byte) => (byte < 128 ? String.fromCodePoint(byte) : (page[byte - 128] ?? '')))
      .join('');
  }
}
