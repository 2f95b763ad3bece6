import { useState } from 'react';
import { packing as t } from '#texts/packing';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { StepSheet } from '../fulfilment/order/step-sheet.tsx';
import { PaperLink } from '../fulfilment/paper-link.tsx';
import { PaperSizeField } from '../fulfilment/paper-size.tsx';
import css from './packing.module.css';
import { PieceRow } from './piece-row.tsx';

/** A packed parcel: its label, then the way out or back to the shelf. */
export function PackedParcel({ order }: { order: ConsoleOrder }) {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <Banner tone="success">
        <b>{t.packed}</b> {t.packedText}
      </Banner>
      <ul className={css.pieces}>
        {order.lines.map((line) => (
          <PieceRow key={line.lineNo} line={line} />
        ))}
      </ul>
      <p className={css.choices}>
        <PaperSizeField />
        <PaperLink order={order} kind="slip" />
        <ButtonLink to="/delivery" tone="secondary" icon="truck">
          {t.handOver}
        </ButtonLink>
        {order.may.includes('unpack') && (
          <Button tone="quiet" onClick={() => setOpening(true)}>
            {t.unpack}
          </Button>
        )}
      </p>
      <div className={css.foot}>
        <PaperLink order={order} kind="label" main />
        <ButtonLink to="/pack" tone="secondary" wide icon="package">
          {t.toQueue}
        </ButtonLink>
      </div>
      {isOpening && <StepSheet step="unpack" order={order} onClose={() => setOpening(false)} />}
    </>
  );
}
