import { useState } from 'react';
import { today } from '#texts/today';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import type { Today } from './tasks.ts';
import css from './today.module.css';

const t = today.milestones;

/** What the shop reached last, to be shared and put away. */
export function Milestones({ milestones }: { milestones: Today['milestones'] }) {
  const last = milestones.at(-1);
  return last === undefined ? null : <Milestone key={last.kind} {...last} />;
}

function Milestone({ kind, productId, name }: Today['milestones'][number]) {
  const [isAway, setAway] = useState(false);
  const { busy, act } = useAct();
  if (isAway) return null;
  const putAway = async () => {
    const done = await act(async () => {
      await ask('putMilestoneAway', { kind });
      return true;
    });
    if (done === true) setAway(true);
  };
  return (
    <Banner tone="success" icon="star">
      <b>{kind === 'best' ? t.best(name) : t[kind]}</b>
      <span className={css.milestone}>
        {kind === 'best' ? (
          productId !== null && (
            // A piece is shared on its own page.
            <ButtonLink small tone="secondary" to={`/products/${productId}`}>
              {t.share}
            </ButtonLink>
          )
        ) : (
          <ShareButton text={t.text[kind]} />
        )}
        <Button small tone="quiet" busy={busy} onClick={() => void putAway()}>
          {t.away}
        </Button>
      </span>
    </Banner>
  );
}

function ShareButton({ text }: { text: string }) {
  const url = window.location.origin;
  // Older browsers, and those of desks, have no sheet of their own.
  const ways: Partial<Pick<Navigator, 'share'>> = navigator;
  if (ways.share)
    return (
      // Closing the sheet of the phone is no failure.
      <Button small icon="share-2" onClick={() => void navigator.share({ text, url }).catch(() => {})}>
        {t.share}
      </Button>
    );
  return (
    <ButtonLink
      small
      tone="secondary"
      to={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t.share}
    </ButtonLink>
  );
}
