import { useState } from 'react';
import { packing as t } from '#texts/packing';
import type { ConsoleOrder, PackedLine, Piece } from '../../../../shop/delivery/fulfilment/contract.ts';
import {
  openPieces,
  packedByLine,
  type PackedPiece,
  scanPiece,
} from '../../../../shop/delivery/fulfilment/papers/scan-piece.ts';
import { formatTime } from '../../../../shop/time/days.ts';
import { CallError } from '../../../client/call-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { readDraft, removeDraft, writeDraft } from '../../client/drafts.ts';
import { ScanField, type ScanResult } from '../../ui/scan/scan-field.tsx';
import { useStep } from '../fulfilment/use-step.ts';
import { MissingSheet } from './missing-sheet.tsx';
import css from './packing.module.css';
import { PieceRow } from './piece-row.tsx';
import { TickSheet } from './tick-sheet.tsx';

type Packed = { pieces: PackedPiece[]; tickReason: string };

/** The pieces of a claimed parcel, scanned or ticked one by one until none is left. */
export function PackPieces({ order }: { order: ConsoleOrder }) {
  const { lines, parcelId: id, version } = order;
  const [packed, setPacked] = usePacked(id, piecesText(lines));
  const [sheet, setSheet] = useState<'missing' | PackedLine | null>(null);
  const { busy, take } = useStep();
  const { pieces, tickReason } = packed;
  const left = lines.reduce((sum, line) => sum + openPieces(line, pieces), 0);
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const next = lines.find((line) => openPieces(line, pieces) > 0);

  const add = (line: PackedLine, isScanned: boolean, reason = tickReason, count = 1) =>
    setPacked({
      pieces: [
        ...pieces,
        ...Array.from({ length: count }, () => ({
          lineNo: line.lineNo,
          at: new Date().toISOString(),
          isScanned,
        })),
      ],
      tickReason: reason,
    });
  /** Puts all of a line in at once. The reason is asked for the first one only, and never where there is no code to scan. */
  const tick = (line: PackedLine) => {
    const reason = tickReason || (line.barcode === null ? t.tickReasons.noLabel : '');
    if (reason === '') setSheet(line);
    else add(line, false, reason, openPieces(line, pieces));
  };
  const scan = async (code: string): Promise<ScanResult> => {
    const verdict = scanPiece(code, lines, pieces);
    if (verdict.kind === 'right') {
      add(verdict.line, true);
      return { kind: 'right', text: verdict.line.name };
    }
    if (verdict.kind === 'twice')
      return { kind: 'twice', text: t.scannedAt(verdict.line.name, formatTime(verdict.at)) };
    return { kind: 'wrong', text: await explain(verdict.code, lines, next) };
  };
  const pack = async () => {
    const done = await take(async () =>
      askOnce('packParcel', { id, version, pieces: packedByLine(lines, pieces), tickReason }),
    );
    if (done !== null) removeDraft(keyOf(id));
  };

  return (
    <>
      <ScanField
        label={t.scan}
        onCode={scan}
        action={
          pieces.length > 0 && (
            <button
              type="button"
              className="text-link"
              onClick={() => setPacked({ ...packed, pieces: pieces.slice(0, -1) })}
            >
              {t.undo}
            </button>
          )
        }
      />
      {next !== undefined && (
        <NextPiece line={next} open={openPieces(next, pieces)} onTick={() => tick(next)} />
      )}
      <ul className={css.pieces}>
        {lines
          .filter((line) => line !== next)
          .map((line) => (
            <PieceRow key={line.lineNo} line={line}>
              <PieceState line={line} pieces={pieces} />
              {openPieces(line, pieces) > 0 && (
                <Button
                  tone="secondary"
                  small
                  aria-label={t.tickOf(line.name, line.size.label)}
                  onClick={() => tick(line)}
                >
                  {t.tickShort}
                </Button>
              )}
            </PieceRow>
          ))}
      </ul>
      <p className={css.line}>
        <Button tone="secondary" small icon="circle-alert" onClick={() => setSheet('missing')}>
          {t.missing}
        </Button>
      </p>
      <div className={css.foot}>
        <p className={css.line}>
          <span>{t.ofCount(all - left, all)}</span>
          <Money amount={order.cashDue} />
        </p>
        <Button wide icon="package" busy={busy} disabled={left > 0} onClick={() => void pack()}>
          {left > 0 ? t.left(left) : t.pack}
        </Button>
      </div>
      {sheet === 'missing' && <MissingSheet order={order} onClose={() => setSheet(null)} />}
      {sheet !== null && sheet !== 'missing' && (
        <TickSheet
          line={sheet}
          onClose={() => setSheet(null)}
          onTick={(reason) => {
            add(sheet, false, reason, openPieces(sheet, pieces));
            setSheet(null);
          }}
        />
      )}
    </>
  );
}

