import { useState } from 'react';
import { Link } from 'react-router';
import { newPieces as t } from '#texts/new-pieces';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Tag, type TagTone } from '../../../../ui/product/tag.tsx';
import type { Upload } from '../pictures/use-uploads.ts';
import { PhotoTile } from './photo-tile.tsx';
import css from './pieces.module.css';
import { isOpen, joined, type Piece } from './pieces.ts';

type PieceGridProps = {
  pieces: readonly Piece[];
  uploads: readonly Upload[];
  /** The line is gone: what is filled in waits here. */
  isWaiting: boolean;
  onChange: (change: (now: readonly Piece[]) => readonly Piece[]) => void;
};

type State = keyof typeof t.states;
const tones: Record<State, TagTone> = {
  open: 'warning',
  pictures: 'plain',
  sending: 'plain',
  waiting: 'info',
  refused: 'danger',
  published: 'success',
  draft: 'plain',
};

/** The pieces with their state; each opens its form. Ticked ones become one piece. */
export function PieceGrid({ pieces, uploads, isWaiting, onChange }: PieceGridProps) {
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const open = pieces.filter(isOpen);
  const uploadOf = (id: string) => uploads.find(({ replaces }) => replaces === id);
  const stateOf = (piece: Piece): State => {
    if (piece.made !== null) return piece.made.isPublished ? 'published' : 'draft';
    const own = piece.photos.map(({ id }) => uploadOf(id)?.state);
    if (own.includes('refused') || Object.keys(piece.errors).length > 0) return 'refused';
    if (piece.sent === null) return 'open';
    if (isWaiting || own.includes('waiting')) return 'waiting';
    return piece.photos.some(({ picture }) => picture === null) ? 'pictures' : 'sending';
  };
  const join = (ids: readonly string[]) => {
    onChange((now) => joined(now, ids));
    setTicked([]);
  };
  return (
    <section className={css.pieces} aria-label={t.pieces}>
      {ticked === null && open.length > 1 && (
        <Button tone="secondary" small icon="layers" onClick={() => setTicked([])}>
          {t.group}
        </Button>
      )}
      {ticked !== null && (
        <div className={css.group}>
          <p role="status">{t.groupSays}</p>
          <Button small disabled={ticked.length < 2} onClick={() => join(ticked)}>
            {t.groupThese(ticked.length)}
          </Button>
          <Button small tone="quiet" onClick={() => setTicked(null)}>
            {t.stopGrouping}
          </Button>
        </div>
      )}
      <ol className={css.grid}>
        {pieces.map((piece, at) => {
          const [photo] = piece.photos;
          const state = stateOf(piece);
          const label = t.piece(at + 1);
          const tile = (
            <>
              {photo && <PhotoTile photo={photo} label={label} />}
              <span className={css.state}>
                <Tag tone={tones[state]}>{t.states[state]}</Tag>
                {piece.photos.length > 1 && <Tag>{`×${piece.photos.length}`}</Tag>}
              </span>
            </>
          );
          if (ticked !== null && isOpen(piece))
            return (
              <li key={piece.id}>
                <label className={css.tile}>
                  <input
                    type="checkbox"
                    aria-label={label}
                    checked={ticked.includes(piece.id)}
                    onChange={({ currentTarget: { checked } }) =>
                      setTicked(checked ? [...ticked, piece.id] : ticked.filter((each) => each !== piece.id))
                    }
                  />
                  {tile}
                </label>
              </li>
            );
          const to = piece.made === null ? `/products/add?piece=${piece.id}` : `/products/${piece.made.id}`;
          return (
            <li key={piece.id}>
              {piece.sent === null ? (
                <Link className={css.tile} to={to}>
                  {tile}
                </Link>
              ) : (
                <span className={css.tile}>{tile}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
