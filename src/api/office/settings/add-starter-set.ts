import type { TaxonomyKind } from '../../../shop/catalog/taxonomy/kinds.ts';
import { starterCategories, starterColors, starterSizes } from '../../../shop/office/settings/starter-set.ts';
import type { Settings } from '../../../shop/settings.ts';
import { createRow, readRows } from '../../catalog/taxonomy/edit-taxonomy.ts';
import { ownBrand } from '../../catalog/taxonomy/own-brand.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';

type Editor = { readonly staff: Staff; readonly settings: Pick<Settings, 'identity'>; readonly now: Date };
type Add = (kind: TaxonomyKind, given: Readonly<Record<string, unknown>>) => Promise<string>;

const RETURNS = {
  returnable: true,
  keepReasonEn: '',
  keepReasonAr: '',
  returnDays: null,
  exchangeDays: null,
};

/**
 * Categories, colors, sizes and a brand with the shop's own name, each kind where there is none of it yet. `CONFLICT` where
 * nothing is missing.
 */
export async function addStarterSet(tx: Tx, editor: Editor): Promise<Refusal | null> {
  const isEmpty = async (kind: TaxonomyKind) => (await readRows(tx, kind, null)).length === 0;
  let refusal: Refusal | null = null;
  const add: Add = async (kind, given) => {
    const made = await createRow(tx, kind, given, editor);
    if (!isRefusal(made)) return made.row._id;
    refusal = made;
    return '';
  };
  const missing: (() => Promise<void>)[] = [];
  if (await isEmpty('brands'))
    missing.push(async () => {
      const made = await ownBrand(tx, editor);
      if (isRefusal(made)) refusal = made;
    });
  if (await isEmpty('categories')) missing.push(async () => addCategories(add));
  if (await isEmpty('colors'))
    missing.push(async () => {
      for (const { name: color, hex } of starterColors)
        await add('colors', { nameEn: color.en, nameAr: color.ar, hex });
    });
  if (await isEmpty('sizes'))
    missing.push(async () => {
      for (const { system, labels } of starterSizes)
        for (const { en, ar } of labels) await add('sizes', { labelEn: en, labelAr: ar, system });
    });
  if (missing.length === 0) return refuse('CONFLICT');
  for (const work of missing) await work();
  return refusal;
}

async function addCategories(add: Add): Promise<void> {
  for (const { name, own } of starterCategories) {
    const categoryId = await add('categories', { nameEn: name.en, nameAr: name.ar, ...RETURNS });
    for (const each of own)
      await add('subCategories', { categoryId, nameEn: each.en, nameAr: each.ar, ...RETURNS });
  }
}
