import { useState } from 'react';
import { conflicts as t } from '#texts/conflicts';
import { language } from '#texts/language';
import { orderEdits as words } from '#texts/order-edits';
import { lineKey } from '../../../../../shop/buying/cart/line-key.ts';
import type { ConsoleOrder, PackedLine } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { languageFacts } from '../../../../../shop/language.ts';
import { formatTime } from '../../../../../shop/time/days.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { didText } from '../../../client/use-act.ts';

/** Says in an open sheet who changed the order meanwhile, and the new values. */
export function ChangedSince({ order }: { order: ConsoleOrder }) {
  const [opened] = useState(order);
  const last = order.history.at(-1);
  const did = last && didText(last.step);
  if (order.version === opened.version || !did) return null;
  return (
    <Banner>
      {t.last(last.by ?? t.shopperOrStore, did, formatTime(last.at))}
      <ul>
        {differences(opened, order).map(([name, now]) => (
          <li key={`${name} ${now}`}>
            {name}: <bdi>{now}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The fields that differ, with their new values; masked texts are not compared. */
function differences(before: ConsoleOrder, now: ConsoleOrder): [name: string, now: string][] {
  const fields: [string, (order: ConsoleOrder) => string | null][] = [
    [words.phone, ({ address }) => address.phone],
    [words.recipient, ({ address }) => address.recipient],
    [words.note, ({ note }) => note],
    [words.city, ({ city }) => city],
    [words.area, ({ area }) => area],
    [words.street, ({ address }) => address.street],
  ];
  const gone = before.lines.filter((line) => now.lines.every((each) => keyOf(each) !== keyOf(line)));
  const changed = now.lines.filter(
    (line) => !before.lines.some((each) => keyOf(each) === keyOf(line) && each.quantity === line.quantity),
  );
  return [
    ...fields.flatMap(([name, read]): [string, string][] => {
      const text = read(now);
      return text === null || text === '' || text === read(before) ? [] : [[name, text]];
    }),
    ...gone.map((line): [string, string] => [pieceText(line), words.out]),
    ...changed.map((line): [string, string] => [pieceText(line), `× ${line.quantity}`]),
  ];
}

const keyOf = ({ productId, color, size }: PackedLine) =>
  lineKey({ productId, colorId: color._id, sizeId: size._id });

const pieceText = ({ name, color, size }: PackedLine) =>
  [name, color.name, size.label].join(languageFacts[language].comma);
