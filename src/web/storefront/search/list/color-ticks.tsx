import type { Facets } from '../../../../shop/search/contract.ts';
import css from './color-ticks.module.css';

/** Any of several colors, each a disc of cloth over its name: nobody has to tell them apart by eye alone. */
export function ColorTicks({ options, chosen }: { options: Facets['colors']; chosen: readonly string[] }) {
  return (
    <div className={css.colors}>
      {options.map(({ _id, name, hex, count }) => (
        <label key={_id} className={css.color}>
          <input type="checkbox" name="colors" value={_id} defaultChecked={chosen.includes(_id)} />
          <svg className={css.fill} viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="16" fill={hex} />
            <circle cx="16" cy="16" r="15.5" className={css.ring} />
          </svg>
          <span className={css.name}>
            {name} <span>{count}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
