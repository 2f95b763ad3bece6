import { pictureDesk as t } from '#texts/picture-desk';
import { formatNumber } from '../../../../../shop/money.ts';
import { isolated } from '../../../../../shop/texts/isolated.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import css from './uploads.module.css';
import { isStuck, type Upload } from './use-uploads.ts';

type UploadListProps = {
  uploads: readonly Upload[];
  onAgain: () => void;
  onDrop: (id: string) => void;
};

/** Photographs being uploaded, each with its progress. */
export function UploadList({ uploads, onAgain, onDrop }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ol className={css.uploads} aria-label={t.onTheirWay}>
      {uploads.map((each, place) => (
        <li key={each.id} data-state={each.state}>
          <span role="status">{stateOf(each, place + 1)}</span>
          {each.state === 'sending' && (
            <progress max={each.file.size} value={each.sent} aria-label={t.photograph(place + 1)} />
          )}
          {(each.state === 'waiting' || each.state === 'refused') && (
            <span className={css.acts}>
              {isStuck(each) && (
                <Button small tone="secondary" onClick={onAgain}>
                  {t.again}
                </Button>
              )}
              <Button small tone="quiet" onClick={() => onDrop(each.id)}>
                {t.drop}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function stateOf({ state, sent, file, why }: Upload, place: number): string {
  // A cropped one has no file name, and needs none: it could be read.
  const name = file instanceof File ? isolated(file.name) : t.photograph(place);
  if (state === 'reducing') return t.states.reducing(name);
  if (state === 'queued') return t.states.queued(name);
  if (state === 'sending') return t.states.sending(name, kilobytes(sent), kilobytes(file.size));
  if (state === 'waiting') return t.states.waiting(name);
  return t.states.refused(name, why);
}

const kilobytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1000));
