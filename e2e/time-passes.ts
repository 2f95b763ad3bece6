import { storeQuery } from './store-query.ts';

/** Ages a number's codes by minutes, so that a journey need not wait for the next one. */
export async function minutesPass(phone: string, minutes: number): Promise<void> {
  await storeQuery(
    `update verification_codes set created_at = created_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2)
      where phone = $1`,
    [phone, minutes],
  );
}
