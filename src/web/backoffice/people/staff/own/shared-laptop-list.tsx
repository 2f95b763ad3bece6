import { type FormEvent, useEffect, useState } from 'react';
import { desks as t } from '#texts/desks';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import css from '../staff.module.css';
import { NamedList } from './named-list.tsx';

type Desks = ConsoleDataOf<'listDesks'>['desks'];

/** The shared laptops, and making this browser one. */
export function SharedLaptopList() {
  const [desks, setDesks] = useState<Desks>([]);
  const [error, setError] = useState<string>();
  useEffect(() => {
    ask('listDesks').then(
      (answer) => setDesks(answer.desks),
      (failure: unknown) => setError(failureText(failure, t.notSaved)),
    );
  }, []);
  const isHere = desks.some(({ isThis }) => isThis);
  const change = async (work: () => Promise<{ desks: Desks }>, done: string) => {
    setError(undefined);
    try {
      setDesks((await work()).desks);
      toast.success(done);
    } catch (failure) {
      setError(failureText(failure, t.notSaved));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = fieldText(event.currentTarget, 'name');
    if (name === '') return setError(t.nameMissing);
    void change(async () => ask('enrollDesk', { name }), t.enrolled);
  };
  return (
    <NamedList
      title={t.desks}
      text={t.desksText}
      rows={desks.map((desk) => ({
        ...desk,
        detail: desk.isThis
          ? t.thisOne
          : t.enrolledBy(desk.enrolledBy, formatMoment(desk.createdAt, language)),
      }))}
      removeLabel={t.remove}
      removeOf={t.removeDeskOf}
      onRemove={(id) => void change(async () => ask('removeDesk', { id }), t.deskRemoved)}
    >
      {!isHere && (
        <form className={css.form} noValidate onSubmit={submit}>
          <TextField
            name="name"
            label={t.deskName}
            hint={t.deskNameHint}
            error={error}
            dir="auto"
            maxLength={60}
          />
          <Button type="submit" tone="secondary">
            {t.enroll}
          </Button>
        </form>
      )}
    </NamedList>
  );
}
