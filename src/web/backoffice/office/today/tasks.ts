import { language } from '#texts/language';
import { today as t } from '#texts/today';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import type { IconName } from '../../../ui/buttons/icon.tsx';
import { ageOf } from '../../ui/cells/age.ts';

export type Today = ConsoleDataOf<'getToday'>;
type Oldest = NonNullable<Today['oldest']['toPick']>;
export type Task = {
  kind: keyof typeof t.go;
  text: string;
  to: string;
  icon: IconName;
  reason: string | null;
};

export const viewOf = (view: string) => `/orders?view=${view}`;

/** What to do, most pressing first; only what this person may do, and what has a page. */
export function tasksOf(data: Today, there: ReadonlySet<string>, decides: boolean): Task[] {
  const { views, oldest, cash, cases, returns, stock, misses } = data;
  const whoseOf = ({ name, city }: Oldest) =>
    [name, city]
      .filter((part) => part !== null)
      .map(isolated)
      .join(t.comma);
  const oldestOf = (order: Oldest | null) => order && t.oldest(whoseOf(order), ageOf(order.since));
  const task = (
    kind: Task['kind'],
    count: number,
    to: string,
    icon: IconName,
    reason: string | null = null,
  ) => {
    const text = t.waits[kind];
    const path = `/${to.split(/[/?#]/)[1]}`;
    if (count === 0 || !there.has(path)) return [];
    return [{ kind, to, icon, reason, text: typeof text === 'string' ? text : text(count) }];
  };
  const orders = (
    kind: 'late' | 'conflict' | 'toConfirm' | 'short' | 'held',
    icon: IconName,
    reason: string | null = null,
  ) => (decides ? task(kind, views[kind], viewOf(kind), icon, reason) : []);
  const due = returns.firstDue === null ? null : t.firstDue(formatMoment(returns.firstDue, language));
  const difference = cash?.difference ?? 0;
  const runsToEnd = (data.road ?? []).filter(({ stops, ended }) => stops === ended).length;
  const { callsFrom } = data;
  // Nobody is asked to do what the call list does not take yet.
  const calls = !decides
    ? []
    : callsFrom === null
      ? task('toCall', data.toCall, '/orders/call', 'phone', oldestOf(oldest.toConfirm))
      : task(
          'callLater',
          data.toCall,
          '/orders/call',
          'phone',
          t.callsFrom(formatMoment(callsFrom, language)),
        );
  return [
    ...orders('late', 'clock', oldest.late && whoseOf(oldest.late)),
    ...orders('conflict', 'circle-alert'),
    ...(decides ? task('unknown', data.unknownConflicts, '/delivery', 'circle-alert') : []),
    ...(callsFrom === null ? calls : []),
    // Left out while some are to be called: this count includes them.
    ...(data.toCall === 0 ? orders('toConfirm', 'check', oldestOf(oldest.toConfirm)) : []),
    ...task(
      'toPick',
      views.toPick,
      oldest.toPick === null ? '/pack' : `/pack/${oldest.toPick.number}`,
      'package',
      oldestOf(oldest.toPick),
    ),
    ...task('packed', data.toHandOver, '/delivery', 'truck'),
    ...(decides ? task('returns', returns.toDecide, '/returns', 'undo-2', due) : []),
    ...task('cases', cases ?? 0, '/customers/cases', 'message-circle'),
    ...task(
      'difference',
      // Two differences may sum to 0 and are still two.
      cash === null ? 0 : (data.tasks.difference ?? 0),
      '/cash#differences',
      'banknote',
      difference === 0 ? null : formatMoney(difference, language),
    ),
    ...task('claim', cash === null ? 0 : (data.tasks.claim ?? 0), '/cash#losses', 'banknote'),
    ...task('settle', cash === null ? 0 : returns.toSettle, '/returns?view=toSettle', 'undo-2'),
    ...task('count', cash?.held ?? 0, '/cash', 'banknote'),
    ...task('unanswered', cash?.unanswered ?? 0, '/cash', 'banknote'),
    ...task('runsToEnd', runsToEnd, '/delivery', 'truck'),
    ...orders('short', 'circle-alert'),
    ...task(
      'wanted',
      stock?.wanted ?? 0,
      '/stock?view=wanted',
      'shirt',
      stock?.most
        ? t.wantedMost(stock.most.name, stock.most.color, stock.most.size, stock.most.waiting)
        : null,
    ),
    ...task('comingBack', data.stages.comingBack ?? 0, '/pack?view=back', 'undo-2'),
    ...task('toUnpack', data.stages.toUnpack ?? 0, '/pack?view=unpack', 'package'),
    ...orders('held', 'lock'),
    ...task(
      'misses',
      misses?.questions ?? 0,
      '/content/search',
      'search',
      misses && t.mostAsked(misses.most),
    ),
    ...(callsFrom === null ? [] : calls),
  ];
}
