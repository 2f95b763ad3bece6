import { language } from '#texts/language';
import { today as t } from '#texts/today';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';

/** What the store does by itself and has not done in time; the names are those of the log and the metrics. */
export function LateJobsBanner({ jobs }: { jobs: ConsoleDataOf<'getToday'>['lateJobs'] }) {
  if (jobs.length === 0) return null;
  const named = jobs.map(({ job, since }) => t.lateJob(job, since && formatMoment(since, language)));
  return (
    <Banner tone="error">
      {t.lateJobs} {named.join(t.comma)}
    </Banner>
  );
}
