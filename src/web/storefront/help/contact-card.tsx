import { help as t } from '#texts/help';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFacts } from '../layout/facts.ts';
import css from './contact-card.module.css';
import { SupportStatus } from './support-status.tsx';

/** The contact panel next to the answers. */
export function ContactCard() {
  const { supportAnswerHours } = useFacts();
  return (
    <Panel title={t.notFound}>
      <div className={css.words}>
        <SupportStatus />
        <p>{t.reply(supportAnswerHours)}</p>
      </div>
      <ButtonLink to="/contact" tone="secondary" icon="message-circle" wide>
        {t.askUs}
      </ButtonLink>
    </Panel>
  );
}
