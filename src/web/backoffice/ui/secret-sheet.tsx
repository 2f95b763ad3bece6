import { Button } from '../../ui/buttons/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { CopyButton } from './copy-button.tsx';
import css from './secret-sheet.module.css';

export type SecretSheetProps = {
  title: string;
  text: string;
  secret: string;
  words: { copy: string; copied: string; secretDone: string };
  onDone: () => void;
};

/** A secret that is shown this once, to be copied. Without a clipboard (plain HTTP) it is selected by hand. */
export function SecretSheet({ title, text, secret, words, onDone }: SecretSheetProps) {
  return (
    <Sheet
      open
      title={title}
      onClose={onDone}
      footer={
        <Button wide tone="secondary" onClick={onDone}>
          {words.secretDone}
        </Button>
      }
    >
      <p>{text}</p>
      <p className={css.secret} dir="ltr" lang="en">
        {secret}
      </p>
      <CopyButton text={secret} copied={words.copied}>
        {words.copy}
      </CopyButton>
    </Sheet>
  );
}
