import { useState } from 'react';
import { language } from '#texts/language';
import { packing as t } from '#texts/packing';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { useStep } from '../fulfilment/use-step.ts';
import css from './packing.module.css';

/** Reports how many pieces of each line were found; the order then waits for a decision. */
export function MissingSheet({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const { lines, parcelId: id, version } = order;
  const [found, setFound] = useState(new Map(lines.map(({ lineNo, quantity }) => [lineNo, quantity])));
  const [isNothing, setNothing] = useState(false);
  const { busy, take } = useStep();
  const report = async () => {
    const fewer = lines.filter(({ lineNo, quantity }) => (found.get(lineNo) ?? quantity) < quantity);
    setNothing(fewer.length === 0);
    if (fewer.length === 0) return;
    const counts = fewer.map(({ lineNo }) => ({ lineNo, found: found.get(lineNo) ?? 0 }));
    const done = await take(async () => askOnce('shortParcel', { id, version, found: counts }));
    if (done !== null) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.missing}
      footer={
        <Button wide busy={busy} onClick={() => void report()}>
          {t.report}
        </Button>
      }
    >
      <div className={css.form}>
        <p>{t.reportText}</p>
        {isNothing && <Banner tone="error">{t.nothingMissing}</Banner>}
        {lines.map(({ lineNo, name, size, quantity }) => (
          <QuantityStepper
            key={lineNo}
            label={t.found(`${name}${languageFacts[language].comma}${size.label}`)}
            min={0}
            max={quantity}
            value={found.get(lineNo) ?? quantity}
            onChange={(count) => setFound(new Map(found).set(lineNo, count))}
          />
        ))}
      </div>
    </Sheet>
  );
}
