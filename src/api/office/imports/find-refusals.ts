import type { EditedProduct } from '../../../shop/catalog/products/calls.ts';
import type { ProductPlan } from '../../../shop/office/imports/plan-product.ts';
import { type Editor, nameProblem, priceProblem } from '../../catalog/products/edit-product.ts';
import { codeProblem, readCodes } from '../../catalog/products/save-variants.ts';
import { slugTaken, takenSlugs } from '../../catalog/products/slugs.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Refusal } from '../../refusal.ts';

/** `existing` is null for a new product. */
type Planned = { existing: EditedProduct | null; plan: ProductPlan };

const unwritten = {
  nameEn: '',
  nameAr: '',
  price: 0,
  priceAfterDiscount: null,
  discountStartsAt: null,
  discountEndsAt: null,
};

/**
 * What the editor would refuse of each product, null where nothing. The editor's own rules in two queries for all: to write
 * and roll back each product takes thirty.
 */
export async function findRefusals(
  db: Db,
  planned: readonly Planned[],
  { now, settings: { cashStep } }: Editor,
): Promise<(Refusal | null)[]> {
  const slugs = planned.flatMap(({ existing, plan: { fields } }) =>
    fields.slug === undefined ? [] : [{ slug: fields.slug, id: existing?._id ?? null }],
  );
  const taken = await takenSlugs(db, slugs, now);
  const codes = await readCodes(
    db,
    planned.flatMap(({ plan }) => plan.variants ?? []),
  );
  return planned.map(({ existing, plan }) => {
    const { fields, variants } = plan;
    const next = { ...(existing?.fields ?? unwritten), ...fields };
    return (
      nameProblem(next) ??
      priceProblem(next, existing?.fields ?? null, cashStep) ??
      (fields.slug !== undefined && taken.has(fields.slug) ? slugTaken() : null) ??
      codeProblem(existing?._id ?? null, variants ?? [], codes)
    );
  });
}
