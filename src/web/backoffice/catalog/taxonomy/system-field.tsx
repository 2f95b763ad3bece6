import { sizeSystems } from '#texts/size-systems';
import { taxonomy as t } from '#texts/taxonomy';
import { isKeyOf, keysOf } from '../../../../shop/keys-of.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** A system of sizes as people call it; one of the shop's own by its name. */
export const systemName = (system: string): string =>
  isKeyOf(sizeSystems, system) ? sizeSystems[system] : system;

type SystemFieldProps = { value: string; onChange: (system: string) => void; compact?: boolean };

export function SystemField({ value, onChange, compact }: SystemFieldProps) {
  const known: string[] = keysOf(sizeSystems);
  const systems = known.includes(value) ? known : [...known, value];
  return (
    <SelectField
      label={t.fields.system}
      hint={t.systemHint}
      compact={compact}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {systems.map((system) => (
        <option key={system} value={system}>
          {systemName(system)}
        </option>
      ))}
    </SelectField>
  );
}
