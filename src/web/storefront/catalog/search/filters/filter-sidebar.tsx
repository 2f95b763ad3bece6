import { Suspense, useEffect, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import { lazyPart } from '../../../lazy-part.ts';
// The form loads lazily, but its styles must be in the first response.
import '../../../../ui/blocks/accordion.module.css';
import '../../../../ui/choices/checkbox.module.css';
import '../../../../ui/fields/field.module.css';
import '../../../../ui/choices/price-range.module.css';
import './filter-fields.module.css';
import './filter-form.module.css';
import css from './filter-sidebar.module.css';
import type { FilterFormProps } from './use-filter-form.ts';

const loadForm = async () => (await import('./filter-form.tsx')).FilterForm;
// The server renders in one pass, so it waits for the module here.
const FilterForm = import.meta.env.SSR ? await loadForm() : lazyPart(loadForm);

/** The filters beside the list; on phones only without script, as a section that the URL opens. */
export function FilterSidebar(props: FilterFormProps) {
  const isShown = useIsShown();
  return (
    <aside id={asideId} className={css.side} aria-label={t.filters}>
      {isShown && (
        <Suspense>
          <FilterForm {...props} />
        </Suspense>
      )}
    </aside>
  );
}

const asideId = 'filters';
const beside = '(min-width: 1024px)';

/** Whether there is room beside the list, or the section was opened before hydration. */
const isNeeded = () => matchMedia(beside).matches || location.hash === `#${asideId}`;

// Where the form is not needed the server's markup is removed: hydrating it would load the form's module.
const wasShown = import.meta.env.SSR || isNeeded();
if (!wasShown) document.getElementById(asideId)?.replaceChildren();

/** Also after a tablet is rotated. */
function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(wasShown);
  useEffect(() => {
    const room = matchMedia(beside);
    const follow = () => setIsShown(isNeeded());
    follow();
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  return isShown;
}
