/** `+963944123467` for those who may not see it: `+963 9•• ••• 67`. Set it left to right. */
export function maskedPhone(e164: string): string {
  return e164.replace(/^(\+963)9\d{6}(\d{2})$/, '$1 9•• ••• $2');
}
