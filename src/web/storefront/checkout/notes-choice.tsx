import { checkout as t } from '#texts/checkout';
import { ChipToggle } from '../../ui/chip.tsx';
import { type Notes, writeDraft } from './draft.ts';
import css from './notes-choice.module.css';

const kinds = ['exact', 'five', 'old'] as const satisfies readonly Notes[];

/** With which notes the shopper means to pay: not needed, but the courier then brings change. */
export function NotesChoice({ value }: { value: Notes }) {
  return (
    <fieldset className={css.notes}>
      <legend>{t.notes}</legend>
      <p>{t.notesWhy}</p>
      <div className={css.kinds}>
        {kinds.map((kind) => (
          <ChipToggle
            key={kind}
            name="notes"
            checked={value === kind}
            onChange={() => writeDraft({ notes: value === kind ? null : kind })}
          >
            {t.notesKinds[kind]}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  );
}
