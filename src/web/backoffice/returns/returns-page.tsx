import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { returnDesk as t } from '#texts/return-desk';
import { Page } from '../ui/page.tsx';
import { StaleBanner } from '../ui/resource-list.tsx';
import { loadQueue, ReturnQueue, ReturnTabs } from './return-queue.tsx';
import css from './returns.module.css';

const desk = matchMedia('(width >= 1280px)');

/** On a desk the first request of the view is open at once. */
export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await loadQueue(args);
  const [first] = loaded.data.returns;
  if (desk.matches && first !== undefined)
    throw redirect(`/returns/${first._id}${new URL(args.request.url).search}`);
  return loaded;
};

/** The queue of the desk: on phones a page of its own. */
function ReturnsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page title={t.title} total={t.byDeadline} layout="list">
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.queue}>
        <ReturnTabs queue={data} />
        <ReturnQueue queue={data} />
      </div>
    </Page>
  );
}

export { ReturnsPage as Page };
