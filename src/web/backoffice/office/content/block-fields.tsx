import { contentDesk as t } from '#texts/content-desk';
import { type HomeBlockKind } from '../../../../shop/office/home/desk/block-kinds.ts';
import type { HomeBlockFields } from '../../../../shop/office/home/desk/content-calls.ts';
import { HOME_TEXT_MAX, HOME_TITLE_MAX } from '../../../../shop/office/home/desk/home-block.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { PickedProducts } from '../../ui/fields/picked-products.tsx';
import {
  DayField,
  FieldPair,
  type FieldProps,
  LastDayField,
  PairFields,
  WithTheirs,
} from '../../ui/fields/record-fields.tsx';
import css from './content.module.css';

export type FieldOf = <Name extends keyof HomeBlockFields>(name: Name) => FieldProps<HomeBlockFields[Name]>;

/** What shoppers read; of a notice the sentence, and a shorter one for phones. */
export function WordFields({ kind, fieldOf }: { kind: HomeBlockKind; fieldOf: FieldOf }) {
  const isNotice = kind === 'notice';
  const [ar, en] = [fieldOf('titleAr'), fieldOf('titleEn')];
  const [textAr, textEn] = [fieldOf('textAr'), fieldOf('textEn')];
  return (
    <section className={css.panel}>
      <h2>{t.words}</h2>
      <p className={css.quiet}>{t.wordsSay}</p>
      <PairFields
        ar={isNotice ? { ...ar, label: t.sentence.titleAr } : ar}
        en={isNotice ? { ...en, label: t.sentence.titleEn } : en}
        most={HOME_TITLE_MAX[kind]}
      />
      <PairFields
        long={!isNotice}
        ar={isNotice ? { ...textAr, label: t.short.textAr } : textAr}
        en={isNotice ? { ...textEn, label: t.short.textEn } : textEn}
        most={HOME_TEXT_MAX[kind]}
      />
    </section>
  );
}

type PictureFieldProps = FieldProps<string | null> & { known: readonly { _id: string; name: string }[] };

/** The product whose picture is shown. */
export function PictureField({ value, onChange, ...field }: PictureFieldProps) {
  return (
    <section className={css.panel}>
      <h2>{t.picture}</h2>
      <p className={css.quiet}>{t.pictureHint}</p>
      <PickedProducts
        {...field}
        most={1}
        value={value === null ? [] : [value]}
        onChange={([id]) => onChange(id ?? null)}
      />
    </section>
  );
}

/** From when until when it is shown. */
export function DayFields({ fieldOf }: { fieldOf: FieldOf }) {
  return (
    <section className={css.panel}>
      <h2>{t.when}</h2>
      <p className={css.quiet}>{t.daysHint}</p>
      <FieldPair>
        <DayField {...fieldOf('startsAt')} />
        <LastDayField {...fieldOf('endsAt')} />
      </FieldPair>
      <DraftField {...fieldOf('isDraft')} />
    </section>
  );
}

function DraftField(props: FieldProps<boolean>) {
  const { name, label, value, onChange } = props;
  return (
    <WithTheirs {...props}>
      <Checkbox
        name={name}
        label={label}
        checked={value}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    </WithTheirs>
  );
}
