import { useState } from 'react';
import { useNavigate } from 'react-router';
import { packing as t } from '#texts/packing';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './packing.module.css';
import { PieceRow } from './piece-row.tsx';

type Counts = { lineNo: number; resellable: number; damaged: number; missing: number };

/** Counts the pieces of a parcel that came back or is unpacked, by their state. */
export function CountBackIn({ order }: { order: ConsoleOrder }) {
  const { parcelId: id, version, comingBack, lines } = order;
  const [counts, setCounts] = useState<Counts[]>(
    comingBack.map(({ lineNo, quantity }) => ({ lineNo, resellable: quantity, damaged: 0, missing: 0 })),
  );
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const change = (lineNo: number, quantity: number, part: Partial<Counts>) =>
    setCounts(
      counts.map((line) => {
        if (line.lineNo !== lineNo) return line;
        const { damaged, missing } = { ...line, ...part };
        // What is neither damaged nor missing can be sold.
        return { lineNo, damaged, missing, resellable: quantity - damaged - missing };
      }),
    );
  const countIn = async () => {
    await askOnce('backInParcel', { id, version, pieces: counts });
    // A packer may not open it any more.
    await navigate(order.stage === 'comingBack' ? '/pack?view=back' : '/pack?view=unpack');
  };
  return (
    <>
      <Banner>{t.backText}</Banner>
      <ul className={css.pieces}>
        {comingBack.flatMap(({ lineNo, quantity }) => {
          const line = lines.find((candidate) => candidate.lineNo === lineNo);
          const count = counts.find((candidate) => candidate.lineNo === lineNo);
          if (line === undefined || count === undefined) return [];
          return (
            <PieceRow key={lineNo} line={{ ...line, quantity }}>
              <span className={css.counts}>
                <span>
                  {t.resellable}: <b>{count.resellable}</b>
                </span>
                <QuantityStepper
                  label={t.damaged}
                  min={0}
                  max={quantity - count.missing}
                  value={count.damaged}
                  onChange={(damaged) => change(lineNo, quantity, { damaged })}
                />
                <QuantityStepper
                  label={t.lost}
                  min={0}
                  max={quantity - count.damaged}
                  value={count.missing}
                  onChange={(missing) => change(lineNo, quantity, { missing })}
                />
              </span>
            </PieceRow>
          );
        })}
      </ul>
      <div className={css.foot}>
        <Button wide busy={busy} onClick={() => void act(countIn)}>
          {t.backIn}
        </Button>
      </div>
    </>
  );
}
