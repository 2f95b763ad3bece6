import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { lasting } from '../barriers.ts';
import type { Look } from './looks.ts';
import type { State } from './states.ts';

/** Widths in px with the sizes of text that have to fit. */
const SIZES = [
  [1280, 100],
  [1024, 100],
  [768, 200],
  [360, 200],
  [320, 100],
] as const;

/** What is wrong with a page: for readers with other needs, and at any width or size of text. */
export async function faultsOn(page: Page, { name }: State, { width, text }: Look): Promise<string[]> {
  const isConsole = name.startsWith('console/');
  const find = isConsole ? faultsOf : tooWide;
  const found = await lasting(() => barriers(page));
  for (const [wide, size] of [[width, text] as const, ...SIZES]) {
    // The shop alone is promised for 320 px.
    if (isConsole && wide === 320) continue;
    await page.setViewportSize({ width: wide, height: 800 });
    // What measures itself, or asks for the width, follows a frame later.
    const faults = await lasting(() => page.evaluate(find, `${size}%`));
    found.push(...faults.map((fault) => `${wide} px, text ${size} %: ${fault}`));
  }
  return [...new Set(found)].map((fault) => `${name} ${fault}`);
}

async function barriers(page: Page): Promise<string[]> {
  const found = await violations(page, { rules: { 'target-size': { enabled: true } } });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

/** Runs in the page. */
function tooWide(text: string): string[] {
  const root = document.documentElement;
  root.style.setProperty('font-size', text);
  const over = root.scrollWidth - root.clientWidth;
  const apart = [...document.querySelectorAll('body *')].filter(
    (element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing),
  );
  const isArabic = (element: Element) => /[\u0600-\u06ff]/.test(element.textContent);
  const spaced = apart.filter(isArabic).map((element) => `letters apart: ${element.outerHTML.slice(0, 140)}`);
  return [...(over > 0 ? [`${over} px too wide`] : []), ...spaced];
}

/** Runs in the page, of the console: what is too wide, what is cut off, and what is not set as numbers and Arabic are. */
export function faultsOf(text: string): string[] {
  const root = document.documentElement;
  root.style.setProperty('font-size', text);
  const named = (element: Element | undefined) => element?.outerHTML.slice(0, 140) ?? '';
  const shown = [...document.querySelectorAll<HTMLElement>('main *, header *, nav *')].filter((element) => {
    const { width } = element.getBoundingClientRect();
    return width > 1 && element.checkVisibility();
  });
  const over = root.scrollWidth - root.clientWidth;
  const isClipped = ({ parentElement: parent }: Element): boolean =>
    parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent));
  const outside = shown.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > root.clientWidth + 1) && !isClipped(element);
  });
  // Fields scroll by themselves; a title or a link says the rest of what is shortened.
  const cut = shown.filter((element) => {
    if (element.matches('input, textarea, select, .visually-hidden') || element.title !== '') return false;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
    );
    return (
      (hides(overflowX) &&
        (isText || textOverflow !== 'clip') &&
        element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && isText && element.scrollHeight > element.clientHeight + 2)
    );
  });
  const pen = document.createElement('canvas').getContext('2d');
  const hints = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].filter(
    (field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen === null || text !== '100%' || !field.checkVisibility()) return false;
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room + 1;
    },
  );
  const styleOf = (element: Element) => getComputedStyle(element);
  // Codes and phone numbers are isolated, and pictures may count.
  const isNumber = (element: HTMLElement) =>
    element.querySelector('[dir="ltr"], [role="img"]') === null &&
    /^[−+-]?[\d,.]+\s?%?$/.test(element.innerText.trim());
  const columns = [...document.querySelectorAll('main table')]
    .filter((table) => table.checkVisibility())
    .flatMap((table) => {
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => [
        ...row.querySelectorAll<HTMLElement>('td'),
      ]);
      return (rows[0] ?? []).flatMap((first, place) => {
        const cells = rows.flatMap((row) => row[place] ?? []).filter((cell) => cell.innerText.trim() !== '');
        return cells.length > 0 && cells.every(isNumber) ? [cells[0] ?? first] : [];
      });
    });
  const numbers = columns.filter(
    (cell) => styleOf(cell).textAlign !== 'right' || styleOf(cell).fontVariantNumeric !== 'tabular-nums',
  );
  const spaced =
    root.lang === 'ar'
      ? shown.filter((element) => !['normal', '0px'].includes(styleOf(element).letterSpacing))
      : [];
  const pageSide = styleOf(document.body).direction;
  const astray = shown.filter((element) => {
    const { textAlign, direction, display } = styleOf(element);
    const isNamed = element.matches('[dir="auto"]:not(p, input, textarea)') && !display.startsWith('inline');
    return isNamed && textAlign === 'start' && direction !== pageSide;
  });
  // Longer ones are numbers of orders, which sentences name; shorter ones years and codes.
  const long = shown.filter(
    (element) =>
      element.closest('[dir="ltr"], code, input, textarea, select, time') === null &&
      [...element.childNodes].some(
        ({ nodeType, textContent }) =>
          nodeType === 3 && /(?<![\w.,:/#+-])\d{5,8}(?![\w:/-])/.test(textContent ?? ''),
      ),
  );
  // The titles' Latin face has one weight; a browser smears anything heavier into a false bold.
  const smeared = shown.filter((element) => {
    const { fontFamily, fontWeight } = styleOf(element);
    const isText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && /[a-z]/i.test(textContent ?? ''),
    );
    return isText && fontFamily.startsWith('Marcellus') && Number(fontWeight) > 500;
  });
  // One thing to do next: a page has one filled button at most, those of a sheet apart.
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.setProperty('background-color', 'var(--primary)');
  const primary = styleOf(probe).backgroundColor;
  probe.remove();
  const filled = shown.filter(
    (element) => element.matches('main a, main button') && styleOf(element).backgroundColor === primary,
  );
  const isAfloat = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky', 'absolute'].includes(styleOf(element).position) || isAfloat(element.parentElement));
  const controls = shown
    .filter((element) => element.matches('main :is(input:not(.visually-hidden), select, textarea, button)'))
    .filter((element) => !isAfloat(element));
  const overlapping = controls.filter((one, place) => {
    const a = one.getBoundingClientRect();
    return controls.slice(place + 1).some((other) => {
      const b = other.getBoundingClientRect();
      const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
      const isBelow = a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return !isBeside && !isBelow && !one.contains(other) && !other.contains(one);
    });
  });
  return [
    ...overlapping.map((element) => `lies over another control: ${named(element)}`),
    ...(filled.length > 1 ? [`filled buttons: ${filled.map(({ innerText }) => innerText).join(', ')}`] : []),
    ...(over > 0 ? [`${over} px too wide: ${named(outside.at(-1))}`] : []),
    ...smeared.map((element) => `false bold: ${named(element)}`),
    ...cut.map((element) => `cut off: ${named(element)}`),
    ...hints.map(({ placeholder }) => `hint cut off: ${placeholder}`),
    ...numbers.map((element) => `not set as numbers: ${named(element)}`),
    ...spaced.map((element) => `letters apart: ${named(element)}`),
    ...astray.map((element) => `at the wrong edge: ${named(element)}`),
    ...long.map((element) => `no separators: ${element.textContent?.slice(0, 60)}`),
  ];
}
