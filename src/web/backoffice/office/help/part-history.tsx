import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { language } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import type { EditedHelpPart } from '../../../../shop/office/help/desk/text-calls.ts';
import type { HelpPageName } from '../../../../shop/office/help/help-page.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { AskFirst } from './ask-first.tsx';
import css from './texts.module.css';

type PartHistoryProps = { page: HelpPageName; part: EditedHelpPart; onDeleted: () => void };

/** Who changed the text last, and its deletion. */
export function PartHistory({ page, part, onDeleted }: PartHistoryProps) {
  const { _id: id, kind, changedBy, changedAt } = part;
  const [isAsked, setAsked] = useState(false);
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const remove = async () => {
    const done = await act(async () => {
      await ask('deleteHelpPart', { page, id });
      onDeleted();
      // Before revalidation, which would not find it.
      await navigate(`/content/texts/${page}`, { replace: true });
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
        <Link className="text-link" to={`/settings/audit?subject=${encodeURIComponent(`${page}.${id}`)}`}>
          {t.log}
        </Link>
        {kind !== 'intro' && (
          <Button small tone="secondary" icon="trash-2" onClick={() => setAsked(true)}>
            {t.delete}
          </Button>
        )}
      </p>
      <AskFirst
        open={isAsked}
        title={t.sureDelete}
        text={t.sureDeleteText}
        action={t.delete}
        isDanger
        busy={busy}
        onClose={() => setAsked(false)}
        onSure={() => void remove()}
      />
    </section>
  );
}
