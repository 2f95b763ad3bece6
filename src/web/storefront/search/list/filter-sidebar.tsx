import { lazy, Suspense, useEffect, useState } from 'react';
import { catalog as t } from '#texts/catalog';
// The form comes apart from the page, but what it looks like has to be there with the first byte.
import '../../../ui/accordion.module.css';
import '../../../ui/checkbox.module.css';
import '../../../ui/field.module.css';
import '../../../ui/price-range.module.css';
import './filter-fields.module.css';
import './filter-form.module.css';
import type { FilterFormProps } from './filter-form.tsx';
import css from './filter-sidebar.module.css';

const loadForm = async () => (await import('./filter-form.tsx')).FilterForm;
// The server renders at one go and waits here instead.
const FilterForm = import.meta.env.SSR ? await loadForm() : lazy(async () => ({ default: await loadForm() }));

/**
 * The filters beside the list; on phones without script a section that the address opens. Phones with script have the
 * sheet instead: they neither load this form nor wait for it.
 */
export function FilterSidebar(props: FilterFormProps) {
  const stands = useStands();
  return (
    <aside id={asideId} className={css.side} aria-label={t.filters}>
      {stands && (
        <Suspense>
          <FilterForm {...props} />
        </Suspense>
      )}
    </aside>
  );
}

const asideId = 'filters';
const beside = '(min-width: 1024px)';

/** Is there room beside the list, or did somebody open the section before the script came? */
const isNeeded = () => matchMedia(beside).matches || location.hash === `#${asideId}`;

// What the server sent for nobody goes before React takes over: it would load the form only to own it.
const stoodAtFirst = import.meta.env.SSR || isNeeded();
if (!stoodAtFirst) document.getElementById(asideId)?.replaceChildren();

/** A turned tablet finds the form, too. */
function useStands(): boolean {
  const [stands, setStands] = useState(stoodAtFirst);
  useEffect(() => {
    const room = matchMedia(beside);
    const follow = () => setStands(isNeeded());
    follow();
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  return stands;
}
