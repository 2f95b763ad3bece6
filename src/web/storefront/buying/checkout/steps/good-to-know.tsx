import { Link } from 'react-router';
import { checkout as t } from '#texts/checkout';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { useFacts } from '../../../layout/facts.ts';
import css from './good-to-know.module.css';

/** What a shopper asks before ordering, one line each, with the page that says the rest. */
export function GoodToKnow({ kind }: { kind: 'home' | 'office' }) {
  const { exchangeDays } = useFacts();
  const lines = [
    { icon: 'package', to: '/faq#open-at-door', text: t.know.open, isAtDoor: true },
    { icon: 'repeat', to: '/faq#exchange-time', text: t.know.fit(exchangeDays) },
    { icon: 'phone', to: '/faq#not-home', text: t.know.calls, isAtDoor: true },
    { icon: 'shield-check', to: '/privacy-policy', text: t.know.number },
  ] as const;
  return (
    <section className={css.know}>
      <h2>{t.know.title}</h2>
      <ul>
        {lines
          .filter((line) => kind === 'home' || !('isAtDoor' in line))
          .map(({ icon, to, text }) => (
            <li key={to}>
              <Icon name={icon} size={20} />
              <Link to={to} className="text-link">
                {text}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
