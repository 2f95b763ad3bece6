import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import { Button } from '../../ui/buttons/button.tsx';
import { useLive } from '../client/live.ts';
import css from './news-pill.module.css';

/**
 * How many orders came or changed since the list was read, which stays until the pill is pressed. `shown`: ids and
 * versions of its rows. `newOnly` counts only new orders among those not shown.
 */
export function NewsPill({
  shown,
  newOnly = false,
}: {
  shown: ReadonlyMap<string, number>;
  newOnly?: boolean;
}) {
  const [heard, setHeard] = useState<ReadonlyMap<string, number>>(new Map());
  const [isUnknown, setUnknown] = useState(false);
  const { revalidate, state } = useRevalidator();
  useLive(['order'], (event) => {
    if (event === null) setUnknown(true);
    else if (shown.has(event.id) || (event.version === 1) === newOnly)
      setHeard((before) => new Map(before).set(event.id, event.version));
  });
  // What the list shows by now is no news.
  const news = [...heard].filter(([id, version]) => (shown.get(id) ?? 0) < version);
  if (news.length === 0 && !isUnknown) return null;
  const show = async () => {
    setHeard(new Map());
    setUnknown(false);
    await revalidate();
  };
  const isNew = news.length > 0 && news.every(([id]) => !shown.has(id));
  return (
    <div className={css.pill} role="status">
      <Button tone="secondary" small icon="refresh-cw" busy={state === 'loading'} onClick={() => void show()}>
        {newOnly && isNew ? t.newOrders(news.length) : t.changedOrders}
      </Button>
    </div>
  );
}
