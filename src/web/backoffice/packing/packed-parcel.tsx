import { useState } from 'react';
import { packing as t } from '#texts/packing';
import type { ConsoleOrder } from '../../../shop/fulfilment/contract.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { PaperLink } from '../fulfilment/paper-link.tsx';
import { PaperSizeField } from '../fulfilment/paper-size.tsx';
import { useStep } from '../fulfilment/use-step.ts';
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
      {isOpening && <UnpackSheet order={order} onClose={() => setOpening(false)} />}
    </>
  );
}

function UnpackSheet({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const { parcelId: id, version } = order;
  const [error, setError] = useState<string>();
  const { busy, take } = useStep();
  const submit = async (reason: string) => {
    if (reason === '') return setError(t.reasonMissing);
    if ((await take(async () => askOnce('unpackParcel', { id, version, reason }))) !== null) onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t.unpack}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(fieldText(event.currentTarget, 'reason'));
        }}
      >
        <TextField name="reason" label={t.reason} dir="auto" maxLength={200} error={error} />
        <Button type="submit" wide busy={busy}>
          {t.unpack}
        </Button>
      </form>
    </Sheet>
  );
}
