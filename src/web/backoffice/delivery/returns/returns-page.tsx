import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { returnDesk as t } from '#texts/return-desk';
import { cacheLast } from '../../client/cache-last.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { askedView, askQueue, ReturnQueue, ReturnTabs } from './return-queue.tsx';
import css from './returns.module.css';

const desk = matchMedia('(width >= 1280px)');

/** On a desk the first request of the view is open at once. */
export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const view = askedView(query) ?? 'toDecide';
  const queue = await askQueue(view, query);
  const [first] = queue.returns;
  query.set('view', view);
  if (desk.matches && first !== undefined) throw redirect(`/returns/${first._id}?${query}`);
  return { queue, view };
});

/** The queue of the desk: on phones a page of its own. */
function ReturnsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page title={t.title} total={t.byDeadline} layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.queue}>
        <ReturnTabs {...data} />
        <ReturnQueue {...data} />
      </div>
    </Page>
  );
}

export { ReturnsPage as Page };
