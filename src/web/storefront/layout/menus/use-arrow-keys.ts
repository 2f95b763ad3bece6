import { type RefObject, useEffect } from 'react';

/** Up and down keys cycle the focus through the field and the links under it. */
export function useArrowKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = place.current?.closest<HTMLElement>('form, dialog');
    if (!around) return undefined;
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.isComposing) return;
      const stops = [...around.querySelectorAll<HTMLElement>('input[type=search], a[href]')];
      const now = stops.findIndex((stop) => stop === document.activeElement);
      if (now < 0) return;
      event.preventDefault();
      stops.at((now + step) % stops.length)?.focus();
    };
    around.addEventListener('keydown', move);
    return () => around.removeEventListener('keydown', move);
  }, [place]);
}

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };
