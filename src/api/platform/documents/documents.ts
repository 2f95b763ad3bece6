import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inEachLanguage, type Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { fileCache } from '../../file-cache.ts';
import { openCompiler } from './compiler.ts';

/** About 45 KB each. */
const MOST_FILES = 2000;

type DocumentBlock =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] };

/** The bytes of PNGs, by id. */
export type PaperLogos = Readonly<Record<string, readonly number[]>>;
/** Its id among the logos, its width in mm and the color behind it, '' for none. */
export type PaperLogo = { id: string; width: number; ground: string };

/** Who the shop is, at the head of a paper: its logo, else the mark of the loom and the name. */
type Head = { wordmark: string; logo?: PaperLogo | null; logos?: PaperLogos };

/** The data of each template: see `templates/<name>.typ`. */
export type DocumentData = {
  policy: Head & {
    title: string;
    updated: string;
    inShort: string;
    short: { language: Language; blocks: readonly DocumentBlock[] };
    sections: readonly { language: Language; title: string; blocks: readonly DocumentBlock[] }[];
  };
  parcel: Head & {
    title: string;
    kind: 'label' | 'slip';
    /** A roll of 80 mm; else A6. */
    roll: boolean;
    words: { cash: string };
    parcels: readonly {
      number: string;
      /** The number in groups. */
      shown: string;
      stripe: readonly { color: string; width: number }[];
      /** Widths of bars and spaces in turn. */
      bars: readonly number[];
      name: string;
      phone: string;
      place: string;
      street: string;
      note: string;
      /** That it replaces returned pieces; else ''. */
      exchange: string;
      pieces: string;
      cash: string;
      lines: readonly { name: string; about: string; quantity: string; total: string }[];
      sums: readonly { label: string; amount: string }[];
    }[];
  };
  manifest: Head & {
    title: string;
    words: {
      order: string;
      place: string;
      pieces: string;
      waybill: string;
      cash: string;
      returns: string;
      collect: string;
      handedOver: string;
      received: string;
      signature: string;
    };
    /** A page each, or more for many parcels. */
    runs: readonly {
      carrier: string;
      day: string;
      hasWaybills: boolean;
      parcels: readonly {
        no: string;
        /** Widths of bars and spaces in turn. */
        bars: readonly number[];
        shown: string;
        place: string;
        pieces: string;
        waybill: string;
        cash: string;
      }[];
      returns: readonly { shown: string; place: string; pieces: string; cash: string }[];
      sums: readonly { label: string; amount: string }[];
      collect: string;
    }[];
  };
  labels: {
    title: string;
    /** In mm; of labels on A4, how many stand beside and below each other. */
    size: { width: number; height: number };
    grid: { columns: number; rows: number } | null;
    labels: readonly {
      name: string;
      about: string;
      code: string;
      price: string | null;
      /** Widths of bars and spaces in turn. */
      bars: readonly number[];
    }[];
  };
  invoice: {
    wordmark: string;
    title: string;
    words: {
      piece: string;
      quantity: string;
      price: string;
      discount: string;
      sum: string;
      total: string;
      to: string;
    };
    logos: PaperLogos;
    /** A page each, or more for many lines. */
    papers: readonly {
      heading: string;
      number: string;
      name: string;
      logo: PaperLogo | null;
      stripe: readonly { color: string; width: number }[];
      about: readonly string[];
      facts: readonly { label: string; value: string }[];
      seller: readonly string[];
      buyer: readonly string[];
      lines: readonly {
        name: string;
        about: string;
        quantity: string;
        price: string;
        discount: string;
        sum: string;
      }[];
      sums: readonly { label: string; amount: string }[];
      total: string;
      oldTotal: string;
      tax: string;
    }[];
  };
};

export type Documents = {
  /** The document as a PDF, cached by a hash of data, templates and fonts. @throws if it fails or too many wait */
  render: <Template extends keyof DocumentData>(
    template: Template,
    language: Language,
    data: DocumentData[Template],
  ) => Promise<Buffer>;
  /** The same without a file: for what names a person. */
  renderPrivate: Documents['render'];
  close: () => void;
};

/** Makes PDF documents in both languages from templates and data. */
export function openDocuments(dataDir: string): Documents {
  const files = fileCache(join(dataDir, 'documents'), MOST_FILES);
  const compiler = openCompiler();
  return {
    render: (template, language, data) => {
      const json = JSON.stringify({ ...common[language], ...data });
      const name = createHash('sha256').update(edition).update(json).digest('base64url');
      return files.get(`${template}-${name}.pdf`, () => compiler.compile({ template, data: json }));
    },
    renderPrivate: (template, language, data) =>
      compiler.compile({ template, data: JSON.stringify({ ...common[language], ...data }) }),
    close: compiler.close,
  };
}

const common = inEachLanguage((language) => ({ language, ...texts[language].documents }));

/** A hash of everything besides the data that affects the result; a built server has that of its sources in a file. */
const edition = ['.', 'templates', './fonts']
  .map((folder) => resolve(import.meta.dirname, folder))
  .flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map(({ name }) => join(folder, name)),
  )
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest();
