import { useState } from 'react';
import { useNavigate } from 'react-router';
import { catalog } from '#texts/catalog';
import { looks as t } from '#texts/looks';
import { product as words } from '#texts/product';
import type { PieceChoices, ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { usualSizeOf } from '../../../../../shop/people/account/usual-size.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import type { GuestLine } from '../../../../client/storage/guest-choices.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { SizePicker } from '../../../../ui/choices/size-picker.tsx';
import { Swatches } from '../../../../ui/choices/swatches.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Picture } from '../../../../ui/product/picture.tsx';
import { Price } from '../../../../ui/product/price.tsx';
import { Written } from '../../../../ui/product/written.tsx';
import { takeLines } from '../../../layout/guest/take-lines.ts';
import { useShopper } from '../../../layout/shopper.ts';
import { availableOf, choose, firstChoices, firstMissing, type VariantChoice } from '../buy/choices.ts';
import css from './looks.module.css';

type Piece = ProductCard & PieceChoices;
type Chosen = VariantChoice & { isWanted: boolean };

/** Color and size of each piece of a look, which then go into the cart together. */
export function LookSheet({
  title,
  pieces,
  onClose,
}: {
  title: string;
  pieces: readonly Piece[];
  onClose: () => void;
}) {
  const { user } = useShopper();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() =>
    pieces.map((piece): Chosen => ({
      ...firstChoices(piece, { usualSize: usualSizeOf(piece, user?.usualSizes ?? []) }),
      isWanted: true,
    })),
  );
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (place: number, next: Chosen) => setChosen(chosen.with(place, next));
  const wanted = pieces.flatMap((piece, place) => {
    const choice = chosen[place];
    return choice?.isWanted === true ? [{ piece, choice }] : [];
  });
  const take = async () => {
    const missing = wanted.find(({ choice }) => firstMissing(choice) !== null);
    if (missing !== undefined) {
      setTried(true);
      document.getElementById(groupId(missing.piece))?.focus();
      return;
    }
    setBusy(true);
    try {
      const { open } = await takeLines(wanted.map(toLine), { title, done: t.added });
      onClose();
      await navigate('/checkout/delivery');
      open();
    } catch (error) {
      toast.error(failureText(error, words.addFailed));
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      tall
      title={t.chooseSizes}
      onClose={onClose}
      footer={
        <Button
          wide
          icon="shopping-bag"
          busy={busy}
          disabled={wanted.length === 0}
          onClick={() => void take()}
        >
          {t.add(wanted.length)}
        </Button>
      }
    >
      <ul className={css.pieces}>
        {pieces.map((piece, place) => {
          const choice = chosen[place];
          return (
            choice && (
              <PieceFields
                key={piece._id}
                piece={piece}
                choice={choice}
                isTried={isTried}
                onChange={(next) => change(place, next)}
              />
            )
          );
        })}
      </ul>
    </Sheet>
  );
}

type PieceFieldsProps = {
  piece: Piece;
  choice: Chosen;
  isTried: boolean;
  onChange: (next: Chosen) => void;
};

function PieceFields({ piece, choice, isTried, onChange }: PieceFieldsProps) {
  const { _id, name, image, price, priceAfterDiscount, colors, sizes, fewLeft } = piece;
  const { isWanted, colorId, sizeId } = choice;
  const pick = (change: Partial<VariantChoice>) => onChange({ ...choose(piece, choice, change), isWanted });
  return (
    <li className={css.piece}>
      <Picture image={{ ...image, alt: '' }} sizes="64px" />
      <div className={css.about}>
        <Checkbox
          label={<Written text={name} />}
          checked={isWanted}
          onChange={({ currentTarget: { checked } }) => onChange({ ...choice, isWanted: checked })}
        />
        <Price amount={priceAfterDiscount ?? price} was={priceAfterDiscount === null ? null : price} />
      </div>
      {isWanted && colors.length > 1 && (
        <Swatches
          legend={catalog.color}
          name={`color-${_id}`}
          value={colorId ?? ''}
          options={colors.map(({ _id: id, name: color, hex }) => ({
            id,
            name: color,
            hex,
            available: availableOf(piece, id, null) > 0,
          }))}
          onChange={(id) => pick({ colorId: id })}
        />
      )}
      {isWanted && sizes.length > 1 && (
        <SizePicker
          id={groupId(piece)}
          legend={catalog.size}
          name={`size-${_id}`}
          value={sizeId ?? ''}
          few={fewLeft}
          options={sizes.map(({ _id: id, label }) => ({
            id,
            label,
            available: availableOf(piece, colorId, id),
          }))}
          error={isTried && sizeId === null ? words.chooseSize : undefined}
          onChange={(id) => pick({ sizeId: id })}
        />
      )}
    </li>
  );
}

const groupId = ({ _id }: Piece) => `look-size-${_id}`;

function toLine({ piece, choice: { colorId, sizeId } }: { piece: Piece; choice: Chosen }): GuestLine {
  const { _id, name, image, price, priceAfterDiscount, colors, sizes } = piece;
  return {
    productId: _id,
    colorId: colorId ?? '',
    sizeId: sizeId ?? '',
    quantity: 1,
    price: priceAfterDiscount ?? price,
    name,
    image,
    color: colors.find((color) => color._id === colorId)?.name ?? '',
    size: sizes.find((size) => size._id === sizeId)?.label ?? '',
  };
}
