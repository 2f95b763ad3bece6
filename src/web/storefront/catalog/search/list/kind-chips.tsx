import { catalog as t } from '#texts/catalog';
import { ChipLink, Chips } from '../../../../ui/buttons/chip.tsx';

/** The kinds of a category as chips, "all" first; nothing when there is no choice. */
export function KindChips({
  kinds,
  chosen,
  to,
  label = t.kinds,
}: {
  kinds: readonly { _id: string; name: string }[];
  chosen: string | undefined;
  to: (id: string | undefined) => string;
  label?: string;
}) {
  if (kinds.length === 0) return null;
  return (
    <Chips label={label}>
      <ChipLink to={to(undefined)} on={chosen === undefined}>
        {t.allPieces}
      </ChipLink>
      {kinds.map(({ _id, name }) => (
        <ChipLink key={_id} to={to(_id)} on={_id === chosen}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}
