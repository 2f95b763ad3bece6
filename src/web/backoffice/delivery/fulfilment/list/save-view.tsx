import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import { MOST_COUNTED } from '../../../../../shop/delivery/fulfilment/order-views.ts';
import type { SavedView } from '../../../../../shop/delivery/fulfilment/view-calls.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useMe } from '../../../layout/me.ts';
import type { ListView } from '../../../ui/resource-list.tsx';

const MOST_VIEWS = 20;

/** A list's query in one order and without its page, so that two can be compared. */
function questionText(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.delete('before');
  sorted.sort();
  return sorted.toString();
}

/** The saved views as tabs of the list, each with its count once it is known; the current one has a menu for who may change it. */
export function savedTabs(
  views: readonly SavedView[],
  counts: ReadonlyMap<string, number>,
  query: URLSearchParams,
): ListView[] {
  const asked = questionText(query);
  return views.map((view) => {
    const count = counts.get(view._id);
    return {
      id: view._id,
      label: view.name,
      ...(count !== undefined && { count: shownCount(count) }),
      query: view.query,
      isCurrent: asked === view.query,
      menu: <ViewMenu view={view} own={views.filter(({ by }) => by === null)} />,
    };
  });
}

/** Exact up to the limit, then "10,000+". */
export const shownCount = (orders: number): string =>
  orders > MOST_COUNTED ? `${formatNumber(MOST_COUNTED)}+` : formatNumber(orders);

/** Renames, shares or deletes the saved view that the list shows. */
function ViewMenu({ view, own }: { view: SavedView; own: readonly SavedView[] }) {
  const [isOpen, setOpen] = useState(false);
  const { roles } = useMe().staff;
  if (view.by !== null && !roles.includes('owner')) return null;
  return (
    <>
      <IconButton icon="pencil" label={t.changeView} onClick={() => setOpen(true)} />
      {isOpen && (
        <ViewSheet
          view={view}
          query={view.query}
          taken={namesOf(own.filter((each) => each !== view))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Saves what the list shows by a name. */
export function SaveView({ views }: { views: readonly SavedView[] }) {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const asked = questionText(query);
  // The list's own tabs need no saving: they ask for a view alone.
  const isPlain = asked === '' || /^view=\w+$/.test(asked);
  const own = views.filter(({ by }) => by === null);
  if (isPlain || own.length >= MOST_VIEWS || views.some((view) => view.query === asked)) return null;
  return (
    <>
      <Button small tone="quiet" icon="star" onClick={() => setOpen(true)}>
        {t.saveView}
      </Button>
      {isOpen && <ViewSheet view={null} query={asked} taken={namesOf(own)} onClose={() => setOpen(false)} />}
    </>
  );
}

const namesOf = (views: readonly SavedView[]) => views.map(({ name }) => name);

type ViewSheetProps = {
  /** Null for a new one. */
  view: SavedView | null;
  query: string;
  /** The names of one's other views. */
  taken: readonly string[];
  onClose: () => void;
};

function ViewSheet({ view, query, taken, onClose }: ViewSheetProps) {
  const [error, setError] = useState<string>();
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const { busy, act } = useAct();
  const run = async (work: () => Promise<unknown>) => {
    if ((await act(work)) !== null) onClose();
  };
  const submit = (form: HTMLFormElement) => {
    const name = fieldText(form, 'name');
    if (name === '' || taken.includes(name)) return setError(t.viewNameMissing);
    void run(async () =>
      view === null
        ? askOnce('saveView', { name, query, isShared })
        : askOnce('changeView', { id: view._id, name, isShared }),
    );
  };
  const isForeign = view !== null && view.by !== null;
  return (
    <FormSheet
      onClose={onClose}
      title={view === null ? t.saveView : view.name}
      action={isForeign ? null : t.viewKeep}
      busy={busy}
      onSubmit={submit}
    >
      {isForeign ? (
        <p>{t.viewOf(view.by ?? '')}</p>
      ) : (
        <>
          <TextField
            name="name"
            label={t.viewName}
            dir="auto"
            maxLength={40}
            defaultValue={view?.name}
            error={error}
          />
          <Checkbox
            label={t.viewForAll}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        </>
      )}
      {view !== null && (
        <Button
          small
          tone="danger"
          icon="trash-2"
          busy={busy}
          onClick={() => void run(async () => askOnce('deleteView', { id: view._id }))}
        >
          {t.viewDelete}
        </Button>
      )}
    </FormSheet>
  );
}
