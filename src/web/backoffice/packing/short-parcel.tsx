import { packing as t } from '#texts/packing';
import type { ConsoleOrder } from '../../../shop/fulfilment/contract.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from './packing.module.css';
import { PieceRow } from './piece-row.tsx';

/** A parcel with missing pieces: what is missing, and who decides. */
export function ShortParcel({ order }: { order: ConsoleOrder }) {
  const { parcelId: id, version, missing, lines } = order;
  const { busy, act } = useAct();
  const missingOf = (lineNo: number) => missing.find((line) => line.lineNo === lineNo)?.missing ?? 0;
  const isAllMissing = lines.every(({ lineNo, quantity }) => missingOf(lineNo) === quantity);
  const mayCut = order.may.includes('resolve') && !isAllMissing;
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
      {mayCut && (
        <div className={css.foot}>
          <p className={css.small}>{t.cutText}</p>
          <Button
            wide
            busy={busy}
            onClick={() => void act(async () => askOnce('resolveParcel', { id, version, choice: 'cut' }))}
          >
            {t.cut}
          </Button>
        </div>
      )}
    </>
  );
}
