import { sql } from 'kysely';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { HOUR_MS } from '../../src/shop/time/durations.ts';
import { insertRows } from './insert-rows.ts';

/** A message in the merchant's own words, news of a brand that went out, and some that wait. */
export async function loadMessages(tx: Tx, now: Date): Promise<void> {
  await insertRows(tx, 'message_templates', [
    {
      name: 'return.received',
      language: 'ar',
      title: 'وصلتنا قطعك من الطلب {number}',
      text: 'نفحصها خلال يومي عمل ثم ندفع لك ثمنها. شكراً لصبرك.',
      updated_at: now,
    },
    {
      name: 'return.received',
      language: 'en',
      title: 'Your pieces from order {number} are with us',
      text: 'We check them within two working days and pay you for them. Thank you for waiting.',
      updated_at: now,
    },
  ]);
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  await insertRows(tx, 'brand_news', [
    {
      brand_id: 'bas-sadeh',
      title_ar: 'قمصان القطن بألوان جديدة',
      title_en: 'Cotton T-shirts in new colors',
      text_ar: 'للنساء والرجال، وبكل القياسات.',
      text_en: 'For women and men, in every size.',
      publish_at: after(-70),
      created_at: after(-72),
      begun_at: after(-70),
      sent_at: after(-70),
    },
    {
      brand_id: 'ridaa-ebla',
      title_ar: 'معاطف الشتاء تصل هذا الأسبوع',
      title_en: 'Winter coats come this week',
      text_ar: '',
      text_en: '',
      publish_at: after(50),
      created_at: after(-3),
    },
  ]);
  await sql`update brand_news n
               set told = (select count(*) from brand_followers f where f.brand_id = n.brand_id)
             where sent_at is not null`.execute(tx);
}
