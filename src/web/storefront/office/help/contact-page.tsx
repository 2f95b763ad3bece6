import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { help as t } from '#texts/help';
import { helpContact } from '#texts/help-contact';
import { TextBlocks } from '../../../ui/blocks/text-blocks.tsx';
import { buttonClass, ButtonContent, type ButtonLook } from '../../../ui/buttons/button-look.tsx';
import { Icon, type IconName } from '../../../ui/buttons/icon.tsx';
import { Head } from '../../head.tsx';
import { useFacts, useStoreSentences } from '../../layout/facts.ts';
import css from './contact-page.module.css';
import { languageAttributes, loadText } from './load-text.ts';
import { SupportStatus } from './support-status.tsx';

const look: ButtonLook = { icon: 'message-circle', wide: true };
const here: ButtonLook = { tone: 'secondary', wide: true };

export const loader = loadText('contact');

export function Component() {
  const { intro, quick, answerHours } = useLoaderData<typeof loader>();
  const facts = useFacts();
  const contact = helpContact(facts);
  const whoWeAre = useStoreSentences()?.identity;
  const { phone } = facts.identity;
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.titles.contact} description={t.contactDescription} />
      <header className={css.head}>
        <h1 className="display">{t.titles.contact}</h1>
        <div {...languageAttributes(intro.language)}>
          <TextBlocks text={intro.text} />
        </div>
      </header>
      <section className={css.channel}>
        <SupportStatus />
        <p>{contact.hours}</p>
        <p>
          {contact.channel}. {contact.reply}
        </p>
        {answerHours !== null && <p>{contact.measured(answerHours)}</p>}
        <a className={buttonClass(look)} href={facts.channel.url} target="_blank" rel="noreferrer">
          <ButtonContent look={look}>{t.writeOn(facts.channel.name)}</ButtonContent>
        </a>
        <Link className={buttonClass(here)} to="/support">
          <ButtonContent look={here}>{t.writeHere}</ButtonContent>
        </Link>
        {facts.otherChannels.map(({ name, handle, url }) => (
          <a key={url} className="text-link" href={url} target="_blank" rel="noreferrer">
            {name} <bdi>{handle}</bdi>
          </a>
        ))}
      </section>
      <div className={css.more}>
        <Point icon="package" title={t.orderNumber}>
          {contact.tip} {t.orderNumberWhere}{' '}
          <Link to="/orders" className="text-link">
            {t.findOrder}
          </Link>
        </Point>
        <Point icon="shield-check" title={t.privacyRequests}>
          {contact.privacy}
        </Point>
        <Point icon="map-pin" title={t.whereFrom}>
          {facts.dispatchCenter}
        </Point>
        {phone && (
          <Point icon="phone" title={t.phone}>
            <a className="text-link" href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
              {phone}
            </a>
          </Point>
        )}
        {whoWeAre && (
          <Point icon="store" title={t.whoWeAre}>
            {whoWeAre}
          </Point>
        )}
      </div>
      <section className={css.quick}>
        <h2 className="section-title">{t.quickAnswers}</h2>
        <ul>
          {quick.map(({ _id: id, language, question }) => (
            <li key={id}>
              <Link to={`/faq#${id}`} {...languageAttributes(language)}>
                {question}
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/faq" className="text-link lone-link">
          {t.allAnswers}
        </Link>
      </section>
    </div>
  );
}

function Point({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className={css.point}>
      <Icon name={icon} />
      <div>
        <h2 className="card-title">{title}</h2>
        <p>{children}</p>
      </div>
    </section>
  );
}
