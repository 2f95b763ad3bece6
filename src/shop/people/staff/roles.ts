import { keysOf } from '../../keys-of.ts';

/** What members of the staff are; one person may be several. */
export const staffRoles = ['owner', 'manager', 'packer', 'courier', 'accountant', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The known roles among stored ones. */
export const rolesAmong = (stored: readonly string[]): StaffRole[] =>
  staffRoles.filter((role) => stored.includes(role));

/** Whether one of these roles has a manager's rights, as the owner's has. */
export const actsAsManager = (roles: readonly string[]): boolean =>
  roles.some((role) => role === 'owner' || role === 'manager');

/** `limited`: a part of it only; the call says which part. */
export type Extent = 'all' | 'limited';

type Holders = Partial<Record<StaffRole, Extent>>;

const ownerAndManager = { owner: 'all', manager: 'all' } as const;

/** Who may do what in the merchant's console. A role that is missing from a line may not. */
export const rights = {
  manageStaff: { owner: 'all' },
  changeSettings: { owner: 'all', manager: 'limited' },
  readOrders: {
    ...ownerAndManager,
    packer: 'limited',
    courier: 'limited',
    accountant: 'limited',
    support: 'all',
  },
  changeOrders: { ...ownerAndManager, support: 'all' },
  packOrders: { ...ownerAndManager, packer: 'all' },
  planRuns: { ...ownerAndManager, packer: 'limited', courier: 'limited' },
  deliverOrders: { ...ownerAndManager, courier: 'limited', accountant: 'limited' },
  countCash: { owner: 'all', courier: 'limited', accountant: 'all' },
  settleDifferences: { owner: 'all' },
  handleReturns: { ...ownerAndManager, packer: 'limited', accountant: 'limited', support: 'limited' },
  keepStock: { ...ownerAndManager, packer: 'limited' },
  readCosts: { ...ownerAndManager, accountant: 'all' },
  setPrices: { ...ownerAndManager, support: 'limited' },
  editCatalog: { ...ownerAndManager, support: 'limited' },
  serveCustomers: { ...ownerAndManager, support: 'limited' },
  readReports: { ...ownerAndManager, accountant: 'all', support: 'limited' },
  readAudit: { owner: 'all', manager: 'limited', accountant: 'limited' },
} as const satisfies Record<string, Holders>;

export type Capability = keyof typeof rights;
export type Rights = Partial<Record<Capability, Extent>>;

export const capabilities = keysOf(rights);

/** What several roles may together: the wider extent counts. */
export function rightsOf(roles: readonly StaffRole[]): Rights {
  const held = capabilities.flatMap((capability): [Capability, Extent][] => {
    const holders: Holders = rights[capability];
    const extents = roles.map((role) => holders[role]);
    if (extents.includes('all')) return [[capability, 'all']];
    return extents.includes('limited') ? [[capability, 'limited']] : [];
  });
  return Object.fromEntries(held);
}

/** The roles that hold a capability, for the `roles` of a call; with `all`, without those who hold only a part of it. */
export function rolesWith(capability: Capability, least: Extent = 'limited'): StaffRole[] {
  const holders: Holders = rights[capability];
  return staffRoles.filter((role) => holders[role] === 'all' || holders[role] === least);
}

/** Those who work with orders at a desk: everybody but a courier, who has the pages of a run. */
export const deskRoles = staffRoles.filter((role) => role !== 'courier');
