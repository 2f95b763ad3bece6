import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newPieces as t } from '#texts/new-pieces';
import { CallError, mayRetry } from '../../../../client/call-error.ts';
import { newKey } from '../../../../client/idempotency-key.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../../client/drafts.ts';
import { plainLooks, useUploads } from '../pictures/use-uploads.ts';
import { readPictures } from '../pictures/waiting-pictures.ts';
import { errorsOf } from '../product-errors.ts';
import { lookAt } from './find-color.ts';
import {
  errorsBeside,
  inputOf,
  isOpen,
  isUnfinished,
  newPiece,
  type Photo,
  type Piece,
  type PieceFields,
  STORED,
  without,
} from './pieces.ts';

const LAST = 'new-pieces:last';

/** The first and the longest pause between retries, in ms; it doubles after each failure. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Products that are made from photographs. They stay on this device until they are saved: photographs are sent in the
 * background, and a piece that was filled in is saved once all of its own arrived, again after an outage or a reload.
 */
export function usePieces() {
  const [pieces, setPieces] = useState<readonly Piece[]>(() =>
    readDraft<readonly Piece[]>(STORED, []).filter(isUnfinished),
  );
  const [last, setLast] = useState(() => readDraft<Partial<PieceFields>>(LAST, {}));
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(pieces);
  const isLeft = useRef(false);
  const isSending = useRef(false);
  const retry = useRef<{ failures: number; timer?: ReturnType<typeof setTimeout> }>({ failures: 0 });

  const set = (change: (now: readonly Piece[]) => readonly Piece[]) => {
    const next = change(latest.current);
    latest.current = next;
    if (next.length > 0) writeDraft(STORED, next);
    else removeDraft(STORED);
    setPieces(next);
  };
  const patch = (id: string, part: Partial<Piece>) =>
    set((now) => now.map((piece) => (piece.id === id ? { ...piece, ...part } : piece)));
  const changePhoto = (id: string, change: (photo: Photo) => Photo) =>
    set((now) =>
      now.map((piece) => ({
        ...piece,
        photos: piece.photos.map((photo) => (photo.id === id ? change(photo) : photo)),
      })),
    );

  const pump = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (;;) {
      const next = latest.current.find((piece) => inputOf(piece) !== null);
      if (next === undefined || isLeft.current || !(await sendOne(next))) break;
    }
    isSending.current = false;
  };
  /** False where the line is gone. */
  const sendOne = async (piece: Piece): Promise<boolean> => {
    const input = inputOf(piece);
    if (input === null || piece.sent === null) return true;
    const { key, publish } = piece.sent;
    try {
      const { product } = await ask('putOnSale', input, { idempotencyKey: key });
      // The next visit sends it again, with the same key, and gets the same product.
      if (isLeft.current) return false;
      retry.current.failures = 0;
      setWaiting(false);
      patch(piece.id, { sent: null, made: { id: product._id, isPublished: publish } });
      return true;
    } catch (failure) {
      if (isLeft.current) return false;
      if (mayRetry(failure)) sendLater();
      // Signed out: it is sent after the next sign-in.
      if (mayRetry(failure) || (failure instanceof CallError && failure.status === 401)) return false;
      patch(piece.id, { sent: null, errors: errorsOf(failure) });
      return true;
    }
  };
  const sendLater = () => {
    setWaiting(true);
    clearTimeout(retry.current.timer);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retry.current.failures);
    retry.current.failures += 1;
    retry.current.timer = setTimeout(() => void pump(), pause);
  };

  // A photograph is known by what it stands for: its piece may be joined with another meanwhile.
  const {
    uploads,
    add: send,
    again,
    drop,
  } = useUploads(draftKey(STORED), ({ pictureId, image, replaces }) => {
    if (replaces === null) return;
    changePhoto(replaces, (photo) => ({ ...photo, picture: { pictureId, image }, thumb: null }));
    void pump();
  });

  const takeUp = useEffectEvent((stored: ReadonlySet<string>, before: readonly Piece[]) => {
    // Where this browser stores no files, a photograph that did not arrive is gone with the page.
    const gone = before
      .flatMap(({ photos }) => photos)
      .filter(({ id, picture }) => picture === null && !stored.has(id));
    if (gone.length > 0) toast.error(t.lost);
    set((now) => gone.reduce((left, { id }) => without(left, id), [...now]));
    void pump();
  });
  const lineIsBack = useEffectEvent(() => void pump());
  useEffect(() => {
    isLeft.current = false;
    const retrying = retry.current;
    const before = latest.current;
    void readPictures(draftKey(STORED)).then((kept) =>
      takeUp(new Set(kept.map(({ replaces }) => replaces ?? '')), before),
    );
    const back = () => lineIsBack();
    addEventListener('online', back);
    return () => {
      isLeft.current = true;
      clearTimeout(retrying.timer);
      removeEventListener('online', back);
    };
  }, []);

  const addPhotographs = async (files: readonly Blob[]) => {
    const photos = files.map((file) => ({ file, id: newKey() }));
    set((now) => [
      ...now,
      ...photos.map(({ id }) => newPiece({ id, picture: null, color: null, thumb: null })),
    ]);
    for (const { file, id } of photos) void send(file, plainLooks, id);
    // One at a time: a decoded photograph takes 50 MB of a phone's memory.
    for (const { file, id } of photos) {
      const seen = await lookAt(file);
      changePhoto(id, (photo) => ({ ...photo, ...seen, ...(photo.picture !== null && { thumb: null }) }));
    }
  };
  const leaveOut = (photoId: string) => {
    const upload = uploads.find(({ replaces }) => replaces === photoId);
    if (upload !== undefined) drop(upload.id);
    set((now) => without(now, photoId));
  };
  const type = (id: string, typed: Partial<PieceFields>) =>
    set((now) =>
      now.map((piece) =>
        piece.id === id
          ? { ...piece, typed: { ...piece.typed, ...typed }, errors: errorsBeside(piece.errors, typed) }
          : piece,
      ),
    );
  /** Has a piece saved; a second press while it is on its way changes nothing. */
  const finish = (id: string, fields: PieceFields, publish: boolean) => {
    const piece = latest.current.find((each) => each.id === id);
    if (piece === undefined || !isOpen(piece)) return;
    const { subCategoryId, brandId, sizes, price } = fields;
    const next = { subCategoryId, brandId, sizes, price };
    writeDraft(LAST, next);
    setLast(next);
    patch(id, { sent: { fields, publish, key: newKey() }, errors: {} });
    void pump();
  };
  return {
    pieces,
    /** Of the piece that was filled in last. */
    last,
    uploads,
    isWaiting,
    addPhotographs,
    leaveOut,
    type,
    finish,
    change: set,
    again: () => {
      again();
      void pump();
    },
  };
}
