import { useState } from 'react';
import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../shop/returns/desk-contract.ts';
import { Panel } from '../../ui/blocks/panel.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ask } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from './returns.module.css';

/** The shopper's photographs: masked until they are opened, which is logged. */
export function ReturnPhotos({ request: { _id: id, photos: count } }: { request: ConsoleReturn }) {
  const [photos, setPhotos] = useState<readonly string[] | null>(null);
  const { busy, act } = useAct();
  const open = async () => {
    const answer = await act(async () => ask('openReturnPhotos', { id }));
    if (answer !== null) setPhotos(answer.photos);
  };
  return (
    <Panel title={t.photos}>
      {photos === null ? (
        <Button tone="secondary" small icon="image" busy={busy} onClick={() => void open()}>
          {t.showPhotos(count)}
        </Button>
      ) : (
        <ul className={css.photos}>
          {photos.map((photo, place) => (
            <li key={photo}>
              <img src={photo} alt={t.photoNumber(place + 1)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
