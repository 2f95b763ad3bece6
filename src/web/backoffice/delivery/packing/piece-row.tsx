import type { ReactNode } from 'react';
import { packing as t } from '#texts/packing';
import type { PackedLine } from '../../../../shop/delivery/fulfilment/contract.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import css from './packing.module.css';

/** A line of the parcel: picture, name, color, size and quantity; `children` show its state. */
export function PieceRow({ line, children }: { line: PackedLine; children?: ReactNode }) {
  const { image, name, color, size, quantity } = line;
  return (
    <li className={css.piece}>
      <div className={css.thumb}>
        <Picture image={{ ...image, alt: '' }} sizes="48px" />
      </div>
      <div className={css.words}>
        <b>{name}</b>
        <span className={css.small}>
          {color.name} · <span className="visually-hidden">{t.size} </span>
          <b>
            <bdi>{size.label}</bdi>
          </b>
        </span>
        {children}
      </div>
      <b className={css.quantity}>
        <bdi dir="ltr">× {quantity}</bdi>
      </b>
    </li>
  );
}
