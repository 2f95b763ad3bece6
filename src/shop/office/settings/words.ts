import type { Settings } from '../../settings.ts';

/** What the settings page says of a setting with this value: its parts and its choices have words of their own. */
type Words<Value> = { label: string; rule: string } & PartWords<Value> & ChoiceWords<Value>;

type PartWords<Value> = Value extends readonly (infer Item)[]
  ? PartWords<Item>
  : Value extends object
    ? { parts: { [Part in keyof Required<Value>]: string } }
    : unknown;

type ChoiceWords<Value> = [Value] extends [string]
  ? string extends Value
    ? unknown
    : { choices: Record<Value, string> }
  : unknown;

export type SettingWords = { [Name in keyof Settings]: Words<Settings[Name]> };

/** The same, as the page reads it for a setting it does not know. */
export type AnySettingWords = {
  label: string;
  rule: string;
  parts?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, string>>;
};
