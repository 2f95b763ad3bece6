import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { returnDesk as t } from '#texts/return-desk';
import { orderNumberText } from '../../../shop/orders/order-number.ts';
import { ask } from '../client/ask.ts';
import { cacheLast } from '../client/cache-last.ts';
import { Page } from '../ui/page.tsx';
import { StaleBanner } from '../ui/resource-list.tsx';
import { ReturnDecision } from './return-decision.tsx';
import { ReturnDetail, ReturnHistory } from './return-detail.tsx';
import { loadQueue, ReturnQueue, ReturnTabs } from './return-queue.tsx';
import css from './returns.module.css';

const readOne = cacheLast(async ({ params: { id = '' } }: LoaderFunctionArgs) => ask('getReturn', { id }));

export const loader = async (args: LoaderFunctionArgs) => {
  const [one, queue] = await Promise.all([readOne(args), loadQueue(args)]);
  return { request: one.data.return, queue: queue.data, asOf: one.asOf ?? queue.asOf };
};

/** One request: its pieces and words, whether it is allowed, and the decision. The queue stays beside it on a desk. */
function ReturnPage() {
  const { request, queue, asOf } = useLoaderData<typeof loader>();
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
        <ReturnTabs queue={queue} />
      </div>
      <div className={css.desk}>
        <div className={css.aside}>
          <ReturnQueue queue={queue} />
        </div>
        <ReturnDetail request={request} />
        <ReturnDecision key={`${request._id} ${request.version}`} request={request} />
        <ReturnHistory request={request} />
      </div>
    </Page>
  );
}

export { ReturnPage as Page };
