import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import type { ParcelStepName } from '../../../../../shop/delivery/fulfilment/steps.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { EditSheet } from '../edit/edit-sheet.tsx';
import css from '../fulfilment.module.css';
import { useStep } from '../use-step.ts';
import { CompanyReport } from './company-report.tsx';
import { isPlain, placesOfSteps, takePlainStep } from './next-step.tsx';
import { hasSheet, type SheetStep, StepSheet } from './step-sheet.tsx';

/**
 * The possible steps, from the server: the next one filled, the others under it. `isAside`: the page shows its next step
 * elsewhere, so none is filled here.
 */
export function OrderSteps({ order, isAside = false }: { order: ConsoleOrder; isAside?: boolean }) {
  const [query] = useSearchParams();
  const { may } = order;
  const next = isAside ? null : order.next;
  // The list leads here with the step that was pressed there.
  const isAsked = query.get('step') === 'deliver' && next === 'deliver';
  const [open, setOpen] = useState<SheetStep | 'report' | 'edit' | null>(isAsked ? 'report' : null);
  const { busy, take } = useStep();
  const isOut = may.includes('deliver');
  const shown = may.filter(
    (step) =>
      isPlain(step) ||
      (hasSheet(step) && !(step === 'lost' && isOut)) ||
      placesOfSteps[step] !== undefined ||
      step === 'deliver' ||
      step === 'edit',
  );
  const keyOf = (step: ParcelStepName) => (step === next ? 'n' : step === 'edit' ? 'e' : undefined);
  const hintOf = (step: ParcelStepName) => {
    const key = keyOf(step);
    return key && <KeyHint name={key} />;
  };
  const button = (step: ParcelStepName) => {
    const look = { tone: step === next ? 'primary' : 'secondary', small: step !== next } as const;
    const place = placesOfSteps[step];
    if (place !== undefined)
      return (
        <ButtonLink key={step} {...look} to={place(order)} data-key={keyOf(step)}>
          {t.steps[step]}
          {hintOf(step)}
        </ButtonLink>
      );
    const press = () => {
      if (isPlain(step)) void take(async () => takePlainStep(step, order));
      else setOpen(hasSheet(step) || step === 'edit' ? step : 'report');
    };
    return (
      <Button key={step} {...look} busy={busy && isPlain(step)} data-key={keyOf(step)} onClick={press}>
        {t.steps[step]}
        {hintOf(step)}
      </Button>
    );
  };
  if (shown.length === 0) return null;
  return (
    <section
      className={isAside ? undefined : css.steps}
      aria-label={t.nextHead}
      data-step-bar={isAside ? undefined : ''}
    >
      {shown.filter((step) => step === next).map(button)}
      <div className={css.others}>{shown.filter((step) => step !== next).map(button)}</div>
      {open === 'report' && <CompanyReport order={order} onClose={() => setOpen(null)} />}
      {open === 'edit' && <EditSheet order={order} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'report' && open !== 'edit' && (
        <StepSheet step={open} order={order} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
