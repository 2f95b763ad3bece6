import { type RawBuilder, sql } from 'kysely';
import type { ParcelStage } from '../../../../shop/buying/orders/contract.ts';
import { maskedPhone } from '../../../../shop/people/staff/masked-phone.ts';
import { actsAsManager, type StaffRole } from '../../../../shop/people/staff/roles.ts';
import type { Db } from '../../../platform/db/database.ts';

/** How much of an order's person a reader may see: all but masked fields, the name, or nothing. */
export type Sight = {
  readonly person: 'masked' | 'name' | 'none';
  readonly stages: readonly ParcelStage[] | null;
};

const packersStages = ['toPick', 'picking', 'short', 'packed', 'comingBack', 'toUnpack'] as const;

/** Owners, managers and support see the person; packers what they pack; accountants amounts; couriers only their own run. */
export function sightOf(roles: readonly StaffRole[]): Sight {
  if (actsAsManager(roles) || roles.includes('support')) return { person: 'masked', stages: null };
  if (roles.includes('accountant'))
    return { person: roles.includes('packer') ? 'name' : 'none', stages: null };
  if (roles.includes('packer')) return { person: 'name', stages: packersStages };
  return { person: 'none', stages: [] };
}

/** The condition on `p` (a parcel) that this reader may see it. */
export const visibleTo = ({ stages }: Sight): RawBuilder<unknown> =>
  stages === null ? sql`true` : sql`p.stage = any(${[...stages]})`;

/** Whether a reader may read the name of whom a parcel of this stage goes to. */
export const seesName = ({ person, stages }: Sight, stage: ParcelStage | null): boolean =>
  person !== 'none' && (stages === null || (stage !== null && stages.includes(stage)));

export type Revealed = ReadonlySet<string>;

/** The fields that this reader has revealed and may still read. */
export async function selectRevealed(
  db: Db,
  staffId: string,
  subject: { kind: 'order' | 'customer'; id: string },
  now: Date,
): Promise<Revealed> {
  const rows = await db
    .selectFrom('staff_reveals')
    .select('field')
    .where('staff_id', '=', staffId)
    .where('kind', '=', subject.kind)
    .where('subject', '=', subject.id)
    .where('until', '>', now)
    .execute();
  return new Set(rows.map(({ field }) => field));
}

export function shownPhone(phone: string | null, { person }: Sight, isOpen: boolean): string | null {
  if (phone === null || person !== 'masked') return null;
  return isOpen ? phone : maskedPhone(phone);
}
