import { consoleWords } from '#texts/console-words';
import type { Logo } from '../../../../shop/logo.ts';
import type { AnySettingWords } from '../../../../shop/office/settings/words.ts';
import { type ChannelFields, withLink } from '../../../../shop/people/facts/channel-link.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LogoField } from './logo-field.tsx';
import { NumberField } from './number-field.tsx';
import { type Limits, partsOf } from './setting-limits.ts';
import css from './settings.module.css';

export type ValueFieldProps = {
  name: string;
  /** The label: that of the setting, or of its part. */
  label: string;
  words: AnySettingWords;
  limits: Limits;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** The control that fits a value: a number, a switch, a choice, a text, or several of them; lists have their own. */
export function ValueField(props: ValueFieldProps) {
  const { name, label, words, limits, value, onChange } = props;
  if (name === 'logo') return <LogoField label={label} value={value as Logo | null} onChange={onChange} />;
  if (typeof value === 'boolean')
    return (
      <Checkbox label={label} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    );
  if (words.choices !== undefined && typeof value === 'string')
    return (
      <OptionRadios name={name} label={label} choices={words.choices} value={value} onChange={onChange} />
    );
  const isNumber = [limits.type, ...(limits.anyOf ?? []).map(({ type }) => type)].some(
    (type) => type === 'integer' || type === 'number',
  );
  // The setting's own label is the heading above its field.
  const hideLabel = label === words.label;
  if (isNumber) return <NumberField {...props} hideLabel={hideLabel} />;
  const parts = partsOf(value);
  // Arabic first, as in every pair of the console.
  const shown = parts.toSorted(([one], [other]) => Number(other === 'ar') - Number(one === 'ar'));
  if (parts.length > 0)
    return (
      <fieldset className={css.parts}>
        <legend className={hideLabel ? 'visually-hidden' : css.legend}>{label}</legend>
        {shown.map(([key, part]) => (
          <ValueField
            key={key}
            name={key}
            label={words.parts?.[key] ?? languageNames[key] ?? key}
            words={words}
            limits={limits.properties?.[key] ?? {}}
            value={part}
            onChange={(next) => onChange(changedPart(Object.fromEntries(parts), key, next))}
          />
        ))}
      </fieldset>
    );
  return (
    <TextField
      compact
      label={label}
      dir={textDirection(name)}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The value with another part; the link of a channel follows the number or name that stands for it. */
function changedPart(value: Record<string, unknown>, key: string, next: unknown): object {
  const now = { ...value, [key]: next };
  // Channels alone have a handle.
  return 'handle' in value ? withLink(value as ChannelFields, now as ChannelFields) : now;
}

const languageNames: Readonly<Record<string, string>> = consoleWords.inLanguage;

const textDirection = (name: string) =>
  ({ ar: 'rtl', en: 'ltr', url: 'ltr', handle: 'ltr', phone: 'ltr' })[name] ?? 'auto';

function OptionRadios(props: {
  name: string;
  label: string;
  choices: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{props.label}</legend>
      {Object.entries(props.choices).map(([choice, words]) => (
        <Checkbox
          key={choice}
          type="radio"
          name={props.name}
          label={words}
          checked={choice === props.value}
          onChange={() => props.onChange(choice)}
        />
      ))}
    </fieldset>
  );
}
