import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { Loom } from '../cloth/loom.tsx';
import css from './toaster.module.css';

/** Shows a toast and returns a function that removes it. */
export function showToast(kind: 'success' | 'error' | 'blank' | 'loading', text: string): () => void {
  mountOnce();
  const id = kind === 'blank' ? toast(text) : toast[kind](text);
  return () => toast.dismiss(id);
}

/** react-hot-toast's defaults match the specification: 2 s, 4 s, 4 s, endless, 20 at most. */
function Toaster() {
  const { toasts, handlers } = useToaster();
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (toasts.length > 0) raise(stack.current);
    stepAside(stack.current);
  }, [toasts.length]);
  const { endPause } = handlers;
  useEffect(() => {
    // A stack that moves, or is inert behind a sheet, hears no pointer leave it.
    const end = ({ target }: Event) => stack.current?.contains(target as Node) || endPause();
    addEventListener('pointerover', end);
    return () => removeEventListener('pointerover', end);
  }, [endPause]);
  return (
    <div
      ref={stack}
      popover="manual"
      className={css.stack}
      onMouseEnter={handlers.startPause}
      onFocus={handlers.startPause}
      onBlur={endPause}
    >
      {toasts.map((shown) => (
        <Notice key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

function Notice({ shown }: { shown: Toast }) {
  const icon = icons[shown.type];
  return (
    <div className={css.toast} data-type={shown.type} data-gone={!shown.visible} {...shown.ariaProps}>
      {shown.type === 'loading' && <Loom small />}
      {icon && <Icon name={icon} />}
      <p dir="auto">{resolveValue(shown.message, shown)}</p>
    </div>
  );
}

/** Into the top layer, above a sheet that is open: there a refusal would not be seen. Older browsers lack popovers. */
function raise(stack: HTMLElement | null): void {
  if (stack?.showPopover === undefined) return;
  if (stack.matches(':popover-open')) stack.hidePopover();
  stack.showPopover();
}

/** A bar with the page's next step is above the screen's edge, where a toast would cover its button. */
function stepAside(stack: HTMLElement | null): void {
  if (stack === null) return;
  stack.style.insetBlockEnd = '';
  if (document.querySelector('dialog:modal') !== null) return;
  const bar = document.querySelector('[data-step-bar]')?.getBoundingClientRect();
  const { top, bottom } = stack.getBoundingClientRect();
  if (!bar?.height || bar.top > bottom || bar.bottom < top) return;
  stack.style.insetBlockEnd = `calc(${innerHeight - bar.top}px + var(--s-3))`;
}

const icons: Partial<Record<Toast['type'], IconName>> = { success: 'check', error: 'circle-alert' };

let mounted = false;

/** A separate React root, so that no page waits for it. */
function mountOnce(): void {
  if (mounted) return;
  mounted = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}
