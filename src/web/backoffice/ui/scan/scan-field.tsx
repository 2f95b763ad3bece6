import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scanWords as t } from '#texts/scan-words';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { ScanCamera, hasCamera } from './scan-camera.tsx';
import css from './scan-field.module.css';
import { signal } from './scan-signal.ts';

/** The result of a scan. `right` empties the field; otherwise the code stays, selected, for the next one to replace. */
export type ScanResult = { kind: 'right' | 'wrong' | 'none' | 'twice'; text: string };

export type ScanFieldProps = {
  label: string;
  onCode: (code: string) => Promise<ScanResult | null>;
  /** After each change by hand, before Enter. */
  onType?: (text: string) => void;
  /** Beside the last result, such as "Undo". */
  action?: ReactNode;
};

/**
 * A field for a USB scanner (fast typing with Enter), for typing, and for the camera where barcodes can be read. Keys
 * typed without focus go here. The result is shown, spoken as words, a sound and vibration.
 */
export function ScanField({ label, onCode, onType, action }: ScanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ScanResult | null>(null);
  const [isFilming, setFilming] = useState(false);
  const running = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    const catchTyping = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isTyped && !isForTyping(target)) input.current?.focus({ preventScroll: true });
    };
    addEventListener('keydown', catchTyping);
    return () => removeEventListener('keydown', catchTyping);
  }, []);

  const take = async (code: string) => {
    if (code === '' || running.current) return;
    running.current = true;
    const found = await onCode(code).finally(() => (running.current = false));
    const field = input.current;
    setResult(found);
    if (found !== null) signal(found.kind === 'right');
    if (field === null) return;
    if (found?.kind === 'right') field.value = '';
    else field.select();
  };

  return (
    <div className={css.field}>
      <form
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault();
          void take(input.current?.value.trim() ?? '');
        }}
      >
        <Icon name="scan-barcode" size={24} />
        <input
          ref={input}
          name="code"
          className={css.input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={100}
          onInput={({ currentTarget }) => onType?.(currentTarget.value)}
        />
        {hasCamera && (
          <IconButton
            icon="camera"
            label={isFilming ? t.cameraOff : t.camera}
            pressed={isFilming}
            onClick={() => setFilming(!isFilming)}
          />
        )}
      </form>
      {isFilming && <ScanCamera onCode={(code) => void take(code)} />}
      <div role="status" aria-live="assertive">
        {result !== null && (
          <div className={classes(css.result, css[result.kind])}>
            <Icon name={result.kind === 'right' ? 'check' : 'circle-alert'} size={22} />
            <p>
              <b>{t[result.kind]}</b>
              {result.text}
            </p>
            {result.kind === 'right' && action}
          </div>
        )}
      </div>
    </div>
  );
}

const isForTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
