import { useEffect, useState } from 'react';
import { feeds as t } from '#texts/feeds';
import { language } from '#texts/language';
import type { Feeds } from '../../../../shop/catalog/feeds/calls.ts';
import { type Localized, readersFirst } from '../../../../shop/language.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask } from '../../client/ask.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import css from './feeds-card.module.css';

/** The addresses at which Meta, Google and Telegram channels read the catalog, for the owner. */
export function FeedsCard() {
  const [feeds, setFeeds] = useState<Feeds | null>(null);
  const [busy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const load = async () => setFeeds((await ask('getFeeds')).feeds);
  useEffect(() => {
    // Without an answer the settings above are of use alone.
    load().catch(() => {});
  }, []);
  if (feeds === null) return null;
  const { secret } = feeds;
  const renew = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await ask('renewFeeds');
      await load();
      if (secret !== null) toast.success(t.renewed);
      setSure(false);
    } catch (failure) {
      toast.error(failureText(failure, t.notMade));
    }
    setBusy(false);
  };
  return (
    <section className={css.card} aria-labelledby="feeds">
      <h2 id="feeds">{t.title}</h2>
      <p className={css.quiet}>{t.text}</p>
      <p>
        {t.items(feeds.items)}.{feeds.withoutPicture > 0 && ` ${t.withoutPicture(feeds.withoutPicture)}`}
      </p>
      {secret === null ? (
        <div className={css.act}>
          <p>{t.none}</p>
          <Button tone="secondary" busy={busy} onClick={() => void renew()}>
            {t.make}
          </Button>
        </div>
      ) : (
        <>
          <Addresses name={t.meta} text={t.metaText} of={secret.meta} />
          <Addresses name={t.metaTexts} text={t.metaTextsText} of={secret.metaTexts} />
          <Addresses name={t.google} text={t.googleText} of={secret.google} />
          <p className={css.quiet}>
            {t.secret} {t.madeAt(formatMoment(secret.madeAt, language))}
          </p>
          <div className={css.act}>
            <Button tone="quiet" onClick={() => setSure(true)}>
              {t.renew}
            </Button>
          </div>
        </>
      )}
      <Addresses name={t.news} text={t.newsHint} of={feeds.news} />
      {isSure && (
        <Sheet
          open
          title={t.renewAsk}
          onClose={() => setSure(false)}
          footer={
            <Button wide tone="danger" busy={busy} onClick={() => void renew()}>
              {t.renew}
            </Button>
          }
        >
          <p>{t.renewText}</p>
        </Sheet>
      )}
    </section>
  );
}

function Addresses({ name, text, of }: { name: string; text: string; of: Localized }) {
  return (
    <div className={css.feed}>
      <h3>{name}</h3>
      <p className={css.quiet}>{text}</p>
      {readersFirst(language).map((each) => (
        <div key={each} className={css.address}>
          <span>{t.inLanguage[each]}</span>
          <span className={css.url} dir="ltr" lang="en">
            {of[each]}
          </span>
          <CopyButton text={of[each]} copied={t.copied} tone="secondary">
            {t.copy}
          </CopyButton>
        </div>
      ))}
    </div>
  );
}
