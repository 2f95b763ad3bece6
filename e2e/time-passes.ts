import { storeQuery } from './store-query.ts';

/** Makes a number's codes as old as if so many minutes had passed: nobody waits for another one in a journey. */
export async function minutesPass(phone: string, minutes: number): Promise<void> {
  await storeQuery(
    `update verification_codes set created_at = created_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2)
      where phone = $1`,
    [phone, minutes],
  );
}
