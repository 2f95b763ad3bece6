import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { consoleWords as t } from '#texts/console-words';
import { language } from '#texts/language';
import { formatMoment, formatTime } from '../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import type { RecordFormState } from '../../client/use-record-form.ts';
import { Faults } from './faults.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import { countChanges, type FieldWords } from './value-text.ts';

export type RecordFormProps = {
  id: string;
  className: string | undefined;
  /** Of `useRecordForm`. */
  form: RecordFormState;
  wordsOf: (field: string) => FieldWords;
  /** An error that belongs to no field. */
  problem: string | undefined;
  /** Checks what was typed, then saves it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Forgets the errors of what was discarded. */
  onDiscard?: () => void;
  /** The buttons that create the record; absent for an existing one, which has a bar to save it. */
  create?: ReactNode | false;
  children: ReactNode;
};

/** The form of a record: the draft of an earlier visit, the fields, the save bar, and the question before leaving. */
export function RecordForm(props: RecordFormProps) {
  const {
    id,
    className,
    form,
    wordsOf,
    problem,
    onSubmit,
    onDiscard = () => {},
    create = false,
    children,
  } = props;
  const element = useRef<HTMLFormElement>(null);
  const submitting = useRef<Promise<void>>(undefined);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const focused = document.activeElement;
    submitting.current = onSubmit(event).then(() => {
      setTried(form.isUnsaved());
      // An inert form has no focus; after a failure the button gets it back.
      if (create !== false && focused instanceof HTMLElement)
        requestAnimationFrame(() => document.activeElement === document.body && focused.focus());
    });
  };
  const discard = () => {
    setTried(false);
    onDiscard();
  };
  const save = async () => {
    element.current?.requestSubmit();
    await submitting.current;
    return !form.isUnsaved();
  };
  const changes = countChanges(form.was, form.draft, wordsOf);
  return (
    // Inert while a new record is created: its page has another form, and what is typed here would be lost.
    <form
      ref={element}
      id={id}
      className={className}
      noValidate
      inert={create !== false && form.busy}
      onSubmit={submit}
    >
      {changes > 0 && <DraftBack form={form} changes={changes} />}
      {children}
      {create === false ? (
        <SaveBar {...{ form, element, isTried, problem, wordsOf }} onDiscard={discard} />
      ) : (
        <>
          <Faults form={element} isTried={isTried} problem={problem} />
          {create}
        </>
      )}
      <LeaveGuard
        changes={changes}
        isUnsaved={form.isUnsaved}
        onSave={create === false ? save : undefined}
        onKeep={form.keepAsDraft}
      />
    </form>
  );
}

/** Says that the fields hold the draft of an earlier visit. */
function DraftBack({ form: { left, goOn }, changes }: { form: RecordFormState; changes: number }) {
  const [today] = useState(() => storeDateOf(new Date()));
  if (left === null) return null;
  const isToday = storeDateOf(left.at) === today;
  const when = isToday ? t.atTime(formatTime(left.at)) : formatMoment(left.at, language);
  return (
    <Banner
      tone="info"
      action={
        <Button small tone="secondary" onClick={goOn}>
          {t.goOn}
        </Button>
      }
    >
      {left.isAsked ? t.draftKept(changes, when) : t.draftBack(changes, when)}
    </Banner>
  );
}
