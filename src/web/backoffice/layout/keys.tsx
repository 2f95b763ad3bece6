import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keys as t } from '#texts/keys';
import { localStore } from '../../browser/browser-storage.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import css from './keys.module.css';

/** The keys in the order of the help. `N`, `C`, `E` and `P` press the element with that `data-key`. */
const names = ['/', 'Ctrl K', 'J', 'K', 'X', 'Enter', 'N', 'C', 'E', 'P', 'Ctrl S', 'Esc', '?'] as const;

type KeysProps = { onFind: () => void; isOpen: boolean; setOpen: (isOpen: boolean) => void };

/** The console's keys, by their place on the keyboard, so that an Arabic layout has them too; and their help. */
export function Keys({ onFind, isOpen, setOpen }: KeysProps) {
  const isTurning = useRef(false);
  const { key } = useLocation();
  const path = useRef(location.pathname);
  useEffect(() => {
    if (isTurning.current) focusOn(rowLinks()[0]);
    isTurning.current = false;
    if (path.current === location.pathname) return;
    pathBefore = path.current;
    path.current = location.pathname;
  }, [key]);
  useEffect(() => {
    const turnPage = () => {
      isTurning.current = pressIn(document.querySelector('main'), 'a[data-next-page]');
      return isTurning.current;
    };
    const press = (event: KeyboardEvent) => {
      // Ctrl K also works in text fields.
      if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !isAnswering()) {
        event.preventDefault();
        onFind();
      }
      if (!hasKeys()) return;
      if (
        event.repeat ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        event.defaultPrevented ||
        isBusyElsewhere(event)
      )
        return;
      const isHelp = event.code === 'Slash' && event.shiftKey;
      if (isHelp) setOpen(true);
      else if (!(event.code === 'KeyJ' && isAtEnd() && turnPage()) && acts[event.code]?.() !== true) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onFind, setOpen]);
  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.title}>
      <dl className={css.keys}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{name}</kbd>
            </dt>
            <dd>{t.does[name]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const STORED = 'console-keys';

/** Keys of one letter can be turned off: speech input may trigger them. */
export const hasKeys = () => localStore.get(STORED) !== 'off';
export const setKeys = (on: boolean) => localStore.set(STORED, on ? 'on' : 'off');

/** While a field has focus or a sheet is open, a key is a letter. */
function isBusyElsewhere({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));
  return isTyping || isAnswering();
}

const isAnswering = () => document.querySelector('dialog[open]') !== null;

/** False where the page has nothing for the key, which then keeps its usual effect. */
const acts: Readonly<Record<string, () => boolean>> = {
  Slash: () => focusOn(document.querySelector<HTMLElement>('main input[type="search"]')),
  // Inside an object, to the next of the list it was opened from.
  KeyJ: () => moveBy(1) || pressIn(document.querySelector('main'), '[data-key="j"]'),
  KeyK: () => moveBy(-1) || pressIn(document.querySelector('main'), '[data-key="k"]'),
  KeyX: () => pressIn(currentRow(), 'input[type="checkbox"]'),
  KeyN: () => pressIn(rowOrPage(), '[data-key~="n"]'),
  KeyC: () => pressIn(rowOrPage(), '[data-key~="c"]'),
  KeyE: () => pressIn(document.querySelector('main'), '[data-key~="e"]'),
  KeyP: () => pressIn(document.querySelector('main'), '[data-key~="p"]'),
};

/** Where the reader was before this page: on a list that is the row to go on from. */
let pathBefore = '';

const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row]')];
/** The row of a list in which the focus is. */
function currentRow(): Element | null {
  const row = document.activeElement?.closest('main tr, main li') ?? null;
  return row?.querySelector('a[data-row]') ? row : null;
}

/** In a list only the focused row: otherwise a key would act on the first order. */
const rowOrPage = () =>
  rowLinks().some((link) => link.closest('tr, li') !== null) ? currentRow() : document.querySelector('main');

/** Where the focus is among the rows; -1 elsewhere. */
function focusedPlace(): number {
  const row = currentRow();
  return rowLinks().findIndex((link) => row?.contains(link) ?? link === document.activeElement);
}

const isAtEnd = () => focusedPlace() !== -1 && focusedPlace() === rowLinks().length - 1;

/** To the next or the last row; from elsewhere to the row that was left last, else to the first. */
function moveBy(step: 1 | -1): boolean {
  const links = rowLinks();
  const place = focusedPlace();
  if (place === -1) return focusOn(links.find(({ pathname }) => pathname === pathBefore) ?? links[0]);
  return focusOn(links[Math.min(links.length - 1, Math.max(0, place + step))]);
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}

function pressIn(place: Element | null, selector: string): boolean {
  const element = place?.querySelector<HTMLElement>(selector);
  element?.click();
  return Boolean(element);
}
