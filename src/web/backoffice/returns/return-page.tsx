import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import { formatDay } from '../../../shop/time/days.ts';
import { ask } from '../client/ask.ts';
import { cacheLast } from '../client/cache-last.ts';
import { orderNumberText } from '../ui/cells/order-number.tsx';
import { Page } from '../ui/page.tsx';
import { StaleBanner } from '../ui/resource-list.tsx';
import { ReturnDecision } from './return-decision.tsx';
import { ReturnDetail } from './return-detail.tsx';
import { loadQueue, ReturnQueue } from './return-queue.tsx';
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
  const { kind, number, customer, deliveredAt } = request;
  const facts = [customer, deliveredAt && t.deliveredOn(formatDay(deliveredAt, language))];
  return (
    <Page
      title={t.heading[kind](orderNumberText(number))}
      back={query.size > 0 ? `/returns?${query}` : '/returns'}
      layout="list"
      total={<bdi>{facts.filter((fact) => fact !== null).join(t.comma)}</bdi>}
    >
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.desk}>
        <div className={css.aside}>
          <ReturnQueue queue={queue} />
        </div>
        <ReturnDetail request={request} />
        <ReturnDecision key={`${request._id} ${request.version}`} request={request} />
      </div>
    </Page>
  );
}

export { ReturnPage as Page };
