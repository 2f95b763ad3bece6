/** As long as a double-click takes at most on most systems, in ms. */
const QUICK_MS = 500;
/** How far apart two taps of one finger may fall, in CSS pixels. */
const NEAR_PX = 30;

/**
 * Ignores the second press of a double one: where something else took the place of what the first one pressed (the next
 * step, what lay under a sheet, the next row), and on a button that says in words what it does, whose answer may have
 * come in between.
 */
export function ignoreSecondPresses(): void {
  let last: PointerEvent | undefined;
  let pressed: Element | undefined;
  let name: string | undefined;
  const press = (event: PointerEvent) => {
    const target = event.target as Element; // a click is on an element
    const control = target.closest('a,button,label,summary,dialog');
    // Keys and code press nothing twice; a label passes its press on to its field.
    if (event.detail === 0 || control === null || target.matches('input')) return;
    const isSecond = last !== undefined && isDouble(last, event);
    last = event;
    const words = control.textContent;
    const called = words + control.ariaLabel;
    // A sign alone, such as + or an arrow, may be pressed as quickly as one likes.
    const isOnce =
      control.matches('button') && /\p{L}/u.test(words) && !control.querySelector('.visually-hidden');
    if (!isSecond) [pressed, name] = [control, called];
    else if (isOnce || pressed !== control || name !== called) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener('click', press, true);
}

/** A system counts the presses of a mouse. Of a finger phones say 1 for each: there it is when and where. */
function isDouble(
  last: PointerEvent,
  { detail, pointerType, timeStamp, clientX, clientY }: PointerEvent,
): boolean {
  return (
    detail > 1 ||
    (pointerType !== 'mouse' &&
      timeStamp - last.timeStamp < QUICK_MS &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR_PX)
  );
}
