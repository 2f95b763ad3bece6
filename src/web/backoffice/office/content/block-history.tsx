import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { contentDesk as t } from '#texts/content-desk';
import { language } from '#texts/language';
import type { EditedHomeBlock } from '../../../../shop/office/home/desk/content-calls.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './content.module.css';

type BlockHistoryProps = { block: EditedHomeBlock; onDeleted: () => void };

/** Who changed the block last, and its deletion. */
export function BlockHistory({ block: { _id: id, changedBy, changedAt }, onDeleted }: BlockHistoryProps) {
  const [isAsked, setAsked] = useState(false);
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const remove = async () => {
    const done = await act(async () => {
      await ask('deleteHomeBlock', { id });
      onDeleted();
      // Before revalidation, which would not find it.
      await navigate('/content', { replace: true });
      return true;
    });
    setAsked(false);
    if (done !== null) toast.success(t.deleted);
  };
  return (
    <section className={css.panel}>
      {changedBy !== null && changedAt !== null && (
        <p className={css.quiet}>{t.lastChange(changedBy, formatMoment(changedAt, language))}</p>
      )}
      <p className={css.head}>
        <Link className="text-link" to={`/settings/audit?subject=${id}`}>
          {t.log}
        </Link>
        <Button small tone="secondary" icon="trash-2" onClick={() => setAsked(true)}>
          {t.delete}
        </Button>
      </p>
      {isAsked && (
        <Sheet
          open
          title={t.sure}
          onClose={() => setAsked(false)}
          footer={
            <Button wide tone="danger" busy={busy} onClick={() => void remove()}>
              {t.delete}
            </Button>
          }
        >
          <p>{t.sureText}</p>
        </Sheet>
      )}
    </section>
  );
}
