import { useState } from 'react';
import { settings as t } from '#texts/settings';
import { type Logo, logoFiles, picturePath } from '../../../../shop/logo.ts';
import { shrinkPhoto } from '../../../client/device/shrink-photo.ts';
import { ShopLogo } from '../../../ui/blocks/shop-logo.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { upload } from '../../client/upload.ts';
import { whyNotTaken } from '../../client/why-not-taken.ts';
import { FileField } from '../../ui/fields/file-field.tsx';
import css from './logo-field.module.css';

/** The longest side of the uploaded picture, four times that of the shown one. */
const LIMITS = { side: 1920, keptBytes: 1_500_000, quality: 0.92 };
const themes = ['light', 'dark'] as const;

type LogoFieldProps = { label: string; value: Logo | null; onChange: (logo: Logo | null) => void };

/** Uploads the shop's logo and shows it on the grounds of both themes; it is the shop's once the form is saved. */
export function LogoField({ label, value, onChange }: LogoFieldProps) {
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const send = async (file: File) => {
    setProblem('');
    setState('sending');
    try {
      const { logo } = await upload('addLogo', await shrinkPhoto(file, LIMITS), 'logo');
      onChange(logo);
    } catch (failure) {
      setProblem(whyNotTaken(failure));
    }
    setState('idle');
    // Remounts the field, which would still name the chosen file.
    setRound((last) => last + 1);
  };
  return (
    <fieldset className={css.logo}>
      <legend>{label}</legend>
      {value !== null && (
        <p className={css.shown} role="img" aria-label={t.logo.shown}>
          {themes.map((theme) => (
            <span key={theme} data-theme={theme} className={css.ground}>
              <ShopLogo {...value} url={picturePath(logoFiles.web(value))} />
            </span>
          ))}
        </p>
      )}
      <div className={css.acts}>
        <FileField
          key={round}
          label={value === null ? t.logo.choose : t.logo.another}
          icon="image"
          accept="image/*"
          onFile={(file) => void send(file)}
        />
        {value !== null && (
          <Button small tone="quiet" onClick={() => onChange(null)}>
            {t.logo.remove}
          </Button>
        )}
      </div>
      {state === 'sending' && <p role="status">{t.logo.sending}</p>}
      {problem !== '' && <FieldError>{problem}</FieldError>}
      <p className={css.hint}>{t.logo.hint}</p>
    </fieldset>
  );
}
