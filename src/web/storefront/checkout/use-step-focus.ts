import { useEffect, useRef } from 'react';
import { type NavigationType, useNavigationType } from 'react-router';

/** A step is a page of its own though the path stays: forward it begins at its top; Back finds the place it was left at. */
export function useStepFocus(step: string): void {
  const type: `${NavigationType}` = useNavigationType();
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (type === 'POP') return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [step, type]);
}
