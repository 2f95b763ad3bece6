import { patterns, type Pattern } from '../../src/shop/catalog/drawings/kinds.ts';
import type { Bilingual } from './bilingual.ts';

/** One written product before it is filled in: the words by hand, ids still unchecked except the pattern. */
export type ProductRow = {
  readonly typeId: string;
  readonly brandId: string;
  readonly cloth: string;
  readonly pattern: Pattern;
  readonly price: number;
  readonly colors: readonly string[];
  readonly name: Bilingual;
  readonly description: Bilingual;
};

/**
 * Reads a table of products. Each type begins with `# type`, then three sentences in each language (`+en:`, `+ar:`)
 * that its products take in turn. A product is three lines:
 *
 *     brand cloth pattern price color color …
 *     en: Name | what is particular to this piece
 *     ar: …
 *
 * Throws, naming the line, on anything else.
 */
export function readProductTable(table: string): ProductRow[] {
  return table
    .split(/^# /m)
    .slice(1)
    .flatMap((section) => readType(section.trim().split('\n').filter(Boolean)));
}

function readType([typeId = '', ...lines]: string[]): ProductRow[] {
  const sentences = {
    en: lines.filter((line) => line.startsWith('+en: ')).map((line) => line.slice(5)),
    ar: lines.filter((line) => line.startsWith('+ar: ')).map((line) => line.slice(5)),
  };
  const products = lines.filter((line) => !line.startsWith('+'));
  return Array.from({ length: products.length / 3 }, (_, index) => {
    const [facts = '', en = '', ar = ''] = products.slice(index * 3, index * 3 + 3);
    const inEnglish = readWords(en, 'en: ');
    const inArabic = readWords(ar, 'ar: ');
    return {
      typeId,
      ...readFacts(facts),
      name: { en: inEnglish.name, ar: inArabic.name },
      description: {
        en: `${inEnglish.detail} ${sentences.en[index % sentences.en.length]}`,
        ar: `${inArabic.detail} ${sentences.ar[index % sentences.ar.length]}`,
      },
    };
  });
}

function readFacts(line: string): Pick<ProductRow, 'brandId' | 'cloth' | 'pattern' | 'price' | 'colors'> {
  const [brandId = '', cloth = '', word, price, ...colors] = line.split(' ');
  const pattern = patterns.find((known) => known === word);
  if (!pattern || !Number(price) || colors.length === 0)
    throw new Error(`not the facts of a product: ${line}`);
  return { brandId, cloth, pattern, price: Number(price), colors };
}

function readWords(line: string, language: string): { name: string; detail: string } {
  const [name, detail] = line.slice(language.length).split(' | ');
  if (!line.startsWith(language) || !name || !detail) throw new Error(`not the words of a product: ${line}`);
  return { name, detail };
}
