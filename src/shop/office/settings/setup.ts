/** What a shop needs before it opens, in the order in which it is best done. */
export const setupSteps = [
  'identity',
  'channel',
  'dispatchCenter',
  'fees',
  'days',
  'catalog',
  'products',
  'stock',
  'courier',
  'messages',
  'policies',
  'testOrder',
  'recovery',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Steps whose usual values are there from the beginning: the owner changes them, or says that they suit. */
export const stepsWithDefaults = ['fees', 'days'] as const satisfies readonly SetupStep[];
export type StepWithDefaults = (typeof stepsWithDefaults)[number];

export const hasDefaults = (step: SetupStep): step is StepWithDefaults =>
  stepsWithDefaults.some((each) => each === step);

/** Steps that may wait: what they change has a default that works. */
const mayWait: ReadonlySet<SetupStep> = new Set<SetupStep>([
  'fees',
  'days',
  'courier',
  'messages',
  'policies',
  'testOrder',
  'recovery',
]);

/**
 * How codes reach shoppers: by a gateway, on the page of who asked (a trial on one's own machine), or not at all. Without
 * them nobody can sign in, so such a shop does not open.
 */
export type CodeWay = 'gateway' | 'page' | 'none';

export const isRequired = (step: SetupStep, codes: CodeWay): boolean =>
  !mayWait.has(step) || (step === 'messages' && codes === 'none');

export const missingSteps = (done: Readonly<Record<SetupStep, boolean>>, codes: CodeWay): SetupStep[] =>
  setupSteps.filter((step) => isRequired(step, codes) && !done[step]);

/** The steps that any order needs, a test order as well. */
export const neededForOrder: ReadonlySet<SetupStep> = new Set<SetupStep>([
  'dispatchCenter',
  'products',
  'stock',
]);

/** The first step that is missing, else the first that may wait; undefined once none is left that can be done. */
export const nextStep = (
  steps: readonly { step: SetupStep; isDone: boolean; isRequired: boolean; canBeDone: boolean }[],
): SetupStep | undefined => {
  const left = steps.filter(({ isDone, canBeDone }) => !isDone && canBeDone);
  return (left.find(({ isRequired: required }) => required) ?? left[0])?.step;
};
