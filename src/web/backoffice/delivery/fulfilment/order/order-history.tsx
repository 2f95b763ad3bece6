import { useState } from 'react';
import { broughtBy, channels, sources } from '#texts/channels';
import { consoleOrders as t } from '#texts/console-orders';
import { refusals } from '#texts/refusals';
import { callOutcomes } from '../../../../../shop/delivery/fulfilment/call-rules.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { isKeyOf } from '../../../../../shop/keys-of.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useNoteForm } from '../../../client/use-note-form.ts';
import { may, useMe } from '../../../layout/me.ts';
import { Timeline, type TimelineEntry } from '../../../ui/timeline.tsx';
import css from '../fulfilment.module.css';

type Kind = 'steps' | 'calls' | 'notes' | 'messages';
type Event = ConsoleOrder['history'][number];
type Note = ConsoleOrder['notes'][number];

/** What happened to the order: its steps, the calls about it, notes, and messages to its shopper. */
export function OrderHistory({ order }: { order: ConsoleOrder }) {
  const { all, steps, calls, notes, messages } = t.kinds;
  const [edited, setEdited] = useState<Note | null>(null);
  const mayNote = may(useMe(), 'changeOrders');
  const first: TimelineEntry<Kind> = {
    id: 'placed',
    kind: 'steps',
    icon: 'shopping-bag',
    title: t.placed,
    text: (
      <bdi>
        {[
          order.exchange === null ? t.cameBy(channels[order.source]) : t.exchange,
          order.cameFrom !== null && broughtBy.source(sources[order.cameFrom]),
          order.takenBy !== null && t.takenBy(order.takenBy),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </bdi>
    ),
    at: order.placedAt,
  };
  return (
    <Panel title={t.history}>
      <Timeline
        label={t.history}
        all={all}
        kinds={{ steps, calls, notes, messages }}
        entries={[
          first,
          ...order.history.map(entryOf),
          ...order.notes.map((note) => noteEntry(note, setEdited)),
          ...order.messages.map(messageEntry),
        ].sort((one, other) => one.at.localeCompare(other.at))}
      />
      {mayNote && (
        <NoteBox
          key={edited?._id ?? order._id}
          order={order}
          edited={edited}
          onDone={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

function entryOf(event: Event, place: number): TimelineEntry<Kind> {
  const isCall = event.step === 'call';
  const outcome = callOutcomes.find((each) => each === event.details['outcome']);
  // A job stores the key of the reason, not its text.
  const reason = isKeyOf(refusals, event.reason) ? refusals[event.reason] : event.reason;
  const details = [event.by ?? t.roles[event.role], isCall && outcome ? t.outcomes[outcome] : reason];
  return {
    id: String(place),
    kind: isCall ? 'calls' : 'steps',
    icon: isCall ? 'phone' : event.step === 'cancel' || event.step === 'refuse' ? 'x' : 'check',
    title: event.step === 'undo' ? t.undone(stepsOf(event).map(doneText)) : doneText(event.step),
    text: <bdi>{details.filter((part) => part !== '').join(' · ')}</bdi>,
    at: event.occurredAt ?? event.at,
  };
}

// Steps of older versions may have no text.
const doneText = (step: string): string => (isKeyOf(t.done, step) ? t.done[step] : step);

/** The steps that an event undid. */
const stepsOf = ({ details: { steps } }: Event): string[] => (Array.isArray(steps) ? steps.map(String) : []);

function noteEntry(note: Note, edit: (note: Note) => void): TimelineEntry<Kind> {
  const { _id, text, by, at, canEdit } = note;
  return {
    id: _id,
    kind: 'notes',
    icon: 'file-text',
    title: <span dir="auto">{text}</span>,
    text: (
      <>
        {t.noteOf(by)}{' '}
        {canEdit && (
          <Button small tone="quiet" onClick={() => edit(note)}>
            {t.noteEdit}
          </Button>
        )}
      </>
    ),
    at,
  };
}

const messageEntry = (
  { title, text, at }: ConsoleOrder['messages'][number],
  place: number,
): TimelineEntry<Kind> => ({
  id: `message-${place}`,
  kind: 'messages',
  icon: 'bell',
  // In the page's direction, even if the text begins with a name in the other script.
  title,
  text,
  at,
});

/** Writes a note for the staff, or rewords one; typed text stays until it is saved. */
function NoteBox({
  order,
  edited,
  onDone,
}: {
  order: ConsoleOrder;
  edited: Note | null;
  onDone: () => void;
}) {
  const { _id: id } = order;
  const { busy, typed, setTyped, onSubmit } = useNoteForm({
    key: `order-note:${edited?._id ?? id}`,
    edited,
    save: (text) =>
      edited === null
        ? askOnce('addOrderNote', { id, text })
        : askOnce('editOrderNote', { id, noteId: edited._id, text }),
    onDone,
  });
  return (
    <form className={css.tools} onSubmit={onSubmit}>
      <TextField
        compact
        hideLabel
        name="note"
        dir="auto"
        label={t.noteWrite}
        placeholder={t.noteWrite}
        maxLength={1000}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button small tone="secondary" type="submit" busy={busy}>
        {t.noteKeep}
      </Button>
    </form>
  );
}
