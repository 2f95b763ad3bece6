import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { KeyHint } from '../key-hint.tsx';
import css from './search-field.module.css';

/** Searches the list of its page; the key that leads there is printed in it while it is empty. */
export function SearchField(props: Omit<TextFieldProps, 'type' | 'icon' | 'hideLabel' | 'compact'>) {
  return (
    <span className={css.field}>
      <TextField {...props} compact hideLabel type="search" icon="search" />
      <KeyHint name="/" />
    </span>
  );
}
