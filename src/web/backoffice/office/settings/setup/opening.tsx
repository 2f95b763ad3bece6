import { useState } from 'react';
import { Link } from 'react-router';
import { language } from '#texts/language';
import { setup as t } from '#texts/setup';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ScheduleSheet } from '../../../catalog/products/prices/schedule-sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from './setup.module.css';

/** Opens the shop now or at an hour, and takes a planned opening back. */
export function Opening({
  setup: { isOpen, opensAt, missing, codes },
}: {
  setup: ConsoleDataOf<'getSetup'>;
}) {
  const [isPlanning, setPlanning] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { busy, act } = useAct();
  const open = async (at?: string) => {
    const opened = await act(() => askOnce('openShop', at === undefined ? {} : { at }));
    setPlanning(false);
    setAsked(false);
    if (opened !== null) toast.success(at === undefined ? t.opened : t.planned);
  };
  const takeBack = async () => {
    if ((await act(() => askOnce('takeOpeningBack', {}))) !== null) toast.success(t.takenBack);
  };
  if (isOpen)
    return (
      <p>
        <Link className="text-link" to="/settings/closures">
          {t.closeLink}
        </Link>
      </p>
    );
  return (
    <>
      {opensAt === null ? (
        <p className={css.quiet}>{t.closed}</p>
      ) : (
        <Banner
          tone="info"
          action={
            <Button tone="secondary" small busy={busy} onClick={() => void takeBack()}>
              {t.takeBack}
            </Button>
          }
        >
          {t.opensAt(formatMoment(opensAt, language))}
        </Banner>
      )}
      <Button
        wide
        busy={busy}
        disabled={missing.length > 0}
        onClick={() => (codes === 'page' ? setAsked(true) : void open())}
      >
        {t.open}
      </Button>
      <FormSheet
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t.codesOnPage}
        action={t.openAnyway}
        busy={busy}
        onSubmit={async () => open()}
      >
        <p>{t.codesOnPageText}</p>
      </FormSheet>
      {missing.length === 0 && (
        <Button wide tone="secondary" onClick={() => setPlanning(true)}>
          {opensAt === null ? t.plan : t.planAnew}
        </Button>
      )}
      {isPlanning && (
        <ScheduleSheet
          title={t.planTitle}
          action={t.planAction}
          busy={busy}
          onClose={() => setPlanning(false)}
          onChoose={(at) => void open(at)}
        />
      )}
    </>
  );
}
