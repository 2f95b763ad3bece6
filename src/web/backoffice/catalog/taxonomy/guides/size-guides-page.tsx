import { useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { sizeGuides as t } from '#texts/size-guides';
import { taxonomy as words } from '#texts/taxonomy';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import type { EditedSizeGuide } from '../../../../../shop/catalog/taxonomy/size-guide-calls.ts';
import { textsOfFields } from '../../../../../shop/language.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { Page } from '../../../ui/page.tsx';
import { type Column, ResourceList } from '../../../ui/resource-list.tsx';
import css from '../taxonomy.module.css';

export const loader = cacheLast(async () => {
  const [{ guides }, taxonomy] = await Promise.all([ask('listSizeGuides'), ask('getTaxonomy')]);
  return { rows: guides.map((guide) => ({ ...guide, place: placeOf(guide, taxonomy) })) };
});

type Row = EditedSizeGuide & { place: string };

/** The size guides, each with its place. */
function SizeGuidesPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page
      title={t.title}
      back="/products"
      layout="list"
      actions={
        <ButtonLink small icon="plus" to="/products/size-guides/new">
          {t.new}
        </ButtonLink>
      }
    >
      <ResourceList
        label={t.title}
        rows={data.rows}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={GuideCard}
        linkOf={({ _id }) => `/products/size-guides/${_id}`}
        nameOf={nameOf}
        asOf={asOf}
        empty={{ icon: 'ruler', title: t.none, text: t.noneSays }}
      />
    </Page>
  );
}

const nameOf = ({ fields }: Row) => textsOfFields(fields, 'name')[language];

const columns: readonly Column<Row>[] = [
  { id: 'name', head: words.name, cell: (row) => <b>{nameOf(row)}</b> },
  { id: 'place', head: t.fields.subCategoryId, cell: ({ place }) => place },
  { id: 'uses', head: words.uses, isNumber: true, cell: ({ uses }) => formatNumber(uses) },
];

function GuideCard({ row }: { row: Row }) {
  return (
    <div className={css.card}>
      <b>{nameOf(row)}</b>
      <p className={css.quiet}>
        {row.place} · {row.uses === 0 ? t.unused : t.shownBy(row.uses)}
      </p>
    </div>
  );
}

function placeOf({ fields }: EditedSizeGuide, { categories, brands }: Taxonomy): string {
  const kind = categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ _id }) => _id === fields.subCategoryId);
  const brand = brands.find(({ _id }) => _id === fields.brandId);
  return kind === undefined ? t.noPlace : [kind.name, brand?.name].filter(Boolean).join(' · ');
}

export { SizeGuidesPage as Page };
