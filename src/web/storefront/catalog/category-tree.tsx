import { Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import css from './category-tree.module.css';

export interface TreeNode {
  id: string;
  name: string;
  to: string;
  count?: number | undefined;
  current: boolean;
  kinds?: readonly TreeNode[];
}

/** Categories and the kinds of the open one, beside a list on wide screens. */
export function CategoryTree({ nodes }: { nodes: readonly TreeNode[] }) {
  return (
    <nav className={css.tree} aria-label={t.category}>
      <h2 className={css.title}>{t.category}</h2>
      <Branch nodes={nodes} />
    </nav>
  );
}

function Branch({ nodes }: { nodes: readonly TreeNode[] }) {
  return (
    <ul className={css.branch}>
      {nodes.map(({ id, name, to, count, current, kinds = [] }) => (
        <li key={id}>
          <Link to={to} className={css.node} aria-current={current ? 'page' : undefined}>
            {name} {count !== undefined && <span>{count}</span>}
          </Link>
          {kinds.length > 0 && <Branch nodes={kinds} />}
        </li>
      ))}
    </ul>
  );
}
