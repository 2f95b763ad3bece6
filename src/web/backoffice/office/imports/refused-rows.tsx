import { useState } from 'react';
import { Link } from 'react-router';
import { imports as t } from '#texts/imports';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { formatNumber } from '../../../../shop/money.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { bytesOf, saveFile } from '../../../client/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubCategoryOptions } from '../../catalog/taxonomy/sub-category-options.tsx';
import { systemName } from '../../catalog/taxonomy/system-field.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { AddWordsSheet, type Word, type WordMeaning } from './add-words-sheet.tsx';
import css from './imports.module.css';
import { useFileDraft } from './use-file-draft.ts';

const SHOWN_RUNS = 8;
const SHOWN_WORDS = 3;
const FIRST_REASONS = 15;
const MORE_REASONS = 50;
/** As many as an answer lists. */
const MOST_REASONS = 200;

type Fault = ProductImport['faults'][number];

/** The meanings of unknown words, and what is said once for all rows; empty where nothing is chosen. */
type Draft = {
  meanings: Readonly<Record<string, string>>;
  brandId: string;
  subCategoryId: string;
  colorId: string;
  pairs: string;
};
const none: Draft = { meanings: {}, brandId: '', subCategoryId: '', colorId: '', pairs: '' };

const fieldOf = { brand: 'brandId', subCategory: 'subCategoryId', color: 'colorId', pairs: 'pairs' } as const;

/** Whether the file has to be tried again before it is imported. */
export const mustTryAgain = ({ state, may, changedSince }: ProductImport): boolean =>
  changedSince.count > 0 || (state === 'failed' && may.includes('map'));

const keyOf = ({ kind, word }: Pick<Word, 'kind' | 'word'>) => `${kind} ${word}`;

