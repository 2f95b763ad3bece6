import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import css from './form-sheet.module.css';
import { Sheet, type SheetProps } from './sheet.tsx';

type FormSheetProps = Omit<SheetProps, 'open' | 'footer' | 'place' | 'id'> & {
  open?: boolean;
  /** The words of the button that submits; null where nothing can be submitted. */
  action: ReactNode;
  tone?: 'primary' | 'danger';
  busy: boolean;
  disabled?: boolean;
  onSubmit: (form: HTMLFormElement) => unknown;
  onChange?: (form: HTMLFormElement) => void;
};

/** A sheet that is one form, with its button fixed below the fields. */
export function FormSheet(props: FormSheetProps) {
  const {
    open = true,
    action,
    tone = 'primary',
    busy,
    disabled,
    onSubmit,
    onChange,
    children,
    ...sheet
  } = props;
  const id = useId();
  const submit = (
    <Button wide tone={tone} type="submit" form={id} busy={busy} disabled={disabled}>
      {action}
    </Button>
  );
  return (
    <Sheet {...sheet} open={open} footer={action !== null && submit}>
      <form
        id={id}
        className={css.form}
        noValidate
        onChange={(event) => onChange?.(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Sheet>
  );
}
