import type { SetupStep } from '../../../../shop/settings/setup.ts';

/** The page of each step; `/setup` for steps done on the checklist itself. */
export const stepDoors: Record<SetupStep, string> = {
  identity: '/settings/shop',
  channel: '/settings/shop#setting-socialChannel',
  dispatchCenter: '/settings/delivery',
  fees: '/settings/delivery#setting-deliveryBands',
  days: '/settings/days',
  catalog: '/setup#catalog',
  products: '/products/new',
  stock: '/stock/receipts',
  courier: '/settings/staff/new?role=courier',
  messages: '/messages/templates/order.place',
  policies: '/content/texts',
  testOrder: '/setup#testOrder',
  recovery: '/settings/staff',
};
