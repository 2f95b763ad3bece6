import { parseSettings } from '../../../shop/office/settings/parse-settings.ts';
import { isShopOpen } from '../../../shop/people/closures/opening.ts';
import { Settings } from '../../../shop/settings.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { changeStoredSetting, readStoredSettings } from '../../settings.ts';

const defaults = Settings.parse({});

/** Opens the shop whose planned hour has come; of several instances one does. */
export async function openIfDue(db: Db, now: Date): Promise<boolean> {
  const { settings } = parseSettings((await readStoredSettings(db)).value, defaults);
  if (settings.isOpen || !isShopOpen(settings, now)) return false;
  const done = await transact(db, async (tx) => {
    const before = await changeStoredSetting(tx, 'isOpen', (isOpen) => (isOpen ? refuse('CONFLICT') : true));
    if (isRefusal(before)) return before;
    const opensAt = await changeStoredSetting(tx, 'opensAt', () => null);
    const change = { before: { isOpen: false }, after: { isOpen: true, opensAt } };
    await recordStaffAudit(
      tx,
      { staff: null, action: 'settings.change', subject: 'settings', ...change },
      now,
    );
    return { isOpen: true };
  });
  return !isRefusal(done);
}