/** The piece to fetch now. */
function NextPiece({
  line: { image, name, color, size, quantity },
  open,
  onTick,
}: {
  line: PackedLine;
  open: number;
  onTick: () => void;
}) {
  return (
    <section className={css.next} aria-label={t.next}>
      <div className={css.photo}>
        <Picture image={image} sizes="96px" load="eager" />
      </div>
      <div className={css.words}>
        <small className={css.small}>{t.next}</small>
        <b>{name}</b>
        <span className={css.small}>{color.name}</span>
        <b className={css.size}>
          <span className="visually-hidden">{t.size} </span>
          <bdi>{size.label}</bdi>
        </b>
        {quantity > 1 && <span>{t.ofCount(quantity - open, quantity)}</span>}
        <Button tone="secondary" small onClick={onTick}>
          {t.tick}
        </Button>
      </div>
    </section>
  );
}

function PieceState({ line, pieces }: { line: PackedLine; pieces: readonly PackedPiece[] }) {
  const last = pieces.findLast(({ lineNo }) => lineNo === line.lineNo);
  if (last === undefined) return null;
  const time = formatTime(last.at);
  const isWhole = openPieces(line, pieces) === 0;
  return (
    <span className={isWhole ? css.whole : css.small}>
      {isWhole && '✓ '}
      {last.isScanned ? t.scanned(time) : t.ticked(time)}
      {line.quantity > 1 && ` · ${t.ofCount(line.quantity - openPieces(line, pieces), line.quantity)}`}
    </span>
  );
}

/** Says which product a foreign code is on, and what was expected instead. */
async function explain(
  code: string,
  lines: readonly PackedLine[],
  next: PackedLine | undefined,
): Promise<string> {
  let piece: Piece;
  try {
    ({ piece } = await ask('getPiece', { code }));
  } catch (error) {
    return error instanceof CallError && error.status === 404 ? t.unknownCode(code) : t.notLookedUp;
  }
  const wanted = lines.find(({ productId }) => productId === piece.productId) ?? next;
  if (wanted === undefined) return t.notOfOrder(piece.name);
  if (wanted.productId !== piece.productId) return t.wrongPiece(piece.name, wanted.name);
  if (wanted.color._id !== piece.color._id) return t.wrongColor(piece.color.name, wanted.color.name);
  return t.wrongSize(piece.size.label, wanted.size.label);
}

const keyOf = (parcelId: string) => `packed ${parcelId}`;

/** What a parcel asks for, as a key. */
export const piecesText = (lines: readonly PackedLine[]): string =>
  lines
    .map(({ lineNo, productId, color, size, quantity }) =>
      [lineNo, productId, color._id, size._id, quantity].join('/'),
    )
    .join(' ');

/** What was scanned so far stays on the device until the parcel is packed; other pieces in the order start it again. */
function usePacked(parcelId: string, wanted: string): [Packed, (packed: Packed) => void] {
  const [packed, setPacked] = useState<Packed>(() => {
    const stored = readDraft<(Packed & { wanted: string }) | null>(keyOf(parcelId), null);
    return stored?.wanted === wanted ? stored : { pieces: [], tickReason: '' };
  });
  const change = (next: Packed) => {
    setPacked(next);
    writeDraft(keyOf(parcelId), { ...next, wanted });
  };
  return [packed, change];
}
