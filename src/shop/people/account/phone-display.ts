/** Formats `+963944123456` as `+963 944 123 456`. Show it left to right. Other texts are returned unchanged. */
export function displayPhone(e164: string): string {
  return e164.replace(/^(\+963)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
