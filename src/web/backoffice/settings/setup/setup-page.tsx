import { Link, useLoaderData } from 'react-router';
import { setup as t } from '#texts/setup';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../shop/money.ts';
import type { SetupStep } from '../../../../shop/settings/setup.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { Page } from '../../ui/page.tsx';
import css from './setup.module.css';

type Setup = ConsoleDataOf<'getSetup'>;
export const loader = () => ask('getSetup');

/** Where each step is done. */
const doors: Record<SetupStep, string> = {
  identity: '/settings/shop',
  channel: '/settings/shop',
  dispatchCenter: '/settings/delivery',
  fees: '/settings/delivery',
  days: '/settings/days',
  catalog: '/products/taxonomy',
  products: '/products/new',
  stock: '/stock/receipts',
  courier: '/settings/staff/new',
  recovery: '/settings/staff',
};

/** What is done and what is missing before the shop opens, as the data says, and the button that opens it. */
function SetupPage() {
  const { isOpen, steps, missing } = useLoaderData<typeof loader>();
  const { busy, act } = useAct();
  const done = steps.filter(({ isDone }) => isDone).length;
  // The first that is missing is open; once none is, the first that may wait.
  const next = missing[0] ?? steps.find(({ isDone }) => !isDone)?.step;
  const open = async () => {
    const opened = await act(() => askOnce('openShop', {}));
    if (opened !== null) toast.success(t.opened);
  };
  return (
    <Page title={t.title} layout="form">
      <div className={css.page}>
        <p className={css.big}>{t.count(formatNumber(done), formatNumber(steps.length))}</p>
        <p className={css.quiet}>
          {missing.length > 0 ? t.left(missing.length) : isOpen ? t.isOpen : t.ready}
        </p>
        <ol className={css.steps}>
          {steps.map((each) => (
            <Step key={each.step} {...each} isNext={each.step === next} />
          ))}
        </ol>
        {isOpen ? (
          <p>
            <Link className="text-link" to="/settings/closures">
              {t.closeLink}
            </Link>
          </p>
        ) : (
          <>
            <p className={css.quiet}>{t.closed}</p>
            <Button wide busy={busy} disabled={missing.length > 0} onClick={() => void open()}>
              {missing.length > 0 ? t.left(missing.length) : t.open}
            </Button>
          </>
        )}
        <a className="text-link" href="/">
          {t.look}
        </a>
      </div>
    </Page>
  );
}

function Step({ step, isDone, isRequired, said, isNext }: Setup['steps'][number] & { isNext: boolean }) {
  return (
    <li data-next={isNext || undefined} data-done={isDone || undefined}>
      <Link className={css.step} to={doors[step]}>
        <span className={css.mark}>
          {isDone && <Icon name="check" size={16} />}
          {isDone && <span className="visually-hidden">{t.done}</span>}
        </span>
        <span className={css.words}>
          <b>{t.steps[step]}</b>
          <span className={css.quiet}>{said || t.why[step]}</span>
          {!isDone && !isRequired && <span className={css.quiet}>{t.wait}</span>}
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  );
}

export { SetupPage as Page };
