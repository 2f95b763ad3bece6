import { customers as t } from '#texts/customers';
import type { TrustLevel } from '../../../../shop/people/trust/trust-level.ts';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';

const tones = {
  new: 'plain',
  known: 'plain',
  trusted: 'success',
  watched: 'warning',
  blocked: 'danger',
} as const satisfies Record<TrustLevel, TagTone>;

/** How far a customer is trusted. */
export function Level({ level }: { level: TrustLevel }) {
  return <Tag tone={tones[level]}>{t.levels[level]}</Tag>;
}
