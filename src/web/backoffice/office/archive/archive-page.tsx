import { useLoaderData } from 'react-router';
import { archive as t } from '#texts/archive';
import { language } from '#texts/language';
import { formatNumber } from '../../../../shop/money.ts';
import type { Archive } from '../../../../shop/office/archive/calls.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { Page } from '../../ui/page.tsx';
import { Running, useRevalidateWhile } from '../../ui/running.tsx';
import css from './archive.module.css';

export const loader = cacheLast(() => ask('getArchive'));

/** Everything the shop owns as one file. */
function ArchivePage() {
  const {
    data: { archive },
    asOf,
  } = useLoaderData<typeof loader>();
  const isMaking = archive?.state === 'making';
  useRevalidateWhile(isMaking || asOf !== null);
  const { busy, act } = useAct();
  const isReady = archive?.state === 'ready';
  return (
    <Page title={t.title} back="/settings" layout="form">
      <div className={css.page}>
        <p>{t.what}</p>
        <p>{t.careful}</p>
        <p className={css.quiet}>{t.kept}</p>
        {archive?.state === 'failed' && <Banner tone="error">{t.failed}</Banner>}
        {isMaking && (
          <Running
            title={t.making}
            done={archive.done}
            total={archive.total}
            progress={t.progress(formatNumber(archive.done), formatNumber(archive.total))}
            leave={t.leave}
          />
        )}
        {isReady && <Ready archive={archive} />}
        {!isMaking && (
          <Button
            wide
            tone={isReady ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void act(() => askOnce('makeArchive', {}))}
          >
            {isReady ? t.again : t.make}
          </Button>
        )}
      </div>
    </Page>
  );
}

function Ready({ archive: { _id: id, bytes, until, by } }: { archive: Archive }) {
  const { busy, act } = useAct();
  const download = async () => {
    const link = await act(() => ask('linkArchive', { id }));
    if (link !== null) location.assign(link.path);
  };
  return (
    <>
      <p className={css.big}>{t.ready(formatNumber(Math.ceil((bytes ?? 0) / 1_000_000)))}</p>
      <p className={css.quiet}>
        {t.until(formatMoment(until, language))} · {t.madeBy(by)}
      </p>
      <Button wide icon="download" busy={busy} onClick={() => void download()}>
        {t.download}
      </Button>
    </>
  );
}

export { ArchivePage as Page };
