import { Link, useLoaderData } from 'react-router';
import { setup as t } from '#texts/setup';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { hasDefaults, nextStep, type SetupStep } from '../../../../../shop/office/settings/setup.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { ask } from '../../../client/ask.ts';
import { useMe } from '../../../layout/me.ts';
import { Page } from '../../../ui/page.tsx';
import { Opening } from './opening.tsx';
import css from './setup.module.css';
import { StarterSet } from './starter-set.tsx';
import { doorOf, hasDrafts } from './step-doors.ts';
import { Suits } from './suits.tsx';
import { TestOrder } from './test-order.tsx';

type Setup = ConsoleDataOf<'getSetup'>;
export const loader = () => ask('getSetup');

/** What is done and what is missing before the shop opens, as the data says, and the button that opens it. */
function SetupPage() {
  const setup = useLoaderData<typeof loader>();
  const { isOpen, steps, missing } = setup;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = nextStep(steps);
  return (
    <Page title={t.title} back="/settings" layout="form">
      <div className={css.page}>
        <p className={css.big}>{t.count(formatNumber(done), formatNumber(steps.length))}</p>
        <p className={css.quiet}>
          {missing.length > 0 ? t.left(missing.length) : isOpen ? t.isOpen : t.ready}
        </p>
        <p className={css.progress} aria-hidden="true">
          {steps.map(({ step, isDone }) => (
            <span key={step} data-done={isDone || undefined} data-next={step === next || undefined} />
          ))}
        </p>
        <ol className={css.steps}>
          {steps.map((each) => (
            <li
              key={each.step}
              id={each.step}
              data-next={each.step === next || undefined}
              data-done={each.isDone || undefined}
            >
              <Step setup={setup} each={each} isNext={each.step === next} />
            </li>
          ))}
        </ol>
        <Opening setup={setup} />
        <a className="text-link" href="/">
          {t.look}
        </a>
      </div>
    </Page>
  );
}

type StepProps = { setup: Setup; each: Setup['steps'][number]; isNext: boolean };

function Step({ setup, each, isNext }: StepProps) {
  const { step, isDone } = each;
  // The filled button is the next step's until the shop can be opened.
  const tone = setup.missing.length > 0 ? 'primary' : 'secondary';
  if (step === 'testOrder')
    return (
      <TestOrder setup={setup} tone={isNext ? tone : null}>
        <StepWords {...each} />
      </TestOrder>
    );
  if (step === 'catalog' && !isDone)
    return (
      <StarterSet isNext={isNext}>
        <StepWords {...each} />
      </StarterSet>
    );
  return (
    <>
      <Link className={css.step} to={step === 'catalog' ? '/products/taxonomy' : doorOf(each)}>
        <StepWords {...each} />
      </Link>
      {isNext && step !== 'catalog' && !hasDefaults(step) && (
        <p className={css.go}>
          <ButtonLink wide tone={tone} to={doorOf(each)}>
            {hasDrafts(each) ? t.finishDrafts : t.go[step]}
          </ButtonLink>
        </p>
      )}
      {hasDefaults(step) && !isDone && <Suits step={step} nextTone={isNext ? tone : null} />}
      {!isDone && <OtherDoor step={step} />}
    </>
  );
}

/** Another place where a step can be done. */
function OtherDoor({ step }: { step: SetupStep }) {
  const { staff } = useMe();
  const other = {
    products: ['/products/import', t.fromTable],
    courier: [`/settings/staff/${staff._id}`, t.deliverMyself],
    recovery: ['/me', t.codesOfApp],
  } as const;
  if (step !== 'products' && step !== 'courier' && step !== 'recovery') return null;
  const [to, words] = other[step];
  return (
    <Link className={`text-link ${css.other}`} to={to}>
      {words}
    </Link>
  );
}

function StepWords({ step, isDone, isRequired, said }: Setup['steps'][number]) {
  return (
    <>
      <span className={css.mark}>
        {isDone && <Icon name="check" size={16} />}
        {isDone && <span className="visually-hidden">{t.done}</span>}
      </span>
      <span className={css.words}>
        <b>{t.steps[step]}</b>
        <span className={css.quiet}>
          <bdi>{said || t.why[step]}</bdi>
        </span>
        {!isDone && !isRequired && <span className={css.quiet}>{t.wait}</span>}
      </span>
      <Icon name="chevron-right" size={18} />
    </>
  );
}

export { SetupPage as Page };
