import { consoleWords as t } from '#texts/console-words';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { RecordFormState } from '../../client/use-record-form.ts';
import css from './record-form.module.css';
import { countChanges, differenceText, type FieldWords } from './value-text.ts';

type ChangesSheetProps = {
  form: Pick<RecordFormState, 'was' | 'draft'>;
  wordsOf: (field: string) => FieldWords;
  onClose: () => void;
};

/** Field by field: what is saved struck out, and what was typed. */
export function ChangesSheet({ form: { was, draft }, wordsOf, onClose }: ChangesSheetProps) {
  return (
    <Sheet open title={t.changes(countChanges(was, draft, wordsOf))} onClose={onClose}>
      <dl className={css.changes}>
        {Object.entries(draft).map(([field, now]) => {
          const words = wordsOf(field);
          const texts = differenceText(was[field], now, words);
          return (
            <div key={field}>
              <dt>{words.label}</dt>
              {texts.old !== '' && (
                <dd>
                  <del dir="auto">{texts.old}</del>
                </dd>
              )}
              {texts.new !== '' && (
                <dd>
                  <ins dir="auto">{texts.new}</ins>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </Sheet>
  );
}