/** Why rows are refused, each reason once, with a choice of what an unknown word means. */
export function RefusedRows({ file, taxonomy }: { file: ProductImport; taxonomy: Taxonomy | null }) {
  const { _id: id, faults, columns, may } = file;
  const { busy, act } = useAct();
  const [shown, setShown] = useState(FIRST_REASONS);
  const [draft, choose, forget] = useFileDraft<Draft>(`import-words:${id}`, none);
  const { meanings, brandId, subCategoryId, colorId, pairs } = draft;
  const unknown = wordsOf(faults);
  // What is probably meant is chosen until something else is.
  const meaningOf = (word: Word) => meanings[keyOf(word)] ?? word.nearId ?? '';
  const words = unknown.flatMap((each): WordMeaning[] => {
    const { kind, word } = each;
    const termId = meaningOf(each);
    return termId === '' ? [] : [{ kind, word, termId }];
  });
  const [adding, setAdding] = useState<readonly Word[]>([]);
  const save = async () => {
    const answer = await act(() => ask('exportRefusedRows', { id }));
    if (answer !== null) saveFile({ ...answer.file, content: bytesOf(answer.file.content) });
  };
  const tryWith = async (more: readonly WordMeaning[]) => {
    const added = new Set(more.map(keyOf));
    const tried = await ask('mapImport', {
      id,
      columns: columns.map(({ column }) => column),
      words: [...words.filter((word) => !added.has(keyOf(word))), ...more],
      ...((pairs === 'one' || pairs === 'two') && { pairs }),
      ...(brandId !== '' && { brandId }),
      ...(subCategoryId !== '' && { subCategoryId }),
      ...(colorId !== '' && { colorId }),
    });
    forget();
    return tried;
  };
  // A second entry of the same name would be just as ambiguous.
  const canAdd = (word: Word) => !word.isKnown && !meanings[keyOf(word)];
  const isChosen = words.length > 0 || [brandId, subCategoryId, colorId, pairs].some(Boolean);
  const mayTeach = may.includes('map') && taxonomy !== null;
  return (
    <section className={css.page}>
      <h2 className="card-title">{t.refusedTitle}</h2>
      <ul className={css.faults}>
        {faults.slice(0, shown).map((fault) => (
          <li key={`${fault.row} ${fault.heading} ${fault.text}`}>
            <Reason fault={fault} />
            {mayTeach && fault.needs !== null && (
              <SelectField
                compact
                label={fault.needs === 'pairs' ? t.pairs.label : t.ofAll[fault.needs]}
                value={draft[fieldOf[fault.needs]]}
                onChange={({ currentTarget: { value } }) =>
                  fault.needs !== null && choose({ ...draft, [fieldOf[fault.needs]]: value })
                }
              >
                <option value="">{t.meansNothing}</option>
                {fault.needs === 'pairs' ? <PairOptions /> : <Terms kind={fault.needs} taxonomy={taxonomy} />}
              </SelectField>
            )}
            {mayTeach && fault.word !== null && (
              <SelectField
                compact
                label={t.means(fault.word.word)}
                value={meaningOf(fault.word)}
                onChange={({ currentTarget: { value } }) =>
                  fault.word !== null &&
                  choose({ ...draft, meanings: { ...meanings, [keyOf(fault.word)]: value } })
                }
              >
                <option value="">{t.meansNothing}</option>
                <Terms kind={fault.word.kind} taxonomy={taxonomy} />
              </SelectField>
            )}
            {mayTeach && fault.word !== null && canAdd(fault.word) && (
              <Button
                small
                tone="quiet"
                icon="plus"
                onClick={() => fault.word !== null && setAdding([fault.word])}
              >
                {t.addThis(fault.word.word)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown < faults.length && (
        <Button wide tone="quiet" onClick={() => setShown(shown + MORE_REASONS)}>
          {t.moreReasons(Math.min(MORE_REASONS, faults.length - shown), faults.length - shown)}
        </Button>
      )}
      {shown >= faults.length && faults.length === MOST_REASONS && (
        <p className={css.quiet}>{t.reasonsEnd(MOST_REASONS)}</p>
      )}
      {may.includes('map') && (
        <Button
          wide
          busy={busy}
          tone={isChosen || mustTryAgain(file) ? 'primary' : 'secondary'}
          onClick={() => void act(async () => tryWith([]))}
        >
          {words.length > 0 ? t.learn(words.length) : t.tryOnceMore}
        </Button>
      )}
      {mayTeach && <AddAll unknown={unknown.filter((word) => canAdd(word))} onAdd={setAdding} />}
      {adding[0] !== undefined && taxonomy !== null && (
        <AddWordsSheet found={adding} taxonomy={taxonomy} onAdded={tryWith} onClose={() => setAdding([])} />
      )}
      {mayTeach && unknown.length > 0 && (
        <p className={css.quiet}>
          {t.learnSays}{' '}
          <Link className="text-link" to="/products/taxonomy">
            {t.toTaxonomy}
          </Link>
        </p>
      )}
      <Button wide tone="secondary" icon="download" busy={busy} onClick={() => void save()}>
        {t.saveRefused}
      </Button>
    </section>
  );
}

/** Each unknown word once: it may be refused for two reasons. */
function wordsOf(faults: readonly Fault[]): Word[] {
  const found = faults.flatMap(({ word }) => (word === null ? [] : [[keyOf(word), word] as const]));
  return [...new Map(found).values()];
}

type AddAllProps = { unknown: readonly Word[]; onAdd: (words: readonly Word[]) => void };

/** Adds the unknown words to the shop, all of them in one list. */
function AddAll({ unknown, onAdd }: AddAllProps) {
  // A single one is added from its own line.
  if (unknown.length < 2) return null;
  const shown = unknown
    .slice(0, SHOWN_WORDS)
    .map(({ word }) => isolated(word))
    .join(t.comma);
  return (
    <Button wide tone="secondary" icon="plus" onClick={() => onAdd(unknown)}>
      {t.addThese(shown, unknown.length - SHOWN_WORDS)}
    </Button>
  );
}

function PairOptions() {
  return (
    <>
      <option value="one">{t.pairs.one}</option>
      <option value="two">{t.pairs.two}</option>
    </>
  );
}

function Reason({ fault: { rows, count, cell, heading, text, needsRate } }: { fault: Fault }) {
  const runs = runsOf(rows);
  const shown = runs.slice(0, SHOWN_RUNS);
  return (
    <div>
      <p>
        {heading !== '' && (
          <b>
            <bdi>{heading}</bdi>{' '}
          </b>
        )}
        {text}
        {needsRate && (
          <>
            {' '}
            <Link className="text-link" to="/stock/rates">
              {t.setRate}
            </Link>
          </>
        )}
      </p>
      <p className={css.quiet}>
        {count === 1
          ? t.row(rows[0] ?? 0)
          : t.rowsAre(count, shown.join(t.comma), shown.length < runs.length || rows.length < count)}
        {count === 1 && cell !== null && (
          <>
            {' '}
            <bdi>{cell}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

/** `2–21` for rows that follow one another. */
function runsOf(rows: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === row - 1) last.to = row;
    else runs.push({ from: row, to: row });
  }
  return runs.map(({ from, to }) =>
    from === to ? formatNumber(from) : isolated(`${formatNumber(from)}–${formatNumber(to)}`),
  );
}

function Terms({ kind, taxonomy }: { kind: Word['kind']; taxonomy: Taxonomy }) {
  if (kind === 'subCategory') return <SubCategoryOptions {...taxonomy} />;
  // Clothes and shoes both have a 38.
  if (kind === 'size')
    return [...Map.groupBy(taxonomy.sizes, ({ system }) => system)].map(([system, sizes]) => (
      <optgroup key={system} label={systemName(system)}>
        {sizes.map(({ _id, label }) => (
          <option key={_id} value={_id}>
            {label}
          </option>
        ))}
      </optgroup>
    ));
  const terms =
    kind === 'brand' ? taxonomy.brands : kind === 'category' ? taxonomy.categories : taxonomy.colors;
  return terms.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ));
}
