import { Pager, type PagerProps } from '../../../ui/blocks/pager.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import css from './more-pager.module.css';

/** The pager of a list that goes on in place on phones: the button `more` ("Next 6") adds the next page below. */
export function MorePager({
  page,
  pages,
  to,
  more,
  busy,
  onMore,
}: PagerProps & { more: string; busy: boolean; onMore: () => void }) {
  return (
    <>
      {page < pages && (
        <ButtonLink
          to={to(page + 1)}
          tone="secondary"
          className={css.more ?? ''}
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            onMore();
          }}
        >
          {more}
        </ButtonLink>
      )}
      <Pager page={page} pages={pages} to={to} />
    </>
  );
}
