import { useState } from 'react';

/** Props of a control that may be controlled or uncontrolled, named as in React. */
export type ChoiceProps<Value> = {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
};

/** The current value and its setter, whether controlled (`value`) or uncontrolled (`defaultValue`). */
export function useChoice<Value>({ value, defaultValue, onChange }: ChoiceProps<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, choose] as const;
}
