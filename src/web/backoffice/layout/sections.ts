import { consoleWords as t } from '#texts/console-words';
import type { Me } from '../../../shop/people/staff/contract.ts';
import type { Capability, StaffRole } from '../../../shop/people/staff/roles.ts';
import type { IconName } from '../../ui/buttons/icon.tsx';
import { may } from './me.ts';

export type Section = {
  path: string;
  label: string;
  icon: IconName;
  /** The right it takes; null: none. */
  capability: Capability | null;
  /** Hidden for members with this role only: they have a page of their own. */
  notFor?: StaffRole;
  /** Only for this role, whatever the others may do. */
  role?: StaffRole;
  /** The right is needed in full. */
  isWhole?: true;
  /** Shown below the section with this path while that one is open; on its own for members without that section. */
  in?: string;
  /** The same for who runs the shop alone. */
  inOf?: string;
  /** Its label for them. */
  aloneLabel?: string;
};

/** The console's sections in the order of the day. */
const sections: readonly Section[] = [
  { path: '/', label: t.start, icon: 'sun', capability: null },
  {
    path: '/orders',
    label: t.orders,
    icon: 'shopping-bag',
    capability: 'readOrders',
    notFor: 'courier',
  },
  { path: '/pack', label: t.packing, icon: 'package', capability: 'packOrders', inOf: '/orders' },
  { path: '/delivery', label: t.delivery, icon: 'truck', capability: 'packOrders', inOf: '/orders' },
  { path: '/round', label: t.round, icon: 'map-pin', role: 'courier', capability: null, inOf: '/orders' },
  { path: '/returns', label: t.returns, icon: 'undo-2', capability: 'handleReturns', inOf: '/orders' },
  { path: '/cash', label: t.cash, icon: 'banknote', capability: 'countCash', isWhole: true },
  {
    path: '/cash/entries',
    label: t.cashEntries,
    icon: 'coins',
    capability: 'countCash',
    isWhole: true,
    in: '/cash',
  },
  {
    path: '/invoices',
    label: t.invoices,
    icon: 'file-text',
    capability: 'readReports',
    isWhole: true,
    in: '/cash',
  },
  { path: '/products', label: t.products, icon: 'shirt', capability: 'editCatalog', isWhole: true },
  { path: '/stock', label: t.stock, icon: 'layers', capability: 'keepStock', inOf: '/products' },
  {
    path: '/stock/suppliers',
    label: t.suppliers,
    icon: 'package',
    role: 'accountant',
    capability: 'readCosts',
    in: '/stock',
  },
  { path: '/customers', label: t.customers, icon: 'user-round', capability: 'serveCustomers' },
  {
    path: '/customers/cases',
    label: t.cases,
    icon: 'message-circle',
    capability: 'serveCustomers',
    in: '/customers',
  },
  {
    path: '/customers/privacy',
    label: t.privacy,
    icon: 'shield-check',
    capability: 'manageStaff',
    in: '/customers',
  },
  { path: '/reviews', label: t.reviews, icon: 'star', capability: 'editCatalog', in: '/customers' },
  {
    path: '/messages',
    label: t.messages,
    icon: 'bell',
    capability: 'editCatalog',
    isWhole: true,
    in: '/customers',
  },
  {
    path: '/coupons',
    label: t.coupons,
    icon: 'ticket-percent',
    capability: 'setPrices',
    isWhole: true,
    inOf: '/customers',
  },
  {
    path: '/content',
    label: t.content,
    icon: 'layout-grid',
    capability: 'editCatalog',
    isWhole: true,
    aloneLabel: t.myShop,
  },
  {
    path: '/content/texts',
    label: t.helpTexts,
    icon: 'circle-question-mark',
    capability: 'editCatalog',
    isWhole: true,
    in: '/content',
  },
  {
    path: '/content/news',
    label: t.brandNews,
    icon: 'tag',
    capability: 'editCatalog',
    isWhole: true,
    in: '/content',
  },
  {
    path: '/content/search',
    label: t.searchWords,
    icon: 'search',
    capability: 'editCatalog',
    isWhole: true,
    in: '/content',
  },
  {
    path: '/reports',
    label: t.reports,
    icon: 'chart-column',
    capability: 'readReports',
    isWhole: true,
    inOf: '/cash',
  },
  { path: '/settings', label: t.settings, icon: 'sliders-horizontal', capability: 'changeSettings' },
  { path: '/setup', label: t.setup, icon: 'circle-check', capability: 'manageStaff', in: '/settings' },
  { path: '/settings/staff', label: t.staff, icon: 'users', capability: 'manageStaff', in: '/settings' },
  {
    path: '/settings/webhooks',
    label: t.webhooks,
    icon: 'share-2',
    capability: 'manageStaff',
    in: '/settings',
  },
  {
    path: '/settings/keys',
    label: t.machineKeys,
    icon: 'lock',
    capability: 'manageStaff',
    in: '/settings',
  },
  {
    path: '/settings/archive',
    label: t.archive,
    icon: 'download',
    capability: 'manageStaff',
    in: '/settings',
  },
  { path: '/settings/audit', label: t.audit, icon: 'history', capability: 'readAudit', in: '/settings' },
];

/** The sections this person may use; what they may not is absent. Who is alone gets seven doors, in the order of a day. */
export function sectionsOf(me: Me): Section[] {
  const open = sections.filter(
    ({ capability, role, isWhole, notFor }) =>
      (capability === null || (isWhole ? me.rights[capability] === 'all' : may(me, capability))) &&
      (role === undefined || me.staff.roles.includes(role)) &&
      me.staff.roles.some((each) => each !== notFor),
  );
  if (!me.isAlone) return open;
  const doorOf = (path: string | undefined) => open.find((section) => section.path === path)?.inOf ?? path;
  const alone = open.map(({ inOf, aloneLabel, ...section }) => {
    const door = inOf ?? doorOf(section.in);
    return { ...section, label: aloneLabel ?? section.label, ...(door !== undefined && { in: door }) };
  });
  const place = ({ path }: Section) => (DOORS.includes(path) ? DOORS.indexOf(path) : DOORS.length);
  return alone.toSorted((one, other) => place(one) - place(other));
}

const DOORS = ['/', '/orders', '/products', '/cash', '/customers', '/content', '/settings'];

/** A section with those that stand below it. */
export type SectionGroup = { section: Section; within: readonly Section[] };

export function groupsOf(sections: readonly Section[]): SectionGroup[] {
  const paths = new Set(sections.map(({ path }) => path));
  const isBelow = ({ in: parent }: Section) => parent !== undefined && paths.has(parent);
  return sections
    .filter((section) => !isBelow(section))
    .map((section) => ({ section, within: sections.filter(({ in: parent }) => parent === section.path) }));
}

/** Candidates for the third place of the bar, after the start and the orders: the first that this person may open. */
const THIRD = ['/products', '/pack', '/customers', '/cash'];

/** What stands in the bottom bar of phones; the rest is under More. */
export function barOf(sections: readonly Section[]): Section[] {
  const third = THIRD.find((path) => sections.some((section) => section.path === path));
  return sections.filter(({ path }) => ['/', '/orders', third].includes(path));
}
