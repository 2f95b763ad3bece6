import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { returnDesk as t } from '#texts/return-desk';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { ReturnDecision } from './return-decision.tsx';
import { ReturnDetail, ReturnHistory } from './return-detail.tsx';
import { askedView, askQueue, ReturnQueue, ReturnTabs } from './return-queue.tsx';
import css from './returns.module.css';

/** Opened by its URL, a request has the queue of its own view beside it. */
export const loader = cacheLast(async ({ request, params: { id = '' } }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const reading = ask('getReturn', { id });
  const view = askedView(query) ?? (await reading).return.view;
  const [one, queue] = await Promise.all([reading, askQueue(view, query)]);
  return { request: one.return, queue, view };
});

/** One request: its pieces and words, whether it is allowed, and the decision. The queue stays beside it on a desk. */
function ReturnPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { request, queue, view } = data;
  const [query] = useSearchParams();
  const { kind, number } = request;
  return (
    <Page
      title={t.heading[kind](orderNumberText(number))}
      back={query.size > 0 ? `/returns?${query}` : '/returns'}
      layout="list"
    >
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.tabs}>
        <ReturnTabs queue={queue} view={view} />
      </div>
      <div className={css.desk}>
        <div className={css.aside}>
          <ReturnQueue queue={queue} view={view} />
        </div>
        <ReturnDetail request={request} />
        <ReturnDecision key={`${request._id} ${request.version}`} request={request} />
        <ReturnHistory request={request} />
      </div>
    </Page>
  );
}

export { ReturnPage as Page };
