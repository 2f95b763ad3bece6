import { phoneNumber } from './phone-number.ts';
import { storeQuery } from './store-query.ts';

/** A customer named هدى with an open case of this kind, who asked so. Returns their id. */
export async function hasOpenCase(kind: string, channel: string, text: string): Promise<string> {
  const phone = phoneNumber();
  await storeQuery(`insert into shoppers (id, phone, name) values ($1, $1, 'هدى')`, [phone]);
  await storeQuery(
    `with made as (insert into cases (shopper_id, kind, channel, opened_at, due_at)
                   values ($1, $2, $3, now(), now() + interval '1 day') returning id)
     insert into case_messages (case_id, text, at) select id, $4, now() from made`,
    [phone, kind, channel, text],
  );
  return phone;
}
