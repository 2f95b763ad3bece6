import { useLoaderData } from 'react-router';
import { ownPage as t } from '#texts/own-page';
import { needsSecondFactor } from '../../../../../shop/people/staff/session-terms.ts';
import { ask } from '../../../client/ask.ts';
import { may, useMe } from '../../../layout/me.ts';
import { Person } from '../../../layout/person.tsx';
import { Page } from '../../../ui/page.tsx';
import css from '../staff.module.css';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { NewsChoice } from './news-choice.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PinForm } from './pin-form.tsx';
import { SharedLaptopList } from './shared-laptop-list.tsx';

export const loader = async () => {
  const [{ passkeys }, pin, news] = await Promise.all([
    ask('listPasskeys'),
    ask('getPin'),
    ask('getStaffNews'),
  ]);
  return { passkeys, pin, news };
};

/** What a member sets for themselves: alerts, passkeys, authenticator app, PIN. */
function OwnPage() {
  const { passkeys, pin, news } = useLoaderData<typeof loader>();
  const me = useMe();
  return (
    <Page title={t.title} back="/more" layout="form">
      <div className={css.me}>
        <Person me={me} />
      </div>
      <NewsChoice loaded={news} />
      <PasskeyList loaded={passkeys} />
      {needsSecondFactor(me.staff.roles) && <AuthenticatorApp />}
      {pin.mayHave && <PinForm loaded={pin} />}
      {may(me, 'changeSettings') && <SharedLaptopList />}
    </Page>
  );
}

export { OwnPage as Page };
