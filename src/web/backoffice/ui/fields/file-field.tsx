import { useId, useState } from 'react';
import { Icon, type IconName } from '../../../ui/buttons/icon.tsx';
import css from './file-field.module.css';

type FileFieldProps = {
  label: string;
  /** As in the `accept` of an input. */
  accept: string;
  icon?: IconName;
  onFile: (file: File) => void;
};

/** Chooses a file, in the page's language: a browser names its own button in the language of the device. */
export function FileField({ label, accept, icon = 'file-text', onFile }: FileFieldProps) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  return (
    <div>
      <input
        id={id}
        className={`visually-hidden ${css.input}`}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file, changed meanwhile, can be chosen again.
          currentTarget.value = '';
          if (file === undefined) return;
          setName(file.name);
          onFile(file);
        }}
      />
      <label htmlFor={id} className={css.choose}>
        <Icon name={icon} size={20} />
        {name === null ? label : <bdi>{name}</bdi>}
      </label>
    </div>
  );
}
