import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx';

export type CopyButtonProps = Pick<ButtonProps, 'tone'> & {
  text: string;
  /** On the button once the text is copied. */
  copied: string;
  children: ReactNode;
};

/** Copies a text. Without a clipboard (plain HTTP) it is selected by hand. */
export function CopyButton({ text, copied, children, tone }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <Button tone={tone} icon={isCopied ? 'check' : 'copy'} wide onClick={copy}>
      {isCopied ? copied : children}
    </Button>
  );
}
