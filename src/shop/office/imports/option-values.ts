import { normalize } from '../../normal-form.ts';
import type { Platform } from './platform.ts';

export type Option = { readonly name: string; readonly value: string };
/** The cell of a row under a heading. */
export type CellOf = (heading: string) => string;

const NO_OPTION = /^(?:title|default title|default option|default|default option value)$/i;
const COLOR = /(?:^| )(?:colou?rs?|couleurs?|renk|اللون|لون|الالوان|الوان)(?: |$)/;
const SIZE =
  /(?:^| )(?:sizes?|tailles?|talla|beden|المقاس|مقاس|المقاسات|القياس|قياس|القياسات|النمره|نمره)(?: |$)/;

const MOST_OPTIONS = 4;

/** The options that a row names, by name and value; names may stand in the product's first row alone. */
export function optionsOf(options: Platform['options'], cell: CellOf, lead: CellOf): Option[] {
  const found = options === undefined ? [] : readOptions(options, cell, lead);
  return found.filter(({ name, value }) => value !== '' && !NO_OPTION.test(value) && !NO_OPTION.test(name));
}

function readOptions(options: NonNullable<Platform['options']>, cell: CellOf, lead: CellOf): Option[] {
  if ('numbered' in options)
    return Array.from({ length: MOST_OPTIONS }, (_, at) => {
      const [option = { name: '', value: '' }] = options.numbered
        .map(([name, value]) => [name.replace('#', `${at + 1}`), value.replace('#', `${at + 1}`)] as const)
        .map(([name, value]) => ({ name: cell(name) || lead(name), value: cell(value) }))
        .filter(({ value }) => value !== '');
      return option;
    });
  if ('joined' in options) {
    const [names, values] = options.joined;
    const named = partsOf(cell(names) || lead(names), options.mark);
    return partsOf(cell(values), options.mark).map((value, at) => ({ name: named[at] ?? '', value }));
  }
  const pairs = options.pairs.map(cell).find((text) => text !== '') ?? '';
  return pairs.split(',').flatMap((pair) => {
    const [name = '', ...value] = pair.split(':');
    return value.length === 0 ? [] : [{ name: name.trim(), value: value.join(':').trim() }];
  });
}

/** `Color:color:0` is Color: what follows is the kind and the place. */
const partsOf = (text: string, mark: string) =>
  text.split(mark).map((part) => (mark === ',' ? (part.split(':')[0] ?? '') : part).trim());

/** The attributes of rows that list all values of a product, such as `Black,White`. */
export const listedOptions = (options: Platform['options'], rows: readonly CellOf[]): Option[] =>
  options === undefined || !('lines' in options)
    ? []
    : rows.flatMap((cell) =>
        options.lines.flatMap(([name, values]) =>
          cell(values) === '' ? [] : [{ name: cell(name), value: cell(values).split(',').join(' | ') }],
        ),
      );

/** Which of them is the color and which the size; one of another name is a size where no other is. */
export function colorAndSize(options: readonly Option[]): { color: string; size: string } {
  const isNamed = (kind: RegExp) => (option: Option) => kind.test(normalize(option.name));
  const color = options.find(isNamed(COLOR));
  const size = options.find(isNamed(SIZE)) ?? options.find((option) => option !== color);
  return { color: color?.value ?? '', size: size?.value ?? '' };
}
