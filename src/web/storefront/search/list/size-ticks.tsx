import { catalog as t } from '#texts/catalog';
import type { Facets } from '../../../../shop/search/contract.ts';
import { ChipToggle } from '../../../ui/chip.tsx';
import css from './filter-fields.module.css';

/** Any of several sizes, by the system they belong to: shoes apart from dresses. */
export function SizeTicks({ options, chosen }: { options: Facets['sizes']; chosen: readonly string[] }) {
  const systems = [...new Set(options.map(({ system }) => system))];
  const groups = systems.map((system) => (
    <div key={system} className={css.system} role="group" aria-label={systemName(system)}>
      {systems.length > 1 && <p className={css.systemName}>{systemName(system)}</p>}
      <div className={css.sizes}>
        {options
          .filter((size) => size.system === system)
          .map(({ _id, name }) => (
            <ChipToggle key={_id} name="sizes" value={_id} defaultChecked={chosen.includes(_id)}>
              <bdi>{name}</bdi>
            </ChipToggle>
          ))}
      </div>
    </div>
  ));
  return <div className={css.allSizes}>{groups}</div>;
}

function systemName(system: string): string {
  // A merchant may have systems of their own.
  return (t.sizeSystems as Record<string, string | undefined>)[system] ?? t.otherSizes;
}
