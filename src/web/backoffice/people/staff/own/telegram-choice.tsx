import { useEffect, useState } from 'react';
import { staffNews as t } from '#texts/staff-news';
import type { StaffNews } from '../../../../../shop/people/staff/news-calls.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import css from '../staff.module.css';

type Props = { news: StaffNews; onChange: (news: StaffNews) => void };

/** Connects one's Telegram with the shop's bot, or takes it off. The bot knows who wrote by the link they came from. */
export function TelegramChoice({ news, onChange }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toast.error(failureText(failure, t.notSaved));
    } finally {
      setBusy(false);
    }
  };
  const show = (changed: StaffNews, done: string) => {
    setUrl(null);
    onChange(changed);
    toast.success(done);
  };
  const check = async () => {
    const changed = await ask('checkTelegram');
    if (changed.telegram === 'connected') show(changed, t.connected);
    return changed.telegram === 'connected';
  };
  // Who comes back from the bot has most often pressed Start.
  useEffect(() => {
    if (url === null) return;
    const look = () => {
      if (!document.hidden) void check().catch(() => null);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  return (
    <section className={css.form} aria-label={t.telegram}>
      <p className={css.seen}>{t.telegramText}</p>
      {news.telegram === 'connected' ? (
        <Button
          tone="secondary"
          busy={busy}
          onClick={() => void run(async () => show(await ask('removeTelegram'), t.disconnected))}
        >
          {t.disconnect}
        </Button>
      ) : url === null ? (
        <Button
          tone="secondary"
          icon="message-circle"
          busy={busy}
          onClick={() => void run(async () => setUrl((await ask('offerTelegram')).url))}
        >
          {t.connect}
        </Button>
      ) : (
        <>
          <p>
            <a href={url} target="_blank" rel="noreferrer" className="text-link">
              {t.openBot}
            </a>
          </p>
          <p>{t.pressStart}</p>
          <Button
            tone="secondary"
            busy={busy}
            onClick={() =>
              void run(async () => {
                if (!(await check())) toast.error(t.notPressed);
              })
            }
          >
            {t.pressed}
          </Button>
        </>
      )}
    </section>
  );
}
