import { useEffect, useState } from 'react';
import { consoleOrders as t } from '#texts/console-orders';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { ask } from '../../client/ask.ts';
import css from '../fulfilment.module.css';

const BEAT_MS = 10_000;

/** Says who else has this order open, and lets them know that it is open here. */
export function OrderPresence({ id }: { id: string }) {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beat = async () => {
      clearTimeout(timer);
      if (!document.hidden) {
        const names = await ask('showPresence', { id }).then(
          // Isolated: names of both directions stand in one line.
          (answer) => answer.others.map(({ name }) => `\u2068${name}\u2069`),
          // Offline it is not known.
          () => [],
        );
        if (isOver) return;
        setOthers(names);
      }
      timer = setTimeout(() => void beat(), BEAT_MS);
    };
    void beat();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id]);
  return (
    <p className={css.presence} role="status">
      {others.length > 0 && (
        <>
          <Icon name="users" /> <bdi>{t.openWith(others)}</bdi>
        </>
      )}
    </p>
  );
}
