import { useEffect, useState } from 'react';
import type { SavedView } from '../../../../../shop/delivery/fulfilment/view-calls.ts';
import { ask } from '../../../client/ask.ts';

/** How many orders each saved view finds, by its id. The list does not wait for them: they may take longer than its rows. */
export function useViewCounts(views: readonly SavedView[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  // Each load of the list brings another array of views: the counts are asked again with it.
  useEffect(() => {
    if (views.length === 0) return undefined;
    let isCurrent = true;
    ask('listViews', { counted: true }).then(
      (answer) => {
        if (isCurrent) setCounts(new Map(answer.views.map(({ _id: id, count }) => [id, count ?? 0])));
      },
      // The tabs work without counts.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [views]);
  return counts;
}
