import { Link } from 'react-router';
import { ui as t } from '#texts/ui';
import { Icon } from '../buttons/icon.tsx';
import { Written } from '../product/written.tsx';
import css from './breadcrumb.module.css';

/** The last step is the current page, without a link. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string | undefined }[] }) {
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={css.trail}>
        {trail.map(({ label, to }, place) => (
          <li key={label}>
            {place > 0 && <Icon name="chevron-right" size={14} />}
            {to ? (
              <Link to={to}>
                <Written text={label} />
              </Link>
            ) : (
              <span aria-current="page">
                <Written text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
