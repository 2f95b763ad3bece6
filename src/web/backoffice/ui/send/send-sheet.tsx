import { useState } from 'react';
import { language } from '#texts/language';
import { share as t } from '#texts/share';
import type { Sendable, Share } from '../../../../shop/catalog/seo/share-calls.ts';
import { type Language, readersFirst } from '../../../../shop/language.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { CopyButton } from '../copy-button.tsx';
import css from './send-sheet.module.css';

type Sent = Sendable['en'] & Partial<Pick<Share['en'], 'cards'>>;

export type SendSheetProps = {
  title: string;
  /** Null while it loads. */
  sent: { en: Sent; ar: Sent } | null;
  problem: string;
  onClose: () => void;
};

/** What is sent to a chat or a page: its text, which may be rewritten, and links that say where they were sent to. */
export function SendSheet({ title, sent, problem, onClose }: SendSheetProps) {
  const [chosen, setChosen] = useState<Language>(language);
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className={css.sheet}>
        <SelectField
          compact
          label={t.language}
          value={chosen}
          onChange={({ currentTarget: { value } }) => setChosen(value === 'ar' ? 'ar' : 'en')}
        >
          {readersFirst(language).map((each) => (
            <option key={each} value={each}>
              {t.inLanguage[each]}
            </option>
          ))}
        </SelectField>
        {problem !== '' && <Banner tone="error">{problem}</Banner>}
        {sent !== null && <Ways key={chosen} language={chosen} shared={sent[chosen]} />}
      </div>
    </Sheet>
  );
}

function Ways({ language: chosen, shared }: { language: Language; shared: Sent }) {
  const { title, links, cards } = shared;
  const [text, setText] = useState(shared.text);
  const withLink = (link: string) => `${text}\n${link}`;
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  // Older browsers, and those of desks, have no sheet of their own.
  const ways: Partial<Pick<Navigator, 'share'>> = navigator;
  const chats = {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(withLink(links.whatsapp))}`,
    telegram: `https://t.me/share/url?${query({ url: links.telegram, text }).replaceAll('+', '%20')}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: links.facebook })}`,
  };
  return (
    <>
      <TextArea
        label={t.text}
        rows={5}
        lang={chosen}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={css.ways}>
        {(['whatsapp', 'telegram', 'facebook'] as const).map((place) => (
          <ButtonLink
            key={place}
            tone="secondary"
            to={chats[place]}
            target="_blank"
            rel="noopener noreferrer"
            wide
          >
            {t[place]}
          </ButtonLink>
        ))}
        {ways.share && (
          <Button
            tone="secondary"
            icon="share-2"
            wide
            // Closing the sheet of the phone is no failure.
            onClick={() => void navigator.share({ title, text, url: links.link }).catch(() => {})}
          >
            {t.more}
          </Button>
        )}
        <CopyButton text={withLink(links.link)} copied={t.copied} tone="secondary">
          {t.copyText}
        </CopyButton>
        <CopyButton text={links.link} copied={t.copied} tone="secondary">
          {t.copyLink}
        </CopyButton>
        <CopyButton text={links.instagram} copied={t.copied} tone="secondary">
          {t.copyForInstagram}
        </CopyButton>
      </div>
      {cards && (
        <>
          <h3>{t.cards}</h3>
          <div className={css.cards}>
            {(['square', 'tall', 'wide'] as const).map((format) => (
              <a key={format} className={css.card} href={cards[format]} download={`${format}.png`}>
                <img src={cards[format]} alt="" loading="lazy" />
                <span className="text-link">{t.formats[format]}</span>
              </a>
            ))}
          </div>
        </>
      )}
      <p className={css.link} dir="ltr" lang="en">
        {links.link}
      </p>
      <p className={css.quiet}>{t.counted}</p>
    </>
  );
}
