import { Loom } from '../../ui/cloth/loom.tsx';
import css from './waiting.module.css';

/** Before the first page of a visit is there. */
export function Waiting() {
  return (
    <div className={css.waiting}>
      <Loom />
    </div>
  );
}
