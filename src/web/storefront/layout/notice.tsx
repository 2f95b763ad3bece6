import { layout as t } from '#texts/layout';
import { Icon } from '../../ui/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './notice.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The promise above the header; with room, language and theme beside it. It scrolls away, the header stays. */
export function Notice() {
  return (
    <section className={css.notice} aria-label={t.noticeLabel}>
      <div className={`wrap ${css.row}`}>
        <p className={css.promise}>
          <Icon name="truck" size={16} />
          <span className={css.long}>{t.notice}</span>
          <span className={css.short}>{t.noticeShort}</span>
        </p>
        <div className={css.switches}>
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
    </section>
  );
}
