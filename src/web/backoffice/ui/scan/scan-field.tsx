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
  // A scanner does not wait for the answer of the store: codes are taken one after the other.
  const [codes, setCodes] = useState<readonly { code: string }[]>([]);
  const running = useRef<{ code: string }>(undefined);
  const isTyped = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    const catchTyping = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isCharacter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isCharacter && !isForTyping(target)) input.current?.focus({ preventScroll: true });
    };
    addEventListener('keydown', catchTyping);
    return () => removeEventListener('keydown', catchTyping);
  }, []);

  useEffect(() => {
    const [first] = codes;
    if (first === undefined || first === running.current) return;
    running.current = first;
    const show = (found: ScanResult | null) => {
      setResult(found);
      if (found !== null) signal(found.kind === 'right');
      // What was typed meanwhile stays.
      if (input.current === null || isTyped.current) return;
      if (found?.kind === 'right') input.current.value = '';
      else input.current.select();
    };
    void onCode(first.code)
      .then(show)
      .finally(() => setCodes((all) => all.slice(1)));
  }, [codes, onCode]);
  const add = (code: string) => setCodes((all) => [...all, { code }]);
  const addFilmed = (code: string) => {
    if (!codes.some((each) => each.code === code)) add(code);
  };
  const addTyped = (field: HTMLInputElement | null) => {
    const code = field?.value.trim() ?? '';
    // Enter pressed twice is not the same code twice.
    if (code === '' || (codes.length > 0 && !isTyped.current)) return;
    isTyped.current = false;
    field?.select();
    add(code);
  };

  return (
    <div className={css.field}>
      <form
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault();
          addTyped(input.current);
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
          onInput={({ currentTarget }) => {
            isTyped.current = true;
            onType?.(currentTarget.value);
          }}
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
      {isFilming && <ScanCamera onCode={addFilmed} />}
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
