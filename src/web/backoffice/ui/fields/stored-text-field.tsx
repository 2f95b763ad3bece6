import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { useStoredText } from '../../client/use-stored-text.ts';

type StoredTextFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** The name of the draft, which the form removes by `removeDraft` once it is done. */
  draft: string;
};

/** A text field of a form, such as a reason; what is typed stays on the device until the form is done. */
export function StoredTextField({ draft, ...field }: StoredTextFieldProps) {
  const [text, setText] = useStoredText(draft);
  return (
    <TextField
      dir="auto"
      {...field}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
