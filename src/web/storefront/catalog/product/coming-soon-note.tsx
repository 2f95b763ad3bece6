import { catalog as t } from '#texts/catalog';
import { language } from '#texts/language';
import { formatDay } from '../../../../shop/dates.ts';
import { Tag } from '../../../ui/tag.tsx';
import css from './coming-soon-note.module.css';

/** A piece that is shown before it is sold. */
export function ComingSoonNote({ availableFrom }: { availableFrom: string | null }) {
  return (
    <p className={css.note}>
      <Tag tone="new">{t.comingSoon}</Tag>
      {availableFrom && t.from(formatDay(availableFrom, language))}
    </p>
  );
}
