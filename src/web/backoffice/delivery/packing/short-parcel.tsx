import { useState } from 'react';
import { packing as t } from '#texts/packing';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './packing.module.css';
import { PieceRow } from './piece-row.tsx';
import { SwapSheet, WaitSheet } from './short-sheets.tsx';

/** A parcel with missing pieces, and the decisions that are possible. */
export function ShortParcel({ order }: { order: ConsoleOrder }) {
  const { parcelId: id, version, missing, lines } = order;
  const [sheet, setSheet] = useState<'swap' | 'wait' | null>(null);
  const { busy, act } = useAct();
  const missingOf = (lineNo: number) => missing.find((line) => line.lineNo === lineNo)?.missing ?? 0;
  // The pieces of an exchange are given together.
  const mayNotCut =
    order.exchange === 'swap' ||
    order.exchange === 'free' ||
    lines.every(({ lineNo, quantity }) => missingOf(lineNo) === quantity);
  const close = () => setSheet(null);
  return (
    <>
      <Banner>{t.waitsForDecision}</Banner>
      <ul className={css.pieces}>
        {lines.map((line) => (
          <PieceRow key={line.lineNo} line={line}>
            {missingOf(line.lineNo) > 0 && (
              <b className={css.gone}>
                {t.missingTitle}: <bdi>{missingOf(line.lineNo)}</bdi>
              </b>
            )}
          </PieceRow>
        ))}
      </ul>
      {order.may.includes('resolve') && (
        <>
          <p className={css.choices}>
            <ButtonLink small tone="secondary" icon="phone" to={`/orders/${order.number}`}>
              {t.openOrder}
            </ButtonLink>
            {!mayNotCut && (
              <Button small tone="secondary" onClick={() => setSheet('swap')}>
                {t.swap}
              </Button>
            )}
            <Button small tone="secondary" onClick={() => setSheet('wait')}>
              {t.wait}
            </Button>
          </p>
          <div className={css.foot}>
            {mayNotCut ? (
              <Button wide onClick={() => setSheet('swap')}>
                {t.swap}
              </Button>
            ) : (
              <>
                <p className={css.small}>{t.cutText}</p>
                <Button
                  wide
                  busy={busy}
                  onClick={() =>
                    void act(async () => askOnce('resolveParcel', { id, version, choice: 'cut' }))
                  }
                >
                  {t.cut}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {sheet === 'swap' && <SwapSheet order={order} onClose={close} />}
      {sheet === 'wait' && <WaitSheet order={order} onClose={close} />}
    </>
  );
}
