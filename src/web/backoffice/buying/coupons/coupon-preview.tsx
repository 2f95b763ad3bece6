import { useEffect, useState } from 'react';
import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import type {
  CouponFields,
  CouponPreview as Preview,
} from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { languageFacts, readersFirst, textsOfFields } from '../../../../shop/language.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Ticket, TicketText } from '../../../ui/product/ticket.tsx';
import { ask } from '../../client/ask.ts';
import css from './coupons.module.css';

const PAUSE_MS = 400;
const faces = readersFirst(language);

/** The ticket in both languages, a sample cart, and warnings. */
export function CouponPreview({ preview, fields }: { preview: Preview | null; fields: CouponFields }) {
  const [title, description] = [textsOfFields(fields, 'title'), textsOfFields(fields, 'description')];
  return (
    <section className={css.preview}>
      <h2>{t.preview}</h2>
      {faces.map((face) => (
        <div key={face} lang={face} dir={languageFacts[face].direction} className={css.face}>
          <Ticket
            title={title[face] || '…'}
            text={<TicketText description={description[face]} terms={preview?.terms[face] ?? '…'} />}
          />
        </div>
      ))}
      {preview !== null && <Effect preview={preview} kind={fields.kind} />}
    </section>
  );
}

type EffectProps = { preview: Preview; kind: CouponFields['kind'] };

function Effect({ preview: { products, sample, warnings }, kind }: EffectProps) {
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <div role="status" className={css.effect}>
      {products > 0 && <p className={css.quiet}>{t.covers(products)}</p>}
      {sample !== null && (
        <p className={css.quiet}>
          {kind === 'freeDelivery'
            ? t.sampleDelivery(sample.pieces, sample.name, money(sample.price))
            : t.sample(
                sample.pieces,
                sample.name,
                money(sample.price),
                money(sample.discount),
                money(sample.price - sample.discount),
              )}
        </p>
      )}
      {warnings.map(({ kind, message }) => (
        <Banner key={kind} tone={kind === 'belowCost' || kind === 'noProduct' ? 'error' : 'info'}>
          {message}
        </Banner>
      ))}
    </div>
  );
}

/** What the server says of the coupon as typed, loaded again after a debounce; null before the first answer. */
export function usePreview(couponId: string | null, fields: CouponFields): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const typed = JSON.stringify(fields);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      // With an unreadable field the last answer stays.
      ask('previewCoupon', { couponId, fields: JSON.parse(typed) }).then(
        (answer) => isCurrent && setPreview(answer),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [couponId, typed]);
  return preview;
}
