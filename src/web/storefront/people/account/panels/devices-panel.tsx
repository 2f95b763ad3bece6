import { useRef, useState } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import { language } from '#texts/language';
import type { Device } from '../../../../../shop/people/account/contract.ts';
import { formatDate } from '../../../../../shop/time/dates.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Tag } from '../../../../ui/product/tag.tsx';
import form from '../profile-form.module.css';
import css from './devices-panel.module.css';

/** The shopper's sessions, each with a way to end it. */
export function DevicesPanel({ devices }: { devices: readonly Device[] }) {
  const [shown, setShown] = useState(devices);
  const [ending, setEnding] = useState<string | null>(null);
  const running = useRef(false);

  const end = async (what: string, ask: () => Promise<{ sessions: Device[] }>, said: string) => {
    if (running.current) return;
    running.current = true;
    setEnding(what);
    try {
      setShown((await ask()).sessions);
      toast.success(said);
    } catch (error) {
      toast.error(failureText(error, t.deviceFailed));
    }
    setEnding(null);
    running.current = false;
  };

  return (
    <Panel title={t.devices}>
      <p>{t.devicesText}</p>
      <ul className={css.devices}>
        {shown.map(({ _id, device, createdAt, lastUsedAt, current }) => (
          <li key={_id}>
            <p className={css.name}>
              {device} {current && <Tag tone="success">{t.thisDevice}</Tag>}
            </p>
            <p className={css.since}>
              {t.deviceSince(formatDate(createdAt, language), formatMoment(lastUsedAt, language))}
            </p>
            {!current && (
              <Button
                tone="secondary"
                small
                busy={ending === _id}
                aria-label={t.signOutOf(device)}
                onClick={() =>
                  void end(_id, () => call('endSession', { sessionId: _id }), t.signedOutOf(device))
                }
              >
                {t.signOutThere}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <div className={form.actions}>
          <Button
            tone="secondary"
            icon="log-out"
            busy={ending === 'others'}
            onClick={() => void end('others', () => call('endOtherSessions'), t.othersSignedOut)}
          >
            {t.signOutOthers}
          </Button>
        </div>
      )}
    </Panel>
  );
}
