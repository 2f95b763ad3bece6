import { Link } from 'react-router';
import { layout as t } from '#texts/layout';
import { Icon } from '../../ui/buttons/icon.tsx';
import { ThemeChoice } from '../../ui/choices/theme-choice.tsx';
import { useChannels, useStoreSentences } from './facts.ts';
import css from './footer.module.css';
import { Logo } from './logo.tsx';
import { LanguageSwitch } from './menus/language-switch.tsx';

const columns = [
  {
    title: t.footerShop,
    links: [
      ['/SearchProducts', t.allClothing],
      ['/categories', t.categories],
      ['/#coupons', t.coupons],
    ],
  },
  {
    title: t.footerOrders,
    links: [
      ['/orders', t.myOrders],
      ['/checkout/delivery?step=delivery', t.delivery],
      ['/terms#returns', t.returns],
    ],
  },
  {
    title: t.footerHelp,
    links: [
      ['/faq', t.helpCenter],
      ['/contact', t.contact],
      ['/terms', t.terms],
      ['/privacy-policy', t.privacy],
    ],
  },
] as const;

/** What every footer links, however short. */
const shortLinks = [
  ['/faq', t.helpCenter],
  ['/checkout/delivery?step=delivery', t.delivery],
  ['/#coupons', t.coupons],
  ['/terms', t.terms],
  ['/privacy-policy', t.privacy],
] as const;

/** In the order of `promises` in the store's sentences. */
const promiseIcons = ['truck', 'banknote', 'undo-2', 'message-circle'] as const;

/** The footer; `quiet` pages (checkout, sign-in) have only the link to help. */
export function Footer({ quiet }: { quiet: boolean }) {
  return (
    <footer className={css.footer}>
      {!quiet && <Promises />}
      <div className={css.ground}>
        <div className={`wrap ${quiet ? css.quiet : css.columns}`}>{quiet ? <Help /> : <Sections />}</div>
      </div>
    </footer>
  );
}

function Help() {
  return (
    <>
      {shortLinks.map(([path, label]) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      ))}
      <Channels />
      <LanguageSwitch />
    </>
  );
}

function Promises() {
  const promises = useStoreSentences()?.promises ?? [];
  return (
    <div className="wrap">
      <ul className={css.promises}>
        {promises.map(({ title, text }, place) => (
          <li key={title}>
            <Icon name={promiseIcons[place] ?? 'check'} />
            <p>
              <b>{title}</b>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sections() {
  return (
    <>
      <div className={css.shop}>
        <Logo />
        <p>{t.aboutShop}</p>
        <LanguageSwitch />
        <ThemeChoice />
      </div>
      {columns.map(({ title, links }) => (
        <div key={title} className={css.column}>
          <h2>{title}</h2>
          {links.map(([path, label]) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </div>
      ))}
      <div className={css.column}>
        <h2>{t.followUs}</h2>
        <Channels />
      </div>
      <Identity />
    </>
  );
}

function Channels() {
  return useChannels().map(({ name, url }) => (
    <a key={url} href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  ));
}

function Identity() {
  const line = useStoreSentences()?.identity;
  return line ? <p className={css.identity}>{line}</p> : null;
}
