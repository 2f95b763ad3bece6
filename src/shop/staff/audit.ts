import type { StaffRole } from './roles.ts';

/**
 * What the staff's audit log names: `area.act`. A feature adds its acts here and their words to the texts
 * (`staff.ts`).
 */
export const auditActions = [
  'session.open',
  'session.second',
  'session.recovery',
  'session.totp',
  'session.link',
  'session.fail',
  'session.end',
  'session.refused',
  'staff.owner',
  'staff.invite',
  'staff.change',
  'staff.remove',
  'staff.endSessions',
  'message.word',
  'message.news',
  'message.newsDropped',
  'order.note',
  'order.reveal',
  'order.manyReveals',
  'parcel.print',
  'run.company',
  'run.plan',
  'run.change',
  'run.handOver',
  'run.accept',
  'run.end',
  'console.change',
  'parcel.conflict',
  'parcel.call',
  'parcel.confirm',
  'parcel.giveUp',
  'parcel.edit',
  'parcel.hold',
  'parcel.release',
  'parcel.pick',
  'parcel.short',
  'parcel.resolve',
  'parcel.pack',
  'parcel.unpack',
  'parcel.handOver',
  'parcel.handOverCompany',
  'parcel.atOffice',
  'parcel.attempt',
  'parcel.deliver',
  'parcel.refuse',
  'parcel.recall',
  'parcel.backIn',
  'parcel.lost',
  'parcel.cancel',
  'return.approve',
  'return.reject',
  'return.receive',
  'return.refund',
  'return.exchange',
  'return.extend',
  'return.open',
  'cash.handOver',
  'cash.float',
  'cash.expense',
  'cash.reverse',
  'cash.settle',
  'cash.explain',
  'cash.acknowledge',
  'cash.refuse',
  'cash.close',
  'cash.reopen',
  'cash.export',
  'invoice.print',
  'invoice.export',
  'invoice.credit',
  'company.change',
  'company.archive',
  'company.statement',
  'company.remittance',
  'settings.change',
  'stock.adjust',
  'product.change',
  'product.publish',
  'product.archive',
  'stock.receipt',
  'stock.post',
  'stock.reverse',
  'stock.count',
  'stock.countPost',
] as const;
export type AuditAction = (typeof auditActions)[number];

type Area<Action extends string> = Action extends `${infer Name}.${string}` ? Name : never;
export type AuditArea = Area<AuditAction> | 'order' | 'parcel' | 'return' | 'product' | 'cash' | 'invoice';

const areasOfRole: Partial<Record<StaffRole, readonly AuditArea[]>> = {
  manager: ['order', 'parcel', 'run', 'return', 'product', 'stock'],
  accountant: ['cash', 'company', 'invoice'],
};

/** The areas of the log that these roles read; null: all of it. */
export function readableAreas(roles: readonly StaffRole[]): AuditArea[] | null {
  if (roles.includes('owner')) return null;
  return roles.flatMap((role) => areasOfRole[role] ?? []);
}
