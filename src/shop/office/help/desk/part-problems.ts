import { fieldProblems, type TemplateProblems } from '../../../people/notifications/message-template.ts';
import type { HelpPartKind } from '../help-page.ts';
import type { HelpPart, HelpPartFields } from './help-part.ts';

export type WordField = 'titleAr' | 'titleEn' | 'textAr' | 'textEn';

/** The texts that a kind of part has. A topic's text is a shorter name, which it may go without. */
export const wordFieldsOf = (kind: HelpPartKind): readonly WordField[] =>
  kind === 'intro' ? ['textAr', 'textEn'] : ['titleAr', 'titleEn', 'textAr', 'textEn'];

const isNeeded = (kind: HelpPartKind, field: WordField) => kind !== 'topic' || field.startsWith('title');

/** The texts that are still to be written. */
export const missingWords = ({ kind, fields }: Pick<HelpPart, 'kind' | 'fields'>): WordField[] =>
  wordFieldsOf(kind).filter((field) => isNeeded(kind, field) && fields[field] === '');

/** Whether it can be shown in one language at least. */
export const isReadable = (part: Pick<HelpPart, 'kind' | 'fields'>): boolean =>
  (['Ar', 'En'] as const).some((side) => !missingWords(part).some((field) => field.endsWith(side)));

/** What is wrong with the named fields of a text. */
export const helpFieldProblems = (text: string, known: readonly string[]): TemplateProblems =>
  fieldProblems(text, { needs: [], may: known });

export type PartChange = {
  id: string;
  change: 'added' | 'removed' | 'changed';
  before?: HelpPart;
  after?: HelpPart;
};

/** What differs between two states of a page, in the order of the later one; the removed ones last. */
export function changesBetween(
  before: readonly HelpPart[],
  after: readonly HelpPart[],
): { parts: PartChange[]; isReordered: boolean } {
  const was = new Map(before.map((part) => [part._id, part]));
  const is = new Map(after.map((part) => [part._id, part]));
  const parts = [
    ...after.flatMap((part): PartChange[] => {
      const old = was.get(part._id);
      if (old === undefined) return [{ id: part._id, change: 'added', after: part }];
      return isSame(old.fields, part.fields)
        ? []
        : [{ id: part._id, change: 'changed', before: old, after: part }];
    }),
    ...before
      .filter(({ _id }) => !is.has(_id))
      .map((part): PartChange => ({ id: part._id, change: 'removed', before: part })),
  ];
  const common = (list: readonly HelpPart[], other: ReadonlyMap<string, unknown>) =>
    list
      .filter(({ _id }) => other.has(_id))
      .map(({ _id }) => _id)
      .join(' ');
  return { parts, isReordered: common(before, is) !== common(after, was) };
}

const FIELDS = ['titleEn', 'titleAr', 'textEn', 'textAr', 'topic', 'isHidden', 'isQuick'] as const;

const isSame = (one: HelpPartFields, other: HelpPartFields) =>
  FIELDS.every((field) => one[field] === other[field]);
