import { consoleOrders as t } from '#texts/console-orders';
import type { ConsoleOrder, OrderInList } from '../../../../../shop/delivery/fulfilment/contract.ts';
import type { ParcelStepName } from '../../../../../shop/delivery/fulfilment/steps.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { askOnce } from '../../../client/ask.ts';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { useStep } from '../use-step.ts';

/** Steps without input, taken by one press. */
const plainSteps = { confirm: 'confirmOrder', release: 'releaseOrder' } as const;

/** Takes a step without input. */
export async function takePlainStep(
  step: keyof typeof plainSteps,
  { _id: id, version }: OrderInList,
): Promise<{ order: ConsoleOrder }> {
  return askOnce(plainSteps[step], { id, version });
}

export const isPlain = (step: string): step is keyof typeof plainSteps => step in plainSteps;

const packing = ({ number }: OrderInList) => `/pack/${number}`;

/** Steps taken on a page of their own, with its path. */
export const placesOfSteps: Partial<Record<ParcelStepName, (order: OrderInList) => string>> = {
  pick: packing,
  pack: packing,
  resolve: packing,
  backIn: packing,
  handOver: () => '/delivery',
};

/** The path of the page on which the next step is taken. */
export function placeOfStep(order: OrderInList): string {
  const { next, number, company } = order;
  if (next === 'confirm') return `/orders/call?order=${number}`;
  if (next === 'deliver')
    return company === null ? `/orders/${number}?step=deliver` : `/delivery/carriers/${company._id}`;
  return (next && placesOfSteps[next]?.(order)) ?? `/orders/${number}`;
}

/** The next step of a row: a button that takes it, or a link to its page. */
export function NextStep({ order, isFirst = false }: { order: OrderInList; isFirst?: boolean }) {
  const { busy, take } = useStep();
  const { next } = order;
  if (next === null) return null;
  const tone = isFirst ? 'primary' : 'secondary';
  if (isPlain(next) && !(next === 'confirm' && order.toCall))
    return (
      <Button
        small
        tone={tone}
        busy={busy}
        data-key="n"
        onClick={() => void take(async () => takePlainStep(next, order))}
      >
        {t.steps[next]}
        <KeyHint name="n" ofRow />
      </Button>
    );
  const isCall = next === 'confirm';
  return (
    <ButtonLink
      small
      tone={tone}
      data-key={isCall ? 'n c' : 'n'}
      to={placeOfStep(order)}
      {...(isCall && { icon: 'phone' as const })}
    >
      {isCall ? t.callToConfirm : t.steps[next]}
      <KeyHint name={isCall ? 'c' : 'n'} ofRow />
    </ButtonLink>
  );
}
