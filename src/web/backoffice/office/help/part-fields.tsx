import { language } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import { firstWritten, textsOfFields } from '../../../../shop/language.ts';
import type { HelpPart, HelpPartFields } from '../../../../shop/office/help/desk/help-part.ts';
import {
  helpFieldProblems,
  isReadable,
  missingWords,
  type WordField,
} from '../../../../shop/office/help/desk/part-problems.ts';
import { HELP_TEXT_MAX, HELP_TITLE_MAX } from '../../../../shop/office/help/help-page.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { token } from '../../people/messages/templates/wording-fields.ts';
import { type FieldProps, PairFields, WithTheirs } from '../../ui/fields/record-fields.tsx';
import css from './texts.module.css';

export type FieldOf = <Name extends keyof HelpPartFields>(
  name: Name,
) => Omit<FieldProps<HelpPartFields[Name]>, 'label'>;

/** What is wrong with a text: an unknown field, or nothing written in any language. */
export function problemOf(
  name: keyof HelpPartFields,
  part: HelpPart,
  known: readonly string[],
  isTried: boolean,
): string | undefined {
  if (name === 'topic' || name === 'isHidden' || name === 'isQuick') return undefined;
  const { unknown, hasStrayBrace } = helpFieldProblems(part.fields[name], known);
  if (unknown.length > 0) return t.unknownField([...new Set(unknown)].map(token).join(' '));
  if (hasStrayBrace) return t.brace;
  const isFirst = name === (part.kind === 'intro' ? 'textAr' : 'titleAr');
  return isTried && isFirst && !isReadable(part) ? t.required : undefined;
}

type PartFieldsProps = { part: HelpPart; isFaq: boolean; fieldOf: FieldOf };

/** The words in both languages; a side that is still to be written says so. */
export function WordFields({ part, isFaq, fieldOf }: PartFieldsProps) {
  const missing = new Set(missingWords(part));
  const isQuestion = isFaq && part.kind === 'part';
  const isTopic = part.kind === 'topic';
  const field = (name: WordField, label: string) => ({
    ...fieldOf(name),
    label,
    tag: missing.has(name) ? t.missing : undefined,
  });
  const titles = isQuestion ? t.question : t.fields;
  const texts = isTopic ? t.shortName : isQuestion ? t.answer : t.fields;
  return (
    <section className={css.panel}>
      {part.kind !== 'intro' && (
        <PairFields
          ar={field('titleAr', titles.titleAr)}
          en={field('titleEn', titles.titleEn)}
          most={HELP_TITLE_MAX}
        />
      )}
      <PairFields
        long={!isTopic}
        ar={field('textAr', texts.textAr)}
        en={field('textEn', texts.textEn)}
        most={isTopic ? HELP_TITLE_MAX : HELP_TEXT_MAX}
      />
    </section>
  );
}

/** Where a question stands, and whether shoppers see it. */
export function ChoiceFields({
  part,
  isFaq,
  topics,
  fieldOf,
}: PartFieldsProps & { topics: readonly HelpPart[] }) {
  const isQuestion = isFaq && part.kind === 'part';
  const nameOf = ({ fields }: HelpPart) => firstWritten(textsOfFields(fields, 'title'), language);
  const nameOfId = (id: string) => {
    const topic = topics.find(({ _id }) => _id === id);
    return topic === undefined ? id : nameOf(topic);
  };
  const [topic, isHidden, isQuick] = [fieldOf('topic'), fieldOf('isHidden'), fieldOf('isQuick')];
  return (
    <section className={css.panel}>
      {isQuestion && (
        <WithTheirs {...topic} say={nameOfId}>
          <SelectField
            compact
            label={t.topic}
            value={topic.value ?? ''}
            onChange={({ currentTarget: { value } }) => topic.onChange(value)}
          >
            {topics.map((each) => (
              <option key={each._id} value={each._id}>
                {nameOf(each)}
              </option>
            ))}
          </SelectField>
        </WithTheirs>
      )}
      {isQuestion && (
        <WithTheirs {...isQuick}>
          <Checkbox
            label={t.isQuick}
            checked={isQuick.value}
            onChange={({ currentTarget: { checked } }) => isQuick.onChange(checked)}
          />
        </WithTheirs>
      )}
      <WithTheirs {...isHidden}>
        <Checkbox
          label={t.isHidden}
          checked={isHidden.value}
          onChange={({ currentTarget: { checked } }) => isHidden.onChange(checked)}
        />
      </WithTheirs>
    </section>
  );
}
