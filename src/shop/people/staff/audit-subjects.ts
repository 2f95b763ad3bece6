import type { AuditAction, AuditArea } from './audit.ts';

/** What a line of the audit log can be about and lead to. */
export const subjectKinds = [
  'order',
  'return',
  'product',
  'review',
  'coupon',
  'content',
  'news',
  'customer',
  'member',
  'text',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const kindOfArea: Partial<Record<AuditArea, SubjectKind>> = {
  order: 'order',
  parcel: 'order',
  return: 'return',
  product: 'product',
  review: 'review',
  coupon: 'coupon',
  content: 'content',
  message: 'news',
  customer: 'customer',
  staff: 'member',
  text: 'text',
};

const areaOf = (action: AuditAction) => action.split('.', 1)[0] as AuditArea;

/** The kind of the subject of an action; null where it has no name of its own. */
export function subjectKindOf(action: AuditAction): SubjectKind | null {
  return kindOfArea[areaOf(action)] ?? null;
}

/** The areas of the log under the names of the console's sections. Each area is in one of them. */
export const auditTopics = {
  orders: ['order', 'parcel', 'run', 'view', 'console'],
  returns: ['return'],
  cash: ['cash', 'company', 'invoice'],
  products: ['product', 'picture', 'import', 'price'],
  stock: ['stock'],
  customers: ['customer', 'review', 'message'],
  coupons: ['coupon'],
  content: ['content', 'text', 'search'],
  reports: ['report', 'today'],
  settings: ['settings', 'closure', 'archive', 'webhook', 'feed', 'key', 'audit'],
  staff: ['staff', 'session', 'passkey', 'pin', 'desk', 'news'],
} as const satisfies Record<string, readonly AuditArea[]>;
export type AuditTopic = keyof typeof auditTopics;

/** The areas of a topic that may be read; null stands for all. */
export function areasOfTopic(
  topic: AuditTopic | undefined,
  readable: readonly AuditArea[] | null,
): AuditArea[] | null {
  if (topic === undefined) return readable === null ? null : [...readable];
  const areas: readonly AuditArea[] = auditTopics[topic];
  return areas.filter((area) => readable === null || readable.includes(area));
}
