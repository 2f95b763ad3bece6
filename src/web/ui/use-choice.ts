import { useState } from 'react';

/** What a part that can hold its own value is given: the three names are React's. */
export type ChoiceProps<Value> = {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
};

/**
 * The value now and the way to change it, whether the page holds it (`value`) or the part does
 * (`defaultValue`), as native inputs have it.
 */
export function useChoice<Value>({ value, defaultValue, onChange }: ChoiceProps<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, choose] as const;
}
