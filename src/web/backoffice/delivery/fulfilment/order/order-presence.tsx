import { useEffect, useState } from 'react';
import { consoleOrders as t } from '#texts/console-orders';
import { isolated } from '../../../../../shop/texts/isolated.ts';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { ask } from '../../../client/ask.ts';
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
          (answer) => answer.others.map(({ name }) => isolated(name)),
          // Unknown while offline.
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
