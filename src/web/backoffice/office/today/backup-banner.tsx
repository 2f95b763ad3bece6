import { language } from '#texts/language';
import { today as t } from '#texts/today';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useRevalidateWhile } from '../../ui/running.tsx';
import css from './today.module.css';

type Backup = NonNullable<ConsoleDataOf<'getToday'>['backup']>;

/** Warns of a backup that is late or failed. */
export function BackupBanner({ backup }: { backup: Backup | null }) {
  useRevalidateWhile(backup?.isMaking === true);
  if (backup === null || !isWarned(backup)) return null;
  const { last, isLate, hasFailed, isMaking } = backup;
  const words = [
    hasFailed && !isMaking && t.failedBackup,
    last === null && isLate && t.noBackup,
    last !== null && isLate && !hasFailed && t.lateBackup,
    last !== null && madeText(last),
    isMaking && t.makingBackup,
  ].filter((sentence) => sentence !== false);
  return (
    <Banner tone={isMaking ? 'info' : 'error'} action={<StartBackup backup={backup} />}>
      {words.join(' ')}
    </Banner>
  );
}

/** When the last good backup was made and how large it is, where nothing is wrong with it. */
export function BackupLine({ backup }: { backup: Backup | null }) {
  if (backup === null || isWarned(backup) || (backup.last === null && !backup.canStart)) return null;
  const { last, isMaking } = backup;
  return (
    <div className={css.backup}>
      <small>{isMaking ? t.makingBackup : last === null ? t.unmadeBackup : madeText(last)}</small>
      <StartBackup backup={backup} />
    </div>
  );
}

const isWarned = ({ isLate, hasFailed }: Backup) => isLate || hasFailed;

const madeText = ({ at, bytes }: NonNullable<Backup['last']>) =>
  t.backup(formatMoment(at, language), formatNumber(Math.max(1, Math.round(bytes / 2 ** 20))));

function StartBackup({ backup: { canStart, isMaking } }: { backup: Backup }) {
  const { busy, act } = useAct();
  if (!canStart || isMaking) return null;
  return (
    <Button small tone="secondary" busy={busy} onClick={() => void act(() => ask('startBackup', {}))}>
      {t.backUpNow}
    </Button>
  );
}
