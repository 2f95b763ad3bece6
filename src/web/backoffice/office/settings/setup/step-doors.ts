import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import type { SetupStep } from '../../../../../shop/office/settings/setup.ts';

/** The page of each step; `/setup` for steps done on the checklist itself. */
const stepDoors: Record<SetupStep, string> = {
  identity: '/settings/shop',
  channel: '/settings/shop#setting-socialChannel',
  dispatchCenter: '/settings/delivery',
  fees: '/settings/delivery#setting-deliveryBands',
  days: '/settings/days',
  catalog: '/setup#catalog',
  products: '/products/add',
  stock: '/stock/receipts',
  courier: '/settings/staff/new?role=courier',
  messages: '/messages/templates/order.place',
  policies: '/content/texts',
  testOrder: '/setup#testOrder',
  recovery: '/settings/staff',
};

type Step = Pick<ConsoleDataOf<'getSetup'>['steps'][number], 'step' | 'isDone' | 'said'>;

/** Drafts are there, of an import for instance: one of them becomes the first product. */
export const hasDrafts = ({ step, isDone, said }: Step): boolean =>
  step === 'products' && !isDone && said !== '';

export const doorOf = (step: Step): string =>
  hasDrafts(step) ? '/products?view=draft' : stepDoors[step.step];
