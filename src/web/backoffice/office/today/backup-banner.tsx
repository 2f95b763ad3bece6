import { language } from '#texts/language';
import { today as t } from '#texts/today';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';

/** The last good backup: a warning when it is older than a day, else when it was made and how large it is. */
export function BackupBanner({ backup }: { backup: ConsoleDataOf<'getToday'>['backup'] }) {
  if (backup === null || (backup.last === null && !backup.isLate)) return null;
  const { last, isLate } = backup;
  if (last === null) return <Banner tone="error">{t.noBackup}</Banner>;
  const megabytes = formatNumber(Math.max(1, Math.round(last.bytes / 2 ** 20)));
  const made = t.backup(formatMoment(last.at, language), megabytes);
  return isLate ? (
    <Banner tone="error">
      {t.lateBackup} {made}
    </Banner>
  ) : (
    <p>
      <small>{made}</small>
    </p>
  );
}
