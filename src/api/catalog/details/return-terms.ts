import { sql } from 'kysely';
import type { OwnReturnDays } from '../../../shop/catalog/browse/return-days.ts';
import type { Language } from '../../../shop/language.ts';

/** Whether and within how many business days pieces of a product can be brought back. */
export type ReturnTerms = OwnReturnDays & {
  returnable: boolean;
  /** Why not; empty where they can, and where the store does not say. */
  reason: Record<Language, string>;
};

/** The terms of a category `c` and a subcategory `s`: what the subcategory says comes first. */
export const joinedReturnTerms = sql<ReturnTerms>`
  json_build_object('returnable', c.returnable and s.returnable,
                    'returnDays', coalesce(s.return_days, c.return_days),
                    'exchangeDays', coalesce(s.exchange_days, c.exchange_days),
                    'reason', json_build_object('en', ${reasonIn('en')}, 'ar', ${reasonIn('ar')}))`;

/** The terms of the product `p`. */
export const returnTerms = sql<ReturnTerms>`
  (select ${joinedReturnTerms}
     from categories c, subcategories s where c.id = p.category_id and s.id = p.subcategory_id)`;

function reasonIn(language: Language) {
  const reason = `keep_reason_${language}`;
  return sql`coalesce(case when not s.returnable then nullif(s.${sql.ref(reason)}, '') end,
                      case when not c.returnable then c.${sql.ref(reason)} end, '')`;
}
