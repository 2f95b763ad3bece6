import { orders as t } from '#texts/orders';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { shownNumber } from './shown-number.ts';

/** The way to a person, with the number they will ask for. */
export function OrderHelp({ number }: { number: string }) {
  return (
    <Panel title={t.help}>
      <p>{t.helpText(shownNumber(number))}</p>
      <ButtonLink tone="secondary" icon="message-circle" to={`/contact?order=${number}`}>
        {t.contact}
      </ButtonLink>
    </Panel>
  );
}
