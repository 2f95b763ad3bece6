import { Loom } from '../../ui/cloth/loom.tsx';
import css from './page-loading.module.css';

/** Before the first page of a visit is there. */
export function PageLoading() {
  return (
    <div className={css.loading}>
      <Loom />
    </div>
  );
}
