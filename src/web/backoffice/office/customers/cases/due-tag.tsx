import { useState } from 'react';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import type { Case } from '../../../../../shop/office/customers/contract.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Tag } from '../../../../ui/product/tag.tsx';

/** The state of a case: when its answer is due, or that it was answered or closed. */
export function DueTag({
  case: { closedAt, answeredAt, dueAt },
}: {
  case: Pick<Case, 'closedAt' | 'answeredAt' | 'dueAt'>;
}) {
  const [now] = useState(() => Date.now());
  if (closedAt !== null) return <Tag>{t.closedOn(formatMoment(closedAt, language))}</Tag>;
  if (answeredAt !== null) return <Tag>{t.answeredOn(formatMoment(answeredAt, language))}</Tag>;
  const isLate = new Date(dueAt).getTime() < now;
  return (
    <Tag tone={isLate ? 'danger' : 'warning'}>
      {isLate ? t.late : `${t.due} ${formatMoment(dueAt, language)}`}
    </Tag>
  );
}
