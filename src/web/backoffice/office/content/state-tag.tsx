import { contentDesk as t } from '#texts/content-desk';
import type { HomeBlockState } from '../../../../shop/office/home/desk/block-kinds.ts';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';

const tones: Record<HomeBlockState, TagTone> = {
  shown: 'success',
  draft: 'warning',
  scheduled: 'info',
  ended: 'plain',
  replaced: 'plain',
  tooFew: 'warning',
};

export const StateTag = ({ state }: { state: HomeBlockState }) => (
  <Tag tone={tones[state]}>{t.states[state]}</Tag>
);
