import { language } from '#texts/language';
import { today as t } from '#texts/today';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';

/** Today's closures, so that none is forgotten; one without an end is highlighted. */
export function ClosedBanner({ closed }: { closed: ConsoleDataOf<'getToday'>['closed'] }) {
  if (closed === null || (closed.shop === null && closed.places === 0)) return null;
  const { shop, places } = closed;
  return (
    <Banner
      tone={shop !== null && shop.until === null ? 'error' : 'info'}
      action={
        <ButtonLink small tone="secondary" to="/settings/closures">
          {t.toClosures}
        </ButtonLink>
      }
    >
      {shop !== null && shopSentence(shop)} {places > 0 && t.placesClosed(places)}
    </Banner>
  );
}

function shopSentence({ until, takesOrders }: { until: string | null; takesOrders: boolean }): string {
  if (until === null) return t.closedOpenEnd;
  return (takesOrders ? t.noDelivery : t.shopClosed)(formatDay(until, language));
}
