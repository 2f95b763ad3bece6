import type { ConsoleCallName, ConsoleDataOf, ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { answerConsole, type ConsoleContext } from './answer-console.ts';
import { isAudited, recordStaffAudit } from './staff-audit.ts';

export type ChangeContext<Input> = ConsoleContext<Input> & { settings: Settings };

/**
 * Registers a console call that changes data, in one transaction and once per key. Audited at least by its name. What
 * `before` does is committed by itself, so a repeated call must do it once as well; its refusal is the answer.
 */
export function answerChange<Name extends ConsoleCallName>(
  store: Store,
  name: Name,
  work: (tx: Tx, context: ChangeContext<ConsoleParsedOf<Name>>) => Promise<ConsoleDataOf<Name> | Refusal>,
  before?: (context: ChangeContext<ConsoleParsedOf<Name>>) => Promise<Refusal | null>,
): void {
  answerConsole(store, name, async (context) => {
    const { staff, now, input } = context;
    if (staff === null) return refuse('UNAUTHENTICATED');
    if (before !== undefined) {
      const refusal = await before({ ...context, staff, settings: await store.settings() });
      if (refusal !== null) return refusal;
    }
    return runOnce(store, name, { ...context, staff }, async (tx, settings) => {
      const result = await work(tx, { ...context, staff, settings });
      if (isRefusal(result) || isAudited(tx)) return result;
      const subject = idIn(input) ?? name;
      await recordStaffAudit(
        tx,
        { staff, action: 'console.change', only: 'act', subject, after: { call: name } },
        now,
      );
      return result;
    });
  });
}

const idIn = (input: object): string | null =>
  'id' in input && typeof input.id === 'string' ? input.id : null;
