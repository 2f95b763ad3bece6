import { isKeyOf, keysOf } from '../../keys-of.ts';
import type { NotificationKind } from './message-channel.ts';

/** A message as it is written: the title without a full stop, whole sentences or nothing under it; `{name}` is a field. */
export type Template = { readonly title: string; readonly text: string };

/** The fields of a message: those it has to say and those it may. */
type Fields = { readonly needs: readonly string[]; readonly may?: readonly string[] };

const ofOrder = { needs: ['number'], may: ['total'] } as const;
const ofReturn = { needs: ['number'] } as const;

/** Every message that the merchant may reword, with its fields. The part before the dot names its subject. */
export const templateFields = {
  'order.place': ofOrder,
  'order.call': ofOrder,
  'order.confirm': ofOrder,
  'order.giveUp': ofOrder,
  'order.edit': { needs: ['number', 'total'] },
  'order.hold': { needs: ['number', 'reason'] },
  'order.resolve': { needs: ['number', 'total'] },
  'order.pack': ofOrder,
  'order.handOver': { needs: ['number', 'total', 'pin'], may: ['carrier'] },
  'order.handOverCompany': { needs: ['number', 'total', 'reason'], may: ['carrier'] },
  'order.atOffice': { needs: ['number', 'carrier', 'day'], may: ['total'] },
  'order.attempt': { needs: ['number', 'day'], may: ['reason'] },
  'order.deliver': { needs: ['number', 'total'] },
  'order.complete': ofOrder,
  'order.completeWithPoints': { needs: ['number', 'points'], may: ['total'] },
  'order.cancel': ofOrder,
  'order.refuse': { needs: ['number', 'reason'] },
  'order.recall': ofOrder,
  'order.lost': ofOrder,
  'return.requested': ofReturn,
  'return.approved': { needs: ['number', 'how'] },
  'return.rejected': { needs: ['number', 'reason'] },
  'return.collected': ofReturn,
  'return.missed': { needs: ['number', 'how'], may: ['reason'] },
  'return.received': ofReturn,
  'return.refunded': { needs: ['number', 'amount'] },
  'return.refundedInPoints': { needs: ['number', 'points'], may: ['amount'] },
  'return.substituted': { needs: ['number', 'order', 'sum'] },
  'return.reminder': ofReturn,
  'return.withdrawn': ofReturn,
  'exchange.requested': ofReturn,
  'exchange.approved': { needs: ['number', 'how'] },
  'exchange.rejected': { needs: ['number', 'reason'] },
  'exchange.missed': { needs: ['number', 'how'], may: ['reason'] },
  'exchange.received': ofReturn,
  'exchange.sent': { needs: ['number', 'carrier'] },
  'exchange.atOffice': { needs: ['number', 'carrier', 'day'] },
  'exchange.stopped': ofReturn,
  'exchange.exchanged': ofReturn,
  'exchange.withdrawn': ofReturn,
  'exchange.reminder': ofReturn,
  'chat.confirm': ofOrder,
  'chat.order': ofOrder,
  'chat.delivery': ofOrder,
  'stock.back': { needs: ['product'], may: ['color', 'size'] },
  'coupon.given': { needs: ['amount', 'day'], may: ['code'] },
  'points.ending': { needs: ['points', 'day'] },
  'review.hidden': { needs: ['product', 'reason'] },
  'review.answered': { needs: ['product'] },
  'account.signIn': { needs: ['device'] },
  'account.answer': { needs: ['answer'] },
} as const satisfies Record<string, Fields>;

export type TemplateName = keyof typeof templateFields;

export const templateNames = keysOf(templateFields);

export const isTemplateName = (name: string): name is TemplateName => isKeyOf(templateFields, name);

/** What a message of this name is filled with. */
export type FieldsOf<Name extends TemplateName> = Record<
  | (typeof templateFields)[Name]['needs'][number]
  | ((typeof templateFields)[Name] extends { may: readonly (infer May extends string)[] } ? May : never),
  string
>;

/** Sent at any hour: a courier is on the way to the shopper's door. */
const atTheDoor: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'order.handOver',
  'order.attempt',
  'return.missed',
  'exchange.missed',
  'exchange.sent',
]);

export const mayDisturb = (name: TemplateName): boolean => atTheDoor.has(name);

/** Messages that ask nothing of the shopper stay in the inbox; the others are sent to the phone too. */
const inboxOnly: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'order.confirm',
  'order.edit',
  'order.hold',
  'order.pack',
  'order.deliver',
  'order.refuse',
  'order.cancel',
]);

export const isInboxOnly = (name: TemplateName): boolean => inboxOnly.has(name);

const kinds: Record<string, NotificationKind> = {
  order: 'order',
  return: 'order',
  exchange: 'order',
  coupon: 'order',
  stock: 'stock',
};

export function kindOfTemplate(name: TemplateName): NotificationKind {
  return kinds[name.split('.')[0] ?? ''] ?? 'account';
}

/**
 * Whether it is sent to phones, beside the inbox. Messages about the account are not, but answers to customers who did
 * not write on the site.
 */
export const reachesPhone = (name: TemplateName): boolean =>
  name === 'account.answer' || (!isInboxOnly(name) && kindOfTemplate(name) !== 'account');

/** Written to a customer by one of the staff, who may change it before it is sent; the shop sends it nowhere. */
export const isForChat = (name: TemplateName): boolean => name.startsWith('chat.');

const FIELD = /\{([^{}]*)\}/g;

/** The fields that a message has to say, and those it may. */
export function fieldsOf(name: TemplateName): { needs: readonly string[]; may: readonly string[] } {
  const { needs, may = [] }: Fields = templateFields[name];
  return { needs, may };
}

export type TemplateProblems = {
  /** Fields that it does not have. */
  unknown: string[];
  /** Fields that it has to say and does not. */
  missing: string[];
  hasStrayBrace: boolean;
};

/** What is wrong with a wording. */
export const templateProblems = (name: TemplateName, { title, text }: Template): TemplateProblems =>
  fieldProblems(`${title}\n${text}`, fieldsOf(name));

/** What is wrong with the fields of any wording. */
export function fieldProblems(
  wording: string,
  { needs, may }: { needs: readonly string[]; may: readonly string[] },
): TemplateProblems {
  const used = [...wording.matchAll(FIELD)].map(([, field = '']) => field);
  return {
    unknown: used.filter((field) => !needs.includes(field) && !may.includes(field)),
    missing: needs.filter((field) => !used.includes(field)),
    hasStrayBrace: /[{}]/.test(wording.replaceAll(FIELD, '')),
  };
}

/** A wording with its fields in their places. */
export function fillTemplate(wording: string, fields: Readonly<Record<string, string>>): string {
  return wording.replaceAll(FIELD, (whole, field: string) => fields[field] ?? whole).trim();
}
