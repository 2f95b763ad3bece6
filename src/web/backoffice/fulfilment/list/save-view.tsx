import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import type { SavedView } from '../../../../shop/fulfilment/view-calls.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useMe } from '../../layout/me.ts';
import type { ListView } from '../../ui/resource-list.tsx';
import css from '../fulfilment.module.css';

const FORM = 'view';
const MOST_VIEWS = 20;

/** A list's query in one order and without its page, so that two can be compared. */
function questionText(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.delete('before');
  sorted.sort();
  return sorted.toString();
}

/** The saved views as tabs of the list. */
export function savedTabs(views: readonly SavedView[], query: URLSearchParams): ListView[] {
  const asked = questionText(query);
  return views.map(({ _id, name, query: saved }) => ({
    id: _id,
    label: name,
    query: saved,
    isCurrent: asked === saved,
  }));
}

/** Saves what the list shows by a name, or changes the saved view that it shows. */
export function SaveView({ views }: { views: readonly SavedView[] }) {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const asked = questionText(query);
  const current = views.find((view) => view.query === asked) ?? null;
  const mayChange = current === null || current.by === null || me.staff.roles.includes('owner');
  // The list's own tabs need no saving: they ask for a view alone.
  const isPlain = asked === '' || /^view=\w+$/.test(asked);
  const own = views.filter(({ by }) => by === null);
  if ((isPlain && current === null) || !mayChange) return null;
  if (current === null && own.length >= MOST_VIEWS) return null;
  return (
    <>
      <Button small tone="quiet" icon={current === null ? 'star' : 'pencil'} onClick={() => setOpen(true)}>
        {current === null ? t.saveView : t.changeView}
      </Button>
      {isOpen && (
        <ViewSheet
          view={current}
          query={asked}
          taken={own.filter((view) => view !== current).map(({ name }) => name)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = fieldText(event.currentTarget, 'name');
    if (name === '' || taken.includes(name)) return setError(t.viewNameMissing);
    void run(async () =>
      view === null
        ? askOnce('saveView', { name, query, isShared })
        : askOnce('changeView', { id: view._id, name, isShared }),
    );
  };
  const isForeign = view !== null && view.by !== null;
  const footer = !isForeign && (
    <Button wide type="submit" form={FORM} busy={busy}>
      {t.viewKeep}
    </Button>
  );
  return (
    <Sheet open onClose={onClose} title={view === null ? t.saveView : view.name} footer={footer}>
      <form id={FORM} className={css.form} noValidate onSubmit={submit}>
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
      </form>
    </Sheet>
  );
}
