import { useState } from 'react';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import type { OrderInvoice } from '../../../../../shop/buying/orders/contract.ts';
import { type Language, languageFacts, readersFirst } from '../../../../../shop/language.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { formatDate } from '../../../../../shop/time/dates.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { bytesOf, saveFile } from '../../../../client/save-file.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import css from './order-invoices.module.css';

/** Invoices and credit notes of an order, each as a PDF in both languages. */
export function OrderInvoices({ invoices }: { invoices: readonly OrderInvoice[] }) {
  const [busy, setBusy] = useState('');
  const save = async (invoiceId: string, wanted: Language) => {
    if (busy !== '') return;
    setBusy(invoiceId + wanted);
    try {
      const { file } = await call('getInvoice', { invoiceId, language: wanted });
      saveFile({ ...file, content: bytesOf(file.content) });
    } catch (error) {
      toast.error(failureText(error, t.invoiceFailed));
    }
    setBusy('');
  };
  if (invoices.length === 0) return null;
  return (
    <Panel title={t.invoices}>
      <ul className={css.list}>
        {invoices.map(({ _id, series, number, day, total }) => (
          <li key={_id}>
            <p>
              {t.invoiceKinds[series]} <bdi dir="ltr">{number}</bdi>
              <br />
              <small>
                {formatDate(day, language)} · {formatMoney(total, language)}
              </small>
            </p>
            <p className={css.files}>
              {readersFirst(language).map((each) => (
                <Button
                  key={each}
                  tone="secondary"
                  small
                  icon="download"
                  busy={busy === _id + each}
                  aria-label={t.invoiceFile(number, languageFacts[each].name)}
                  onClick={() => void save(_id, each)}
                >
                  <span lang={each}>{languageFacts[each].name}</span>
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t.invoiceSize}</p>
    </Panel>
  );
}
